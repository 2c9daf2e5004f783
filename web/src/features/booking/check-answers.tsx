/**
 * A final check before sending: every part of the form with its answers and a way back to it. Empty
 * while there is nothing to check.
 */
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { lead } from '../../ui/error-summary.tsx';
import styles from './booking.module.css';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { answersOf, partsOf } from './part-answers.ts';
import { useQuestionnaire } from './question.tsx';

// Its words are there; a drawing that does not come is missed by nobody.
const AskedWeek = lazy(() => import('./asked-week.tsx').catch(() => ({ default: () => null })));

export function CheckAnswers() {
  const { form, today } = useQuestionnaire();
  const values = useWatch() as BookingValues;
  const rows = partsOf(form, values)
    .filter(({ part }) => part !== 'consent')
    .map((each) => ({ ...each, answers: answersOf(each, values, { form, today }) }));
  if (rows.every(({ answers }) => answers.length === 0)) return null;
  return (
    <section className={styles.part} aria-labelledby="ueberblick">
      <div className="stack">
        <h2 id="ueberblick">{furtherTexts.check}</h2>
        <p className="muted">{furtherTexts.checkLead}</p>
        <dl className={`lined ${styles.check}`}>
          {rows
            .filter(({ answers, isRequired }) => answers.length > 0 || isRequired)
            .map(({ part, names, answers }) => (
              <div key={part}>
                <dt className="hint medium">{furtherTexts.parts[part]}</dt>
                <dd className="stack gap-0 written">
                  {answers.length === 0 && <span className="urgent">{furtherTexts.missing}</span>}
                  {answers.map((answer) => (
                    <span key={answer}>{answer}</span>
                  ))}
                  {part === 'times' && answers[0] && values.slots.length > 0 && (
                    <Suspense fallback={null}>
                      <AskedWeek
                        form={form}
                        locationIds={values.locationIds}
                        slots={values.slots}
                        label={answers[0]}
                      />
                    </Suspense>
                  )}
                </dd>
                <dd>
                  <a
                    className="tap"
                    href={`#${names[0]}`}
                    onClick={(event) => lead(event, names[0] ?? '')}
                  >
                    {furtherTexts.change}
                    <span className="visually-hidden">: {furtherTexts.parts[part]}</span>
                  </a>
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}
