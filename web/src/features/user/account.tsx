/** One's own account: who one is here, and the practices one works in. */
import type { Role, UserPractice } from '@platzwart/domain/member';
import { may } from '@platzwart/domain/permission';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty } from '../../ui/states.tsx';
import styles from './account.module.css';
import { texts } from './texts.ts';

type Props = {
  user: { name: string; email: string; practices: readonly UserPractice[] };
  /** Each role in words. */
  roles: Readonly<Record<Role, string>>;
};

export function Account({ user, roles }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} actions={<ButtonLink to={paths.logout}>{texts.signOut}</ButtonLink>} />
      <section className={styles.section} aria-labelledby="angaben">
        <h2 id="angaben">{texts.details}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.name}</dt>
            <dd>{user.name.trim() || texts.nameUnknown}</dd>
          </div>
          <div>
            <dt>{texts.email}</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
      </section>
      {user.practices.length === 0 ? (
        <Empty
          title={texts.none}
          action={
            <ButtonLink to={paths.companyRegistration} look="filled">
              {texts.register}
            </ButtonLink>
          }
        >
          <p>{texts.noneText}</p>
        </Empty>
      ) : (
        <section className={styles.section} aria-labelledby="praxen">
          <h2 id="praxen">{texts.practices}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
          <ul role="list" className={styles.practices}>
            {user.practices.map((practice) => (
              <PracticeOfOne key={practice.slug} practice={practice} role={roles[practice.role]} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function PracticeOfOne({ practice: { slug, title, role }, role: roleInWords }: { practice: UserPractice; role: string }) {
  return (
    <Card as="li">
      <div className={styles.practice}>
        <div className={styles.words}>
          <h3>{title}</h3>
          <Chip>{texts.role(roleInWords)}</Chip>
        </div>
        <div className={styles.actions}>
          {may(role, 'administrationView') && (
            <ButtonLink to={paths.administration(slug)} aria-label={texts.toAdministrationOf(title)}>
              {texts.toAdministration}
            </ButtonLink>
          )}
          <ButtonLink look="plain" to={paths.practice(slug)} aria-label={texts.toPracticeOf(title)}>
            {texts.toPractice}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
