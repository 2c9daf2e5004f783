/** Retention, data export, the data processing agreement, and deleting the practice. */

import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { run } from '../../../calls/run.ts';
import { useMemberNames } from '../../../entities/member/queries.ts';
import type { KnownAccount } from '../../../entities/practice/known-account.ts';
import { SettingsPage } from '../settings-page.tsx';
import { texts as shared } from '../texts.ts';
import { useSettingsForm } from '../use-settings-form.tsx';
import { ContractSection } from './contract-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import styles from './privacy.module.css';
import { type Retention, RetentionFields } from './retention-fields.tsx';
import { texts } from './texts.ts';
import type { TableOf } from './use-practice-export.ts';

const t = texts.retention;

export type PrivacyViewProps = {
  practice: Practice;
  account: KnownAccount;
  role: Role | undefined;
  /** All waiting requests; undefined while loading. */
  open: readonly Pick<TherapyRequest, 'activeAt'>[] | undefined;
  now: Date;
  /** Loads the code that turns exported requests into a table. */
  loadTable: () => Promise<TableOf>;
};

export function PrivacyView({ practice, account, role, open, now, loadTable }: PrivacyViewProps) {
  const isAdministrator = may(role, 'changeSettings');
  const names = useMemberNames(practice.slug);
  const form = useSettingsForm<Retention>({
    stored: { retentionMonths: account.retentionMonths },
    readOnlyReason: isAdministrator
      ? lockedReason({ practice, account })
      : shared.administratorsOnly,
    send: (edits) => run('updateRetention', { companySlug: practice.slug, edits }),
  });
  return (
    <div className={`stack gap-0 ${styles.page}`}>
      <SettingsPage
        title={texts.title}
        lead={texts.lead}
        form={form}
        describe={(_field, { retentionMonths }) => ({
          label: t.label,
          value: t.months(retentionMonths),
        })}
      >
        <RetentionFields form={form} open={open} now={now} />
      </SettingsPage>
      <ExportSection slug={practice.slug} isAllowed={isAdministrator} loadTable={loadTable} />
      <ContractSection practice={practice} account={account} isAllowed={isAdministrator} />
      <DeletionSection
        practice={practice}
        deletion={account.deletion}
        askedBy={account.deletion ? names.get(account.deletion.by) : undefined}
        isAllowed={isAdministrator}
        subscription={account.subscription ?? null}
        waiting={open?.length}
        billingPath={`${sitePaths.administration(practice.slug)}/${screenPaths.setting('billing')}`}
        now={now}
      />
    </div>
  );
}

function lockedReason({
  practice,
  account,
}: Pick<PrivacyViewProps, 'practice' | 'account'>): string | undefined {
  if (!practice.locked) return undefined;
  return account.deletion ? texts.retentionEnds : texts.retentionLocked;
}
