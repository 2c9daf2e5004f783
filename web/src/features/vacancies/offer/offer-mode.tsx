/** How they are asked, and how long they may take. */
import type { OfferMode, Patience } from '@platzwart/domain/vacancies/vacancy';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './offer.module.css';
import { texts } from './texts.ts';
import type { OfferDraftState } from './use-offer-draft.ts';

const days = [1, 2, 3, 5] as const;
const hours = [1, 2, 3, 6, 12, 24] as const;

export function OfferModeFields({ offer, change }: Pick<OfferDraftState, 'offer' | 'change'>) {
  const { mode, patience, mayRace } = offer;
  const modes = (['inTurn', 'together', 'firstWins'] as const).filter(
    (each) => each !== 'firstWins' || mayRace || mode === each,
  );
  return (
    <details className={styles.details} open={mode !== 'inTurn' || undefined}>
      <summary>{texts.askDifferently}</summary>
      <div className="stack gap-4">
        <RadioGroup
          label={texts.mode}
          name="mode"
          value={mode}
          options={modes.map((value) => ({ value, ...texts.modes[value] }))}
          onChange={({ target }) =>
            change({ mode: target.value as OfferMode, patience: undefined })
          }
        />
        <SelectField
          name="patience"
          label={texts.patience}
          value={nameOf(patience)}
          options={patience.unit === 'workingDays' ? days.map(dayOption) : hours.map(hourOption)}
          onChange={({ target }) => change({ patience: patienceOf(target.value, patience.unit) })}
        />
      </div>
    </details>
  );
}

const nameOf = ({ n }: Patience) => String(n);
const dayOption = (n: number) => ({ value: String(n), label: texts.days(n) });
const hourOption = (n: number) => ({ value: String(n), label: texts.hours(n) });

function patienceOf(value: string, unit: Patience['unit']): Patience {
  const n = Number(value);
  return unit === 'hours' ? { unit, n } : { unit, n: days.find((each) => each === n) ?? 2 };
}
