/** Every scheduled task over documents, by name; `npm run time` runs any of them at any moment. */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { queries } from '@platzwart/domain/queries';
import { carryOutReset } from './accounts/factor-reset.ts';
import { sweepAccounts } from './accounts/sweep-accounts.ts';
import { checkSubscription } from './billing/check-subscription.ts';
import { allOf } from './core/all-of.ts';
import { type Task, task } from './core/task.ts';
import type { Tools } from './core/tools.ts';
import { dailyTask } from './daily-work.ts';
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
import { publishDemand } from './waiting-list/publish-demand.ts';
import { eraseRevoked } from './waiting-list/revoke-consent.ts';

export const tasks = {
  nightly: dailyTask(
    'nightly',
    'Wartelisten nachzählen, Nachfrage veröffentlichen',
    runNightlyMaintenance,
  ),
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
  followUp: dailyTask('followUp', 'Rückfragen', sendFollowUps),
  retention: dailyTask('retention', 'Aufbewahrung', deleteExpiredData),
  bin: dailyTask('bin', 'Papierkorb', emptyBin),
  revocations: task({
    needs: [],
    name: 'revocations',
    title: 'Widerrufene Einwilligungen',
    due: queries.dueRevocations,
    handle: ({ id, parent }, tools) =>
      eraseRevoked({ slug: parent.parent?.id ?? '', requestId: id }, tools),
  }),
  factorResets: task({
    needs: [],
    name: 'factorResets',
    title: 'Verlorene zweite Schritte der Anmeldung',
    due: queries.dueFactorResets,
    handle: ({ id }, tools) => carryOutReset(id, tools),
  }),
  digest: dailyTask('digest', 'Tagesnachrichten', sendDailyDigest),
  vacancies: task({
    needs: [],
    name: 'vacancies',
    title: 'Fristen von Platzangeboten',
    due: queries.dueVacancies,
    atOnce: 20,
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
  intakeLimits: task({
    needs: [],
    name: 'intakeLimits',
    title: 'Formulare, die eine Grenze geschlossen hat',
    due: () => queries.fullPractices(),
    goesRound: true,
    // Requests that nobody confirms stop counting without an event.
    handle: async ({ id }, tools) => ((await publishDemand(id, tools)) ? 'done' : 'notDue'),
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

/** Each minute, beside the e-mails: patients read when their deadline ends. */
export const minuteTasks: readonly Task<never>[] = [tasks.vacancies];

/** Every five minutes. */
export const frequentTasks: readonly Task<'push'>[] = [
  tasks.push,
  tasks.intakeLimits,
  tasks.intakeNotices,
];

/** Each hour, in this order. */
export const hourlyTasks: readonly Task<'payments'>[] = [
  tasks.trial,
  tasks.plannedDeletion,
  tasks.deletion,
  tasks.billing,
  tasks.revocations,
  tasks.factorResets,
];

/** Just after midnight in Berlin. */
export const nightTasks: readonly Task<never>[] = [tasks.intake];

/** Milliseconds in which a run begins new work, before the next one starts. */
const minuteTime = 50_000;
const frequentTime = 240_000;

/** What has a moment: held e-mails and deadlines. Each sweep completes, even if another fails. */
export async function runEachMinute(tools: Tools<'keyedHash' | 'mail'>): Promise<void> {
  await allOf([
    sweepOutbox(tools, undefined, recordOfferDelivery),
    ...minuteTasks.map((task) => runTask(task, tools, minuteTime)),
  ]);
}

/** Lost triggers, and changes made outside the product: each sweep completes as well. */
export async function runSweeps(tools: Tools<'keyedHash' | 'push'>): Promise<void> {
  await allOf([
    sweepAccounts(tools),
    ...frequentTasks.map((task) => runTask(task, tools, frequentTime)),
  ]);
}
