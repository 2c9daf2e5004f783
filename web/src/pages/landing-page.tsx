/** `/`: what the product is, for whom, and how to start. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import landing from '../features/marketing/landing.module.css';
import { texts as t } from '../features/marketing/landing-texts.ts';
import { RegisterNow } from '../features/marketing/register-now.tsx';
import { StartLink } from '../features/marketing/start-link.tsx';
import { texts } from '../features/marketing/texts.ts';
import { WeekIllustration } from '../features/marketing/week-illustration.tsx';
import { useSession } from '../features/session/queries.ts';
import { lazyPart } from '../shell/lazy-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './landing-page.module.css';

// Below the fold.
const Statistics = lazyPart(() => import('../features/marketing/statistics.tsx'));
const HowItWorks = lazyPart(() => import('../features/marketing/how-it-works.tsx'));
const Testimonials = lazyPart(() => import('../features/marketing/testimonials.tsx'));
// Only shown if practices want to be found.
const ListedPractices = lazy(() => import('../features/practice/listed-practices.tsx'));

export default function LandingPage() {
  const session = useSession();
  const hasPractices = session.status === 'signedIn' && session.user.practices.length > 0;
  // Not prerendered: the list of practices is queried in the browser.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);

  return (
    <>
      <section className={styles.hero}>
        <div className={`stack gap-7 page-width ${styles.heroInner}`}>
          <div className="stack gap-5 left">
            <p className="eyebrow">{t.forWhom}</p>
            <h1 className="display" tabIndex={-1}>
              {t.title}
            </h1>
            <p className={`lead muted ${styles.lead}`}>{t.lead}</p>
            <div className="row gap-3">
              <StartLink hasPractices={hasPractices} />
              <ButtonLink large to={sitePaths.product}>
                {t.toProduct}
              </ButtonLink>
            </div>
            <div className="stack gap-2 hint">
              {!hasPractices && <p>{texts.trial}</p>}
              <p>
                {t.patients} <Link to={sitePaths.bookingRequest}>{t.toBooking}</Link>
              </p>
            </div>
            <div className={`ruled ${styles.statistics}`}>
              <Statistics />
            </div>
          </div>
          <div className={`stack gap-0 ${styles.story}`}>
            <WeekIllustration />
          </div>
        </div>
      </section>

      <HowItWorks />

      {isHere && (
        <Suspense fallback={null}>
          <ListedPractices className={`stack page-width ${landing.section}`} />
        </Suspense>
      )}

      <Testimonials />
      <RegisterNow hasPractices={hasPractices} isBand />
    </>
  );
}
