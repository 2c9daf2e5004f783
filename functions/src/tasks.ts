/** Every scheduled task over documents, by name; `npm run time` runs any of them at any moment. */
import { momentInBerlin } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { queries } from '@platzwart/domain/queries';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { checkSubscription } from './billing/check-subscription.ts';
import { type Task, task } from './core/task.ts';
import type { Tools } from './core/tools.ts';
import { sweepOutbox } from './emails/send-email.ts';
import { sendFollowUps } from './follow-up/send-follow-ups.ts';
import { advanceTrial } from './lifecycle/advance-trial.ts';
import { deleteExpiredData } from './lifecycle/delete-expired-data.ts';
import { goOnWithDeletion } from './lifecycle/delete-practice.ts';
import { deleteAsPlanned } from './lifecycle/plan-deletion.ts';
import { resumeIntake } from './practices/resume-intake.ts';
import { sendDailyDigest } from './practices/send-daily-digest.ts';
import { sendIntakeNotices } from './practices/send-intake-notices.ts';
import { sendDueNotice } from './push/send-due-notice.ts';
import { runNightlyMaintenance } from './requests/nightly-maintenance.ts';
import { runTask } from './run-task.ts';
import { advanceVacancy } from './vacancies/advance-vacancy.ts';
import { recordOfferDelivery } from './vacancies/record-offer-delivery.ts';
import { emptyBin } from './waiting-list/bin.ts';
import { eraseRevoked } from './waiting-list/revoke-consent.ts';

export const tasks = {
  nightly: task({
    needs: [],
    name: 'nightly',
    title: 'Wartelisten nachzählen, Nachfrage veröffentlichen',
    due: () => queries.everyPractice(),
    isForAll: true,
    handle: ({ id }, tools) => runNightlyMaintenance(id, tools),
  }),
  trial: task({
    needs: ['payments'],
    name: 'trial',
    title: 'Ende der Testzeit',
    due: queries.dueTrialSteps,
    handle: ({ parent }, tools) => advanceTrial(parent.parent?.id ?? '', tools),
  }),
  billing: task({
    needs: ['payments'],
    name: 'billing',
    title: 'Abos, von denen niemand berichtet hat',
    due: queries.dueBillingChecks,
    handle: ({ parent }, tools) => checkSubscription(parent.parent?.id ?? '', tools),
  }),
  plannedDeletion: task({
    needs: [],
    name: 'plannedDeletion',
    title: 'Beauftragtes Löschen von Praxen',
    due: queries.dueAccountDeletions,
    handle: ({ parent }, tools) => deleteAsPlanned(parent.parent?.id ?? '', tools),
  }),
  deletion: task({
    needs: ['payments'],
    name: 'deletion',
    title: 'Löschen von Praxen',
    due: queries.dueDeletions,
    handle: ({ id }, tools, isOver) => goOnWithDeletion(id, tools, isOver),
  }),
  followUp: task({
    needs: [],
    name: 'followUp',
    title: 'Rückfragen',
    due: () => queries.followUpAccounts(),
    isForAll: true,
    handle: ({ parent }, tools, isOver) => sendFollowUps(parent.parent?.id ?? '', tools, isOver),
  }),
  retention: task({
    needs: [],
    name: 'retention',
    title: 'Aufbewahrung',
    due: () => queries.accounts(),
    isForAll: true,
    handle: ({ parent }, tools, isOver) =>
      deleteExpiredData(parent.parent?.id ?? '', tools, isOver),
  }),
  bin: task({
    needs: [],
    name: 'bin',
    title: 'Papierkorb',
    due: () => queries.accounts(),
    isForAll: true,
    handle: ({ parent }, tools, isOver) => emptyBin(parent.parent?.id ?? '', tools, isOver),
  }),
  revocations: task({
    needs: [],
    name: 'revocations',
    title: 'Widerrufene Einwilligungen',
    due: queries.dueRevocations,
    handle: ({ id, parent }, tools) =>
      eraseRevoked({ slug: parent.parent?.id ?? '', requestId: id }, tools),
  }),
  digest: task({
    needs: [],
    name: 'digest',
    title: 'Tagesnachrichten',
    due: () => queries.digestAccounts(),
    isForAll: true,
    handle: ({ parent }, tools) => sendDailyDigest(parent.parent?.id ?? '', tools),
  }),
  vacancies: task({
    needs: [],
    name: 'vacancies',
    title: 'Fristen von Platzangeboten',
    due: queries.dueVacancies,
    handle: ({ id, parent }, tools, isOver) =>
      advanceVacancy({ slug: parent.parent?.id ?? '', vacancyId: id }, tools, isOver),
  }),
  push: task({
    needs: ['push'],
    name: 'push',
    title: 'Benachrichtigungen auf Geräten',
    due: queries.duePushNotices,
    handle: ({ parent }, tools) => sendDueNotice(parent.parent?.id ?? '', tools),
  }),
  intake: task({
    needs: [],
    name: 'intake',
    title: 'Ende von Pausen',
    due: (now) => queries.resumingPractices(berlinDate(now)),
    handle: ({ id }, tools) => resumeIntake(id, tools),
  }),
  intakeNotices: task({
    needs: [],
    name: 'intakeNotices',
    title: 'Nachricht, dass wieder Anfragen möglich sind',
    due: queries.dueIntakeNotices,
    handle: ({ parent }, tools, isOver) =>
      sendIntakeNotices(parent.parent?.id ?? '', tools, isOver),
  }),
};

/** Every five minutes: a deadline may not wait for an hour. */
export const frequentTasks: readonly Task<'push'>[] = [
  tasks.vacancies,
  tasks.push,
  tasks.intakeNotices,
];

/** Each hour, in this order. */
export const hourlyTasks: readonly Task<'payments'>[] = [
  tasks.trial,
  tasks.plannedDeletion,
  tasks.deletion,
  tasks.billing,
  tasks.revocations,
];

/** Once a day, each at its own hour: counting at night, e-mails by day. */
const dailyTasks: readonly { readonly hour: number; readonly task: Task<never> }[] = [
  { hour: 0, task: tasks.intake },
  { hour: 3, task: tasks.nightly },
  { hour: 4, task: tasks.retention },
  { hour: 5, task: tasks.bin },
  { hour: 9, task: tasks.followUp },
  { hour: 17, task: tasks.digest },
];

export const dailyHours = dailyTasks.map(({ hour }) => hour);

/**
 * The daily tasks planned within half an hour of that time of day in Berlin. In: as the scheduler
 * reports it.
 */
export function dailyTasksAt(scheduleTime: string): Task<never>[] {
  const moment = new Date(scheduleTime);
  const isNear = (hour: number) => {
    const planned = momentInBerlin(berlinDate(moment), `${String(hour).padStart(2, '0')}:05`);
    return Math.abs(moment.getTime() - planned.getTime()) < 30 * 60_000;
  };
  return dailyTasks.filter(({ hour }) => isNear(hour)).map(({ task }) => task);
}

/** Milliseconds; the next run starts in five minutes. */
const frequentTime = 240_000;

/**
 * Handles lost triggers, changes made outside the product, and deadlines of offers: each sweep
 * completes, even if another fails.
 */
export async function runSweeps(tools: Tools<'keyedHash' | 'mail' | 'push'>): Promise<void> {
  const swept = await Promise.allSettled([
    sweepOutbox(tools, undefined, recordOfferDelivery),
    sweepAccounts(tools),
    ...frequentTasks.map((task) => runTask(task, tools, frequentTime)),
  ]);
  for (const each of swept) if (each.status === 'rejected') throw each.reason;
}
