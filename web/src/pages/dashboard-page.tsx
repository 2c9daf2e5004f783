/** `/dashboard`: the practices one works in, with how many wait in each. */

import styles from '../features/administration/administration.module.css';
import { PracticeCard } from '../features/administration/practice-card.tsx';
import { texts } from '../features/administration/texts.ts';
import { useSession } from '../features/session/queries.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CardGrid } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Empty } from '../ui/states.tsx';

const t = texts.dashboard;

export default function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  if (user.practices.length === 0) {
    return (
      <Empty
        level={1}
        title={t.empty.title}
        action={
          <ButtonLink to={paths.companyRegistration} look="filled">
            {t.register}
          </ButtonLink>
        }
      >
        <p>{t.empty.text}</p>
      </Empty>
    );
  }
  return (
    <div className={styles.dashboard}>
      <PageHeader title={t.title} />
      <CardGrid as="ul">
        {user.practices.map((practice) => (
          <PracticeCard
            key={practice.slug}
            practice={practice}
            administrationPath={paths.administration(practice.slug)}
            publicPath={paths.practice(practice.slug)}
          />
        ))}
      </CardGrid>
    </div>
  );
}
