import { maxAdminNote } from '@platzwart/domain/request/request';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { useCallback } from 'react';
import { keyed } from '../../../entities/keys/keys.ts';
import { useMemberNames } from '../../../entities/member/queries.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useWarningOnUnload } from '../../../ui/use-warning-on-unload.ts';
import { texts as shared } from '../texts.ts';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';
import { type Note as StoredNote, useNoteDraft } from './use-note-draft.ts';

const t = texts.noteEditor;

/** The practice's note about a request; patients never see it. Saves automatically. */
export function NoteEditor({ request }: { request: StoredRequest }) {
  const { slug, readOnlyReason, saveNote } = useRequestHandling();
  const names = useMemberNames(slug);
  const { id, lastChange } = request;
  const by = lastChange?.field === 'adminNote' ? names.get(lastChange.by) : undefined;
  const onSave = useCallback(
    (text: string, after: StoredNote) => saveNote(id, text, after.revision),
    [saveNote, id],
  );
  const stored = { text: request.adminNote, revision: request.noteRevision };
  const draft = useNoteDraft(stored, onSave, `note ${id}`);
  // Otherwise it saves itself, a moment after the last key.
  useWarningOnUnload(draft.state === 'typing');

  if (readOnlyReason !== undefined) {
    return (
      <section>
        <h3>{t.label}</h3>
        <p className={request.adminNote ? 'written' : 'hint'}>
          {request.adminNote || shared.panel.noNote}
        </p>
      </section>
    );
  }
  return (
    <section className={`stack gap-2 ${styles.ownNote}`}>
      <TextArea
        {...keyed('note')}
        label={t.label}
        hint={t.hint}
        rows={2}
        limit={maxAdminNote}
        countText={charactersLeft}
        error={draft.text.length > maxAdminNote ? entityTexts.note.tooLong : undefined}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onBlur={draft.save}
      />
      <p role="status" className={`hint ${styles.noteState}`}>
        {draft.state === 'failed' ? t.failed(draft.reason ?? '') : t.states[draft.state]}
        {draft.state === 'failed' && (
          <Button look="plain" onClick={draft.save}>
            {t.retry}
          </Button>
        )}
      </p>
      {draft.theirs !== undefined && (
        <Conflict by={by} theirs={draft.theirs} mine={draft.text} onSettle={draft.settle} />
      )}
    </section>
  );
}

function Conflict({
  by,
  theirs,
  mine,
  onSettle,
}: {
  by: string | undefined;
  theirs: string;
  mine: string;
  onSettle: (text: string) => void;
}) {
  return (
    <Note isWarm isLive>
      <p>{t.conflict(by)}</p>
      <blockquote className={`written ${styles.theirs}`}>{theirs || t.emptied}</blockquote>
      <div className="row">
        <Button onClick={() => onSettle([theirs, mine].filter(Boolean).join('\n\n'))}>
          {t.both}
        </Button>
        <Button onClick={() => onSettle(mine)}>{t.mine}</Button>
        <Button onClick={() => onSettle(theirs)}>{t.theirs}</Button>
      </div>
    </Note>
  );
}
