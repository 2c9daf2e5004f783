/** Whether viewers may also export what they see. Takes effect immediately, in a locked practice too: it is about rights. */

import { useId, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { roleNames } from '../../entities/member/role-texts.ts';
import { useAccount } from '../../entities/practice/queries.ts';
import { Switch } from '../../ui/switch.tsx';
import { texts } from './texts.ts';

export function ViewerExports({ slug }: { slug: string }) {
  const id = useId();
  const live = useAccount(slug);
  const { start, isRunning, problem } = useCommand((allowed: boolean) => run('setViewerExports', { companySlug: slug, allowed }));
  const [wanted, setWanted] = useState<boolean | undefined>(undefined);
  const account = live.status === 'loaded' ? live.value : undefined;
  if (!account) return null;
  // The requested value has arrived: from then on the stored one counts.
  if (wanted === account.viewersMayExport) setWanted(undefined);

  const change = async (allowed: boolean) => {
    if (isRunning) return;
    setWanted(allowed);
    if (!(await start(allowed))) setWanted(undefined);
  };

  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <h2 id={id}>{texts.exports.title}</h2>
      <Switch
        label={texts.exports.label(roleNames.viewer)}
        hint={texts.exports.hint}
        error={problem?.message}
        isOn={wanted ?? account.viewersMayExport}
        onChange={change}
      />
    </section>
  );
}
