/** Whether viewers may also export what they see. Takes effect immediately, in a locked practice too: it is about rights. */

import { useId } from 'react';
import { run } from '../../calls/run.ts';
import { useOptimisticValue } from '../../calls/use-optimistic-value.ts';
import { roleNames } from '../../entities/member/role-texts.ts';
import { useAccount } from '../../entities/practice/queries.ts';
import { Switch } from '../../ui/switch.tsx';
import { texts } from './texts.ts';

export function ViewerExports({ slug }: { slug: string }) {
  const id = useId();
  const live = useAccount(slug);
  const account = live.status === 'loaded' ? live.value : undefined;
  const { value, problem, change } = useOptimisticValue(account?.viewersMayExport ?? false, (allowed) =>
    run('setViewerExports', { companySlug: slug, allowed }),
  );
  if (!account) return null;

  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {texts.exports.title}
      </h2>
      <Switch
        label={texts.exports.label(roleNames.viewer)}
        hint={texts.exports.hint}
        error={problem?.message}
        isOn={value}
        onChange={change}
      />
    </section>
  );
}
