import { useId } from 'react';
import { texts } from '../texts.ts';
import { useFreePlaces } from './free-places.ts';
import { type HeatScale, stepsOf } from './heat-scale.ts';
import styles from './week.module.css';

export function HeatLegend({ scale }: { scale: HeatScale }) {
  const id = useId();
  const hasFree = useFreePlaces().size > 0;
  return (
    <div className="row gap-1 across-4 hint">
      <span id={id}>{texts.legend}</span>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" aria-labelledby={id} className="row gap-1 across-4">
        {stepsOf(scale).map(({ step, from, to }) => (
          <li key={step} className="line gap-1">
            <span className={styles.swatch} data-step={step} aria-hidden="true" />
            {texts.step(from, to)}
          </li>
        ))}
      </ul>
      {hasFree && (
        <span className="line gap-1">
          <span className={styles.freeMark} aria-hidden="true" />
          {texts.freeLegend}
        </span>
      )}
    </div>
  );
}
