import { texts } from '../texts.ts';
import { useFreePlaces } from './free-places.ts';
import { type HeatScale, heatStep } from './heat-scale.ts';
import styles from './week.module.css';

type Props = { scale: HeatScale; counts: readonly number[]; hasGaps: boolean; hasSums: boolean };

/** Colours are ranks and each cell has its number: the legend says only which end is which. */
export function HeatLegend({ scale, counts, hasGaps, hasSums }: Props) {
  const hasFree = useFreePlaces().size > 0;
  const waiting = counts.filter((n) => n > 0);
  const few = Math.min(...waiting);
  const many = Math.max(...waiting);
  const shown = scale.filter(
    ({ step }) => step >= heatStep(few, scale) && step <= heatStep(many, scale),
  );
  return (
    <div className="row gap-1 across-5 hint">
      {few < many && (
        <p className="line">
          {texts.legend(few)}
          <span className={`line gap-0 ${styles.ramp}`} aria-hidden="true">
            {shown.map(({ step }) => (
              <span
                key={step}
                className={`rounded-small edged ${styles.swatch}`}
                data-step={step}
              />
            ))}
          </span>
          {texts.legend(many)}
        </p>
      )}
      {hasFree && (
        <span className="line gap-1">
          <span
            className={`rounded-small edged ${styles.swatch} ${styles.place}`}
            aria-hidden="true"
          />
          {texts.freeLegend}
        </span>
      )}
      {hasGaps && (
        <span className="line gap-1">
          <span
            className={`rounded-small edged ${styles.swatch} ${styles.gap}`}
            aria-hidden="true"
          />
          {texts.notOffered}
        </span>
      )}
      {hasSums && <span>{texts.sums.note}</span>}
    </div>
  );
}
