/**
 * In which country, and Land or canton, an address lies: read from its lines where they leave no
 * doubt, chosen otherwise.
 */
import { type Country, countries } from '@platzwart/domain/practice/country';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { regionFieldTexts as t } from './region-field-texts.ts';
import { RegionPending } from './region-pending.tsx';
import { regionTexts } from './region-texts.ts';
import type { RegionState } from './use-region-reading.ts';

const options = countries.map((value) => ({ value, label: regionTexts[value] }));

type Props = {
  reading: RegionState | undefined;
  /** Chosen or stored; undefined: what was read counts. */
  value?: Country | undefined;
  onChange: (region: Country | undefined) => void;
  name: string;
  error?: string | undefined;
  onInput?: () => void;
  isReadOnly?: boolean;
};

/** One line where it is known, one select where it is not, or should be another one. */
export function RegionField({
  reading,
  value,
  onChange,
  name,
  error,
  onInput,
  isReadOnly = false,
}: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const read = reading?.kind === 'read' ? reading.region : undefined;
  const known = value ?? read;
  if (known !== undefined && !isChoosing && error === undefined) {
    return (
      <p className="line gap-2 medium">
        <span role="status">
          <span className="muted">{t.label}:</span> {regionTexts[known]}
        </span>
        {!isReadOnly && (
          <Button look="plain" aria-label={t.changeNamed} onClick={() => setChoosing(true)}>
            {t.change}
          </Button>
        )}
      </p>
    );
  }
  if (reading?.kind === 'reading') {
    // The address is typed on: the choice is over, even where no blur said so.
    if (isChoosing) setChoosing(false);
    return <RegionPending />;
  }
  if (isReadOnly) return <p className="hint">{t.unknown}</p>;
  return (
    <SelectField
      name={name}
      label={t.label}
      hint={hintOf(reading)}
      error={error}
      {...(onInput && { onInput })}
      placeholder={t.choose}
      options={options}
      value={known ?? ''}
      autoFocus={isChoosing}
      onChange={({ target }) => {
        // Arrows and typing pass over other regions: it stays a select until it is left.
        setChoosing(true);
        onChange(countries.find((each) => each === target.value));
      }}
      onBlur={() => setChoosing(false)}
    />
  );
}

function hintOf(reading: RegionState | undefined): string {
  if (reading?.kind === 'refused') return t.refused[reading.because];
  if (reading?.kind === 'contradicted')
    return t.contradicted(regionTexts[reading.read], regionTexts[reading.chosen]);
  return t.hint;
}
