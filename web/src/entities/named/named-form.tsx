import { folded } from '@platzwart/domain/text/folding';
import { cleanLine } from '@platzwart/domain/text/text';
import { visibleLine } from '@platzwart/domain/text/visible-line';
import { type ReactNode, useEffect, useRef } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { useWholeDraft, type WholeDraft } from '../../calls/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import type { Kind, Named, NamedDraft } from './kind.ts';
import { texts } from './texts.ts';

type Props<D extends NamedDraft> = {
  kind: Kind<D>;
  /** Undefined for a new one. */
  thing: (D & Named) | undefined;
  things: readonly Named[];
  fresh: D;
  /** What the next new one does not share with the last. */
  renew?: Partial<D>;
  label?: string;
  className?: string | undefined;
  look?: 'outlined' | 'filled';
  /** What somebody else has stored meanwhile, in a sentence. */
  theirs: (stored: D) => ReactNode;
  /** Resolves to an error message if it was not saved. */
  onSave: (draft: D, seen: D) => Promise<string | undefined>;
  /** It was opened: it takes the focus, and closes again. */
  onCancel?: (() => void) | undefined;
  /** Places the field for the name among the others. */
  children: (draft: WholeDraft<D>, name: ReactNode) => ReactNode;
};

export function NamedForm<D extends NamedDraft>(props: Props<D>) {
  const {
    kind,
    thing,
    things,
    fresh,
    renew,
    label,
    className,
    look = 'filled',
    theirs,
    onSave,
    onCancel,
    children,
  } = props;
  // Order included: saving compares just as exactly.
  const isSame = (one: D, other: D) =>
    JSON.stringify(kind.draftOf(one)) === JSON.stringify(kind.draftOf(other));
  // Deleted while it is being edited.
  const isGone = thing !== undefined && !things.includes(thing);
  const draft = useWholeDraft<D>(thing ?? fresh, isSame);
  const { value } = draft;
  const change = (part: { name: string } | Partial<D>) => draft.change(part as Partial<D>);
  const latest = useRef(value);
  latest.current = value;
  // Two forms may be open on one page.
  const field = thing ? `name-${thing.id}` : 'name';
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  const isNew = thing === undefined;
  useEffect(() => {
    if (!isOpened) return;
    // After the page has announced itself by its heading.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.querySelector('input');
      field?.focus();
      // What is suggested goes with the first key.
      if (isNew) field?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpened, isNew]);

  const submission = useCommandForm(
    async (): Promise<Result<D>> => {
      const refusal = await onSave({ ...value, name: cleanLine(value.name) }, draft.base);
      return refusal ? notDone(refusal) : { ok: true, output: value };
    },
    {
      check: () =>
        wrongFields({ [field]: problemOf(cleanLine(value.name), kind, things, thing?.id) }),
      fields: [field],
      titles: { invalid: texts.invalid, failed: texts.notSaved },
      onDone: (saved) => {
        // Users who keep typing while the first one is being saved are not interrupted.
        if (renew && latest.current === saved) change(renew);
      },
    },
  );
  // What the next new one shares with the last is no input.
  const begun = thing ?? { ...fresh, ...(renew && { ...value, ...renew }) };
  useUnsavedInput(!submission.isDone && !isSame(value, begun), { text: texts.wouldBeLost });
  const decide = (how: () => void) => () => {
    how();
    submission.forget();
  };

  return (
    <form
      ref={form}
      className={className}
      noValidate
      aria-label={label}
      onSubmit={submission.onSubmit}
    >
      {submission.summary}
      {isGone && (
        <Note isWarm isLive>
          {kind.texts.changed.gone}
        </Note>
      )}
      {draft.theirs && !submission.isRunning && (
        <Note isWarm isLive>
          <p className="strong">{kind.texts.changed.title}</p>
          {theirs(draft.theirs)}
          <div className="row across-3">
            <Button onClick={decide(draft.takeTheirs)}>{texts.take}</Button>
            <Button look="plain" onClick={decide(draft.keepMine)}>
              {texts.keep}
            </Button>
          </div>
        </Note>
      )}
      {children(
        draft,
        <TextField
          label={texts.name}
          autoComplete="off"
          value={value.name}
          onChange={(event) => change({ name: event.target.value })}
          {...submission.field(field)}
          // The next one may be typed meanwhile.
          {...(renew && { readOnly: false })}
        />,
      )}
      <FormButtons look={look} busy={submission.isRunning} onCancel={onCancel}>
        {submission.isRunning
          ? texts.saving
          : !thing
            ? kind.texts.add
            : isGone
              ? kind.texts.saveAgain
              : texts.save}
      </FormButtons>
    </form>
  );
}

/** Why the name is invalid: similar names look the same to everybody. */
function problemOf(
  name: string,
  { maxName, texts: t }: Pick<Kind<never>, 'maxName' | 'texts'>,
  things: readonly Named[],
  ownId?: string,
) {
  if (!visibleLine.test(name)) return texts.nameMissing;
  if (name.length > maxName) return texts.nameTooLong(maxName);
  return things.some((thing) => thing.id !== ownId && folded(thing.name) === folded(name))
    ? t.nameTaken
    : undefined;
}
