/** In which country, and Land or canton, an address lies: read from its lines where they leave no doubt, chosen otherwise. */
import { type Country, countries } from '@platzwart/domain/practice/country';
import type { PracticeLocation } from '@platzwart/domain/practice/practice';
import type { RegionReading } from '@platzwart/domain/practice/read-region';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { regionFieldTexts as t } from './region-field-texts.ts';
import { regionTexts } from './region-texts.ts';

type Lines = Pick<PracticeLocation, 'address1' | 'address2' | 'address3'>;

const options = countries.map((value) => ({ value, label: regionTexts[value] }));

/** Milliseconds without typing after which a doubt is shown: half of an address is always in doubt. */
const pause = 500;

/** What the lines say; undefined while nothing that could be read was typed, or while the towns load. Without them, it is asked. */
export function useRegionReading({ address1, address2, address3 }: Lines): RegionReading | undefined {
  const [known, setKnown] = useState<{ lines: string; reading: RegionReading }>();
  const lines = JSON.stringify([address1, address2, address3]);
  const isReadable = /\d.*\p{L}|\p{L}.*\d/u.test(address2);
  useEffect(() => {
    if (!isReadable) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const show = (reading: RegionReading) => {
      if (!isCurrent) return;
      timer = setTimeout(() => setKnown({ lines, reading }), reading.kind === 'read' ? 0 : pause);
    };
    import('@platzwart/domain/practice/read-region').then(
      ({ readRegion }) => show(readRegion({ address1, address2, address3 })),
      () => show({ kind: 'asked' }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lines, isReadable, address1, address2, address3]);
  // Never that of the lines before.
  return isReadable && known?.lines === lines ? known.reading : undefined;
}

type Props = {
  reading: RegionReading | undefined;
  /** Chosen or stored; undefined: what was read counts. */
  value: Country | undefined;
  onChange: (region: Country | undefined) => void;
  name: string;
  error?: string | undefined;
  onInput?: () => void;
  isReadOnly?: boolean;
};

/** One line where it is known, one select where it is not, or should be another one. */
export function RegionField({ reading, value, onChange, name, error, onInput, isReadOnly = false }: Props) {
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
  if (isReadOnly) return <p className="hint">{t.unknown}</p>;
  return (
    <SelectField
      name={name}
      label={t.label}
      hint={reading?.kind === 'refused' ? t.refused[reading.because] : t.hint}
      error={error}
      {...(onInput && { onInput })}
      placeholder={t.choose}
      options={options}
      value={known ?? ''}
      autoFocus={isChoosing}
      onChange={({ target }) => onChange(countries.find((each) => each === target.value))}
    />
  );
}
