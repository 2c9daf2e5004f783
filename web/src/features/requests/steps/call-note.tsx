/**
 * What is typed while somebody is called: it becomes a dated line of the team's note, whichever way
 * one leaves the field. Nothing has to be pressed for it.
 */
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { maxAdminNote } from '@platzwart/domain/request/request';
import { visibleText } from '@platzwart/domain/text/text';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { useWarningOnUnload } from '../../../ui/use-warning-on-unload.ts';
import { texts } from './texts.ts';

const t = texts.log;

type Props = {
  request: StoredRequest;
  today: IsoDate;
  /** Of the practice's members, by uid. */
  names: ReadonlyMap<string, string>;
};

export function CallNote({ request, today, names }: Props) {
  const { saveNote, many } = useRequestHandling();
  const { show } = useToasts();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const isThere = useRef<boolean>(true);
  // Whatever leaves within the product saves it; a tab that closes cannot.
  useWarningOnUnload(text !== '');
  useUnsavedInput(problem !== undefined, { text: t.wouldBeLost });

  const save = async () => {
    const typed = text.trim();
    if (typed === '') return;
    setText('');
    const day = formatGermanDate(today).slice(0, 6);
    const line = `${[day, names.get(many.uid)].filter(Boolean).join(' ')}: ${typed}`;
    const refusal = await append(line);
    if (refusal === undefined) return;
    if (!isThere.current)
      return show({
        title: t.notSaved(fullName(request)),
        text: `${refusal} „${typed}“`,
        isUrgent: true,
      });
    setProblem(refusal);
    setText((since) => [typed, since].filter(Boolean).join('\n'));
  };

  /** To the newest note: a colleague may write at the same time. Out: why not. */
  const append = async (line: string): Promise<string | undefined> => {
    const { adminNote, noteRevision } = many.now().find(({ id }) => id === request.id) ?? request;
    const note = [adminNote, line].filter(Boolean).join('\n');
    return note.length > maxAdminNote
      ? entityTexts.note.tooLong
      : saveNote(request.id, note, noteRevision);
  };

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      void latest.current();
    };
  }, []);

  return (
    <TextArea
      label={t.note}
      optional={t.optional}
      hint={t.noteHint}
      rows={1}
      value={text}
      error={problem}
      onChange={(event) => {
        setProblem(undefined);
        setText(visibleText(event.target.value));
      }}
      onBlur={() => void save()}
    />
  );
}
