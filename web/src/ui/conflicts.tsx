/** Fields that somebody else changed during an edit, with the two resolutions for each. */
import { Button } from './button.tsx';
import { Note } from './note.tsx';

type Conflict<Field extends string> = {
  field: Field;
  label: string;
  now: string;
  /** Who wrote that, as a sentence begins; where it is known. */
  by?: string | undefined;
};

type Props<Field extends string> = {
  conflicts: readonly Conflict<Field>[];
  texts: {
    title: string;
    now: string;
    take: string;
    keep: string;
    takeNamed: (label: string) => string;
    keepNamed: (label: string) => string;
  };
  onTake: (field: Field) => void;
  onKeep: (field: Field) => void;
};

export function Conflicts<Field extends string>({
  conflicts,
  texts,
  onTake,
  onKeep,
}: Props<Field>) {
  return (
    <Note isWarm isLive>
      <p>{texts.title}</p>
      <ul className="stack">
        {conflicts.map(({ field, label, now, by = texts.now }) => (
          <li key={field} className="stack gap-2">
            <p>
              <strong>{label}.</strong> {by} <span className="written">{now}</span>
            </p>
            <div className="row">
              <Button aria-label={texts.takeNamed(label)} onClick={() => onTake(field)}>
                {texts.take}
              </Button>
              <Button aria-label={texts.keepNamed(label)} onClick={() => onKeep(field)}>
                {texts.keep}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Note>
  );
}
