/** A practice in a list: its name, and a link to request a place. */
import { addressLine } from '@platzwart/domain/contact/address-line';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './practice-card.module.css';
import { PracticeMark } from './practice-mark.tsx';
import { texts } from './texts.ts';

/** The fields of a practice that a card shows. */
type ShownOnCard = Pick<
  Practice,
  'slug' | 'title' | 'subtitle' | 'logoImagePath' | 'bookingEnabled' | 'hasNoTimes' | 'locked'
> &
  Partial<Pick<Practice, 'locations'>>;

export function PracticeCard({ practice }: { practice: ShownOnCard }) {
  const [location, ...others] = practice.locations ?? [];
  return (
    <li className={`stack gap-4 framed raised within-field roomy ${styles.card}`}>
      <div className="line gap-4 top">
        <PracticeMark practice={practice} />
        <div className="stack gap-0 packed grow anywhere">
          <h3>{practice.title}</h3>
          <p className="muted">{practice.subtitle}</p>
          {location && (
            <p className="hint">
              {addressLine({ ...location, address3: '' })}
              {others.length > 0 && (
                <span className="block">{texts.moreLocations(others.length)}</span>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="row gap-1 between">
        {acceptsRequests(practice) ? (
          <ButtonLink
            to={sitePaths.booking(practice.slug)}
            aria-label={texts.createRequestAt(practice.title)}
          >
            {texts.createRequest}
          </ButtonLink>
        ) : (
          <p className="hint">{texts.noRequests}</p>
        )}
        <ButtonLink
          look="plain"
          to={sitePaths.practice(practice.slug)}
          aria-label={texts.detailsOf(practice.title)}
        >
          {texts.details}
        </ButtonLink>
      </div>
    </li>
  );
}
