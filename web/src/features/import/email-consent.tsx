/**
 * Records for a whole list that people agreed to be asked by e-mail: how, and by whom that is said.
 */
import { maxConsentText } from '@platzwart/domain/import/import';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

const t = texts.consent;

type Props = {
  /** People with an address. */
  count: number;
  /** Undefined while nobody says so. */
  text: string | undefined;
  onText: (text: string | undefined) => void;
};

export function EmailConsent({ count, text, onText }: Props) {
  if (count === 0) return null;
  return (
    <div className="stack gap-2 within-form">
      <Checkbox
        name="import-zustimmung"
        label={t.check(count)}
        hint={t.hint}
        checked={text !== undefined}
        onChange={({ target }) => onText(target.checked ? '' : undefined)}
      />
      {text !== undefined && (
        <TextField
          name="import-zustimmung-worte"
          label={t.words}
          hint={t.wordsHint}
          value={text}
          autoComplete="off"
          error={text.trim().length > maxConsentText ? t.tooLong(maxConsentText) : undefined}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </div>
  );
}

/** What is missing of it. */
export function missingConsent(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { length } = text.trim();
  return length === 0 ? t.missing : length > maxConsentText ? t.tooLong(maxConsentText) : undefined;
}
