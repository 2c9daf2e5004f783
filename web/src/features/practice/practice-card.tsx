/** A practice in a list: its name, and a link to request a place. */
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './practice.module.css';
import { texts } from './texts.ts';

/** The fields of a practice that a card shows. */
type ShownOnCard = Pick<Practice, 'slug' | 'title' | 'subtitle' | 'logoImagePath' | 'bookingEnabled' | 'hasNoTimes' | 'locked'>;

export function PracticeCard({ practice }: { practice: ShownOnCard }) {
  return (
    <Card as="li">
      <div className={`line gap-3 ${styles.listedName}`}>
        {/* Decorative next to the name. There may be many: lazy loading. */}
        {practice.logoImagePath !== '' && (
          <img className={`rigid framed ${styles.logo}`} src={practice.logoImagePath} alt="" width="96" height="96" loading="lazy" />
        )}
        <div className="stack gap-1">
          <h3>{practice.title}</h3>
          <p className="muted">{practice.subtitle}</p>
        </div>
      </div>
      <div className="row gap-0">
        {acceptsRequests(practice) && (
          <ButtonLink to={sitePaths.booking(practice.slug)} aria-label={texts.createRequestAt(practice.title)}>
            {texts.createRequest}
          </ButtonLink>
        )}
        <ButtonLink look="plain" to={sitePaths.practice(practice.slug)} aria-label={texts.detailsOf(practice.title)}>
          {texts.details}
        </ButtonLink>
      </div>
    </Card>
  );
}
