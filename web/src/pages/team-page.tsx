/** `/team`: who builds and runs it, by task. */

import { sitePaths } from '@platzwart/domain/site-paths';
import { team } from '../content/operator.ts';
import styles from '../features/marketing/pages.module.css';
import { texts as t } from '../features/marketing/team-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export default function TeamPage() {
  return (
    <div className={`stack ${styles.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={`columns gap-5 ${styles.sideBySide}`}>
        {team.map(({ task, text }) => (
          <li key={task} className={`stack gap-2 packed ${styles.column}`}>
            <h2 className="h3">{task}</h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
      <section className="stack left packed">
        <h2>{t.work.title}</h2>
        <p className="muted">{t.work.text}</p>
        <ButtonLink to={sitePaths.contact}>{t.work.action}</ButtonLink>
      </section>
    </div>
  );
}
