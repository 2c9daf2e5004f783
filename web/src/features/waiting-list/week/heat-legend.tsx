import { texts } from './texts.ts';
import styles from './waiting-list.module.css';

export function HeatLegend() {
  return (
    <div className={styles.legend}>
      <span id="legende">{texts.legend}</span>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" aria-labelledby="legende">
        {texts.legendSteps.map((words, step) => (
          <li key={words}>
            <span className={styles.swatch} data-step={step} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
