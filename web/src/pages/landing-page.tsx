/** `/`: what the product is, for whom, and how to start. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { texts as t } from '../features/marketing/landing-texts.ts';
import { RegisterNow } from '../features/marketing/register-now.tsx';
import { StartLink } from '../features/marketing/start-link.tsx';
import { texts } from '../features/marketing/texts.ts';
import { useSession } from '../features/session/queries.ts';
import { lazyPart } from '../shell/lazy-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './landing-page.module.css';

// Prerendered.
const Week = lazyPart(() => import('./landing-week.tsx'), <div className={styles.awaited} />);
// Below the fold.
const Story = lazyPart(() => import('../features/marketing/story.tsx'));
const DataProtection = lazyPart(() => import('../features/marketing/data-protection.tsx'));
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
      <div className="on-band">
        <div className={`stack gap-5 page-width ${styles.opening}`}>
          <p className="eyebrow">{t.forWhom}</p>
          <h1 className="display" tabIndex={-1}>
            {t.title}
          </h1>
          <p className={`lead ${styles.lead}`}>{t.lead}</p>
          <div className={`row gap-3 ${styles.actions}`}>
            <StartLink hasPractices={hasPractices} />
            <ButtonLink large to={sitePaths.administration('demo')}>
              {t.toDemo}
            </ButtonLink>
            <ButtonLink look="plain" large to={sitePaths.product}>
              {t.toProduct}
            </ButtonLink>
          </div>
          <div className="row gap-0 across-4 hint">
            <p>
              <Link to={sitePaths.pricing} className="tap">
                {t.price}
              </Link>
            </p>
            {!hasPractices && <p>{texts.trial}</p>}
          </div>
        </div>
      </div>

      <section
        id="ausprobieren"
        data-uncovered
        tabIndex={-1}
        className={`page-width ${styles.try}`}
        aria-label={t.trying}
      >
        <div className="framed raised clipped" data-needs-app>
          <div className={`row across-4 between ${styles.bar}`}>
            <p className="small strong">{t.toTry}</p>
            <p className={`hint ${styles.samples}`}>{t.samples}</p>
          </div>
          <Week />
        </div>
      </section>

      <div className="on-warm">
        <p className="row across-3 middle page-width">
          <span className="strong">{t.patients}</span>
          <Link to={sitePaths.bookingRequest} className="tap">
            {t.toBooking}
          </Link>
        </p>
      </div>

      <Story />

      <div className="on-warm">
        <Testimonials />
        <div data-loads-app>
          {isHere && (
            <Suspense fallback={null}>
              <ListedPractices className={`stack page-width ${styles.listed}`} />
            </Suspense>
          )}
        </div>
      </div>

      <DataProtection />
      <RegisterNow hasPractices={hasPractices} isBand />
    </>
  );
}
