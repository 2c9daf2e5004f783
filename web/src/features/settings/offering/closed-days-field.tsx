/** The days on which the practice is closed: periods, from and to. */
import type { ClosedDays } from '@platzwart/domain/practice/offering-settings';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { FieldRow } from '../../../ui/section.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import type { SettingsForm } from '../use-settings-form.tsx';
import { DayField } from './day-field.tsx';
import { texts } from './texts.ts';

const t = texts.closedDays;

type Props = {
  periods: readonly ClosedDays[];
  max: number;
  field: SettingsForm<unknown>['field'];
  mayChange: boolean;
  onChange: (periods: ClosedDays[]) => void;
};

export function ClosedDaysField({ periods, max, field, mayChange, onChange }: Props) {
  const titleId = useId();
  const reasonId = useId();
  const box = useRef<HTMLElement>(null);
  useFocusFallback(box);
  const isFull = periods.length >= max;
  const { error, onInput: forgetError } = field('closedDays');
  const change = (index: number, part: Partial<ClosedDays>) =>
    onChange(periods.map((one, i) => (i === index ? { ...one, ...part } : one)));
  return (
    <section ref={box} id="closedDays" className="stack gap-3" aria-labelledby={titleId}>
      <h4 id={titleId}>{texts.fields.closedDays.label}</h4>
      <p className="hint">{t.hint}</p>
      <FieldError id="closedDays-error" error={error} />
      {periods.length === 0 && <p>{t.none}</p>}
      {periods.map((period, index) => (
        // A period has no name but its place in the list.
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields show the values, and hold none of their own.
        <fieldset key={index} className="stack gap-2 packed" aria-label={t.period(index + 1)}>
          <FieldRow>
            {(['from', 'to'] as const).map((end) => (
              <DayField
                key={end}
                {...field(`closedDays.${index}.${end}`)}
                label={t[end]}
                hint={t.format}
                value={period[end]}
                onChange={(day) => change(index, { [end]: day })}
              />
            ))}
          </FieldRow>
          {mayChange && (
            <Button
              look="plain"
              className="own-width"
              aria-label={t.removeOne(index + 1)}
              onClick={() => {
                forgetError();
                onChange(periods.filter((_, i) => i !== index));
              }}
            >
              {t.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {mayChange && (
        <div className="stack gap-2 left">
          <Button
            aria-disabled={isFull}
            aria-describedby={isFull ? reasonId : undefined}
            onClick={() => onChange([...periods, { from: '', to: '' }])}
          >
            <Plus size={18} aria-hidden="true" />
            {t.add}
          </Button>
          {isFull && (
            <p id={reasonId} className="hint">
              {t.most(max)}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
