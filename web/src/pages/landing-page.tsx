import { lazy, Suspense } from 'react';
import { useSession } from '../features/session/queries.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { WeekMark } from '../ui/week-mark.tsx';
import styles from './landing-page.module.css';

// Below what one sees first, and only there if practices want to be found.
const ListedPractices = lazy(() => import('../features/practice/listed-practices.tsx'));

const steps = [
  {
    title: 'Deine Zeiten, deine Fragen',
    text: 'Du legst fest, wann ihr arbeitet und was ihr von neuen Patientinnen und Patienten wissen müsst. Daraus entsteht euer Anfrageformular.',
  },
  {
    title: 'Anfragen ohne Anruf',
    text: 'Wer einen Therapieplatz sucht, wählt die passenden Zeitfenster in der Woche. Ohne Konto, am Handy oder am Computer.',
  },
  {
    title: 'Die Warteliste führt sich selbst',
    text: 'Für jedes Zeitfenster steht fest, wer als Nächstes an der Reihe ist. Wird ein Platz frei, siehst du sofort, wem er passt.',
  },
];

export default function LandingPage() {
  const session = useSession();
  const hasPractices = session.status === 'signedIn' && session.user.practices.length > 0;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div className={styles.words}>
            <h1 tabIndex={-1}>Die Warteliste für deine Praxis</h1>
            <p className={styles.lead}>
              Platzwart nimmt Anfragen nach Therapieplätzen entgegen und ordnet sie nach Zeitfenstern. So bekommt einen freien Platz, wem er
              passt und wer am längsten wartet.
            </p>
            {hasPractices ? (
              <ButtonLink look="filled" large to={paths.dashboard}>
                Meine Praxen
              </ButtonLink>
            ) : (
              <>
                <ButtonLink look="filled" large to={paths.companyRegistration}>
                  Loslegen!
                </ButtonLink>
                <p className={styles.small}>30 Tage kostenlos, ohne Kreditkarte.</p>
              </>
            )}
          </div>
          <WeekMark className={styles.week} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="so-geht-es">
        <h2 id="so-geht-es">So geht es</h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Suspense fallback={null}>
        <ListedPractices className={styles.section} />
      </Suspense>
    </>
  );
}
