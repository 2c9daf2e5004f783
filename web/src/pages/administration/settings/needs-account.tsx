/** Loads what every settings page needs: practice, account and form, all live. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import type { KnownAccount } from '../../../entities/practice/known-account.ts';
import { useKnownAccount } from '../../../entities/practice/queries.ts';
import { readOnlyReasonFor } from '../../../features/settings/read-only-reason.ts';
import { texts } from '../../../features/settings/texts.ts';
import { Loading } from '../../../ui/states.tsx';
import { useAdministration } from '../administration-context.ts';
import { NeedsForm } from '../screen.tsx';

export type Known = {
  practice: Practice;
  account: KnownAccount;
  form: FormConfiguration;
  /** Why the practice is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
};

export function NeedsAccount({ children }: { children: (known: Known) => ReactNode }) {
  const { slug, role, practice } = useAdministration();
  const live = useKnownAccount(slug, role);
  if (live.status === 'refused' || live.status === 'failed') {
    return <LoadFailure title={texts.loadFailed} retry={live.retry} />;
  }
  const account = live.status === 'loaded' ? live.value : undefined;
  if (!account || !practice) return <Loading text={texts.loading} />;
  return (
    <NeedsForm>
      {(form) =>
        children({
          practice,
          account,
          form,
          readOnlyReason: readOnlyReasonFor(role, practice.locked),
        })
      }
    </NeedsForm>
  );
}
