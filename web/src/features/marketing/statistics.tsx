/** Usage figures as text: a screen reader reads each with what it counts. */
import { statistics } from '../../content/operator.ts';
import { texts } from './landing-texts.ts';
import styles from './marketing.module.css';

export default function Statistics() {
  if (statistics.length === 0) return null;
  return (
    <section aria-labelledby="in-zahlen">
      <h2 id="in-zahlen" className="visually-hidden">
        {texts.numbers}
      </h2>
      <dl className={`row digits ${styles.statistics}`}>
        {statistics.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
