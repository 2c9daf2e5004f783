/** Whether viewers may also export what they see. Takes effect immediately, in a locked practice too: it is about rights. */
import { useId, useState } from 'react';
import { useAccount } from '../../entities/practice/queries.ts';
import { Switch } from '../../ui/switch.tsx';
import { setViewerExports } from './commands.ts';
import styles from './members.module.css';
import type { RoleTexts } from './role-texts.ts';
import { texts } from './texts.ts';
import { useCommand } from './use-command.ts';

export function ViewerExports({ slug, roles }: { slug: string; roles: RoleTexts }) {
  const id = useId();
  const live = useAccount(slug);
  const { isBusy, problem, run, forget } = useCommand();
  const [wanted, setWanted] = useState<boolean | undefined>(undefined);
  const account = live.status === 'loaded' ? live.value : undefined;
  if (!account) return null;
  // The requested value has arrived: from then on the stored one counts.
  if (wanted === account.viewersMayExport) setWanted(undefined);

  const change = (allowed: boolean) => {
    if (isBusy) return;
    forget();
    setWanted(allowed);
    void run(
      async () => {
        const problems = await setViewerExports(slug, allowed);
        if (problems) setWanted(undefined);
        return problems;
      },
      () => {},
    );
  };

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts.exports.title}</h2>
      <Switch
        label={texts.exports.label(roles.names.viewer)}
        hint={texts.exports.hint}
        error={problem}
        isOn={wanted ?? account.viewersMayExport}
        onChange={change}
      />
    </section>
  );
}
