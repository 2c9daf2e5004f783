import type { UserPractice } from '@platzwart/domain/member';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import styles from './administration.module.css';
import { useRequestCounters } from './queries.ts';
import { texts } from './texts.ts';

const t = texts.dashboard;

/** A practice of one's own, with how many wait there now. */
export function PracticeCard({
  practice,
  administrationPath,
  publicPath,
}: {
  practice: UserPractice;
  administrationPath: string;
  publicPath: string;
}) {
  return (
    <Card as="li">
      <div className={styles.practice}>
        <h2>{practice.title}</h2>
        <OpenCount slug={practice.slug} />
        <Chip>{t.role(texts.roles[practice.role])}</Chip>
        <div className={styles.actions}>
          <ButtonLink to={administrationPath}>{t.open}</ButtonLink>
          <ButtonLink to={publicPath} look="plain">
            {t.public}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function OpenCount({ slug }: { slug: string }) {
  const live = useRequestCounters(slug);
  if (live.status === 'loading') return <p className={styles.figure} />;
  if (live.status !== 'loaded') return <p className={styles.figure}>{t.countUnknown}</p>;
  const open = live.value?.open ?? 0;
  return (
    <p className={styles.figure} role="status">
      <span className={styles.number}>{open}</span> {t.count(open)}
    </p>
  );
}
