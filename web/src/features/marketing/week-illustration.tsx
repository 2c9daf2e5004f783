/**
 * The product's idea, drawn: a week with some hours in demand, one free hour, and its list showing who is next. A
 * drawing, not a screen: no people, no figures.
 */
import { Fragment } from 'react';
import { classes } from '../../ui/class-names.ts';
import { texts } from './landing-texts.ts';
import styles from './week-illustration.module.css';

const t = texts.story;

/** Per hour from Monday to Friday, the heat scale step (0–4); the free one is 'f'. Noon is between 10 and 14. */
const hours: readonly { hour: number; steps: string; isAfternoon?: true }[] = [
  { hour: 8, steps: '10110' },
  { hour: 9, steps: '12121' },
  { hour: 10, steps: '01211' },
  { hour: 14, steps: '32323', isAfternoon: true },
  { hour: 15, steps: '43f42' },
  { hour: 16, steps: '34331' },
];

export function WeekIllustration() {
  return (
    <div className={`stack gap-0 small ${styles.story}`} role="img" aria-label={t.label}>
      <div className={`framed raised ${styles.week}`}>
        <span />
        {t.days.map((day) => (
          <span key={day} className="centred muted strong">
            {day}
          </span>
        ))}
        {hours.map(({ hour, steps, isAfternoon }) => (
          <Fragment key={hour}>
            <span className={classes(`muted unbroken digits ${styles.hour}`, isAfternoon && styles.afternoon)}>{hour}</span>
            {[...steps].map((step, day) => (
              <span key={t.days[day]} className={classes(`centred ${styles.cell}`, isAfternoon && styles.afternoon)} data-step={step}>
                {step === 'f' && t.free}
              </span>
            ))}
          </Fragment>
        ))}
      </div>
      <div className={`stack framed raised ${styles.list}`}>
        <p className={`line gap-3 between ${styles.slot}`}>
          {t.slot} <span className={`small strong ${styles.free}`}>{t.free}</span>
        </p>
        {[1, 2, 3].map((position) => (
          <p key={position} className={`line gap-3 ${styles.person}`} data-position={position}>
            <span className={`centred muted strong digits ${styles.position}`}>{position}</span>
            <span className={styles.name} />
            {position === 1 && <span className={`strong ${styles.next}`}>{t.next}</span>}
          </p>
        ))}
      </div>
    </div>
  );
}
