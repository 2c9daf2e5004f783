/**
 * CONTENTS: every deployed service, the calls and endpoints it answers, its trigger or its
 * schedule, and the handler that does the work.
 */

import { Practice } from '@platzwart/domain/practice/practice';
import { PlanMigration } from '@platzwart/domain/request/plan-migration';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { serveWebhook } from './billing/serve-webhook.ts';
import { callablesOf } from './call.ts';
import { allOf } from './core/all-of.ts';
import { PracticeDeletion } from './core/delete-practice-state.ts';
import { stored, written } from './core/events.ts';
import { leaveBodiesUnread } from './core/leave-bodies-unread.ts';
import { doDailyWork, fillDailyWork, queueDailyWork } from './daily-work.ts';
import { handleBounce } from './emails/handle-bounce.ts';
import { sendQueued } from './emails/send-queued.ts';
import { handlers } from './handlers.ts';
import { applyPractice } from './lifecycle/apply-practice.ts';
import { applyPracticeAccount } from './lifecycle/apply-practice-account.ts';
import { continueDeletion } from './lifecycle/delete-practice.ts';
import {
  bounceSecret,
  enqueueDailyWork,
  enqueueFinderWork,
  region,
  textOf,
  usesAppCheck,
  vouchers,
  webhookSecret,
} from './platform.ts';
import { putInFinder, renewFinder } from './practices/finder.ts';
import { hostedDocuments } from './practices/hosted-documents.ts';
import { serveFinder } from './practices/serve-finder.ts';
import { serveMedia } from './practices/serve-media.ts';
import { servePracticePage } from './practices/serve-practice-page.ts';
import { serveRegistration } from './practices/serve-registration.ts';
import { serveSitemap } from './practices/serve-sitemap.ts';
import { endQuestions } from './requests/end-questions.ts';
import { onRequestWritten } from './requests/on-request-written.ts';
import { runTasks } from './run-task.ts';
import { serve } from './serve.ts';
import { maxInstances, services } from './services.ts';
import { hourlyTasks, nightTasks, runEachMinute, runSweeps, tasks } from './tasks.ts';
import { continueVacancy } from './vacancies/advance-vacancy.ts';
import { recordOfferDelivery } from './vacancies/record-offer-delivery.ts';
import { publishDemand } from './waiting-list/publish-demand.ts';
import { continuePlanMigration } from './waiting-list/reslot-requests.ts';

setGlobalOptions({ region, maxInstances });
leaveBodiesUnread(['dailyWork']);
const documents = hostedDocuments(() => services.api.tools().origin);

// HTTP, behind Hosting. A call's entry in `functions/domain/calls` names its service.
export const api = onRequest(
  services.api.options,
  serve(
    callablesOf('api', handlers, services.api.tools, { usesAppCheck }),
    {
      // Hosting caches all of these for ordinary browser requests.
      '/media/**': {
        limit: { max: 300, minutes: 1 },
        answer: (request) => serveMedia(request, services.api.tools()),
      },
      '/api/finder/**': {
        limit: { max: 300, minutes: 1 },
        answer: (request) => serveFinder(request, services.api.tools()),
      },
      '/sitemap.xml': {
        limit: { max: 60, minutes: 10 },
        answer: (request) => serveSitemap(request, services.api.tools()),
      },
      // Practice pages: whatever Hosting routes here and nothing above has answered.
      '/**': {
        limit: { max: 300, minutes: 1 },
        answer: (request) => servePracticePage(request, documents, services.api.tools()),
        beyond: (request) => servePracticePage(request, documents),
      },
    },
    services.api.tools,
  ),
);

/** Payments: for administrators, and for Stripe. */
export const payments = onRequest(
  services.payments.options,
  serve(
    callablesOf('payments', handlers, services.payments.tools),
    // Stripe retries refused requests for days.
    {
      '/api/stripe/webhook': {
        limit: { max: 600, minutes: 1 },
        answer: (request) =>
          serveWebhook(request, textOf(webhookSecret), services.payments.tools()),
      },
    },
    services.payments.tools,
  ),
);

/** Large payloads: pictures, exports and imports. */
export const transfers = onRequest(
  services.transfers.options,
  serve(
    callablesOf('transfers', handlers, services.transfers.tools),
    {
      '/api/companies': {
        limit: { max: 30, minutes: 10 },
        // It bounds its parts itself, and says at their fields which is too large.
        maxBody: Number.POSITIVE_INFINITY,
        answer: (request) => serveRegistration(request, vouchers, services.transfers.tools()),
      },
    },
    services.transfers.tools,
  ),
);

/** The SMTP service reports bounced e-mails. */
export const mailBounce = onRequest(
  services.mailBounce.options,
  serve(
    [],
    {
      '/api/mail/**': {
        limit: { max: 600, minutes: 1 },
        answer: (request) =>
          handleBounce(
            request,
            { key: textOf(bounceSecret), endQuestions, onDelivery: recordOfferDelivery },
            services.mailBounce.tools(),
          ),
      },
    },
    services.mailBounce.tools,
  ),
);

// Documents
/** Sends a queued e-mail. */
export const emailQueued = onDocumentCreated(services.emailQueued.options, ({ params, data }) =>
  sendQueued(
    { id: params.id, slug: String(data?.get('slug') ?? '') },
    services.emailQueued.tools(),
    recordOfferDelivery,
  ),
);
/**
 * Releases the repeats of a request corrected into another person's; records staff's direct changes
 * in the history; updates the public levels of demand from the waiting lists; tells members' devices
 * of a new request.
 */
export const requestChanged = onDocumentWritten(
  services.requestChanged.options,
  written(TherapyRequest, ({ params, ...change }) =>
    onRequestWritten(
      { slug: params.slug, requestId: params.id, ...change },
      services.requestChanged.tools(),
    ),
  ),
);
/** Updates the public levels of demand when the form's offer or display changes. */
export const formChanged = onDocumentWritten(services.formChanged.options, ({ params }) =>
  publishDemand(params.slug, services.formChanged.tools()),
);
/**
 * The plan has changed: moves the open requests into the new lists, one part per event; each part's
 * write triggers the next.
 */
export const planMigrationChanged = onDocumentWritten(
  services.planMigrationChanged.options,
  stored(PlanMigration, ({ params, after }) =>
    continuePlanMigration(
      { slug: params.slug, seen: after },
      services.planMigrationChanged.tools(),
    ),
  ),
);
/**
 * Opens or locks a practice as its subscription says; releases its held e-mails once it is
 * approved.
 */
export const accountChanged = onDocumentWritten(services.accountChanged.options, ({ params }) =>
  applyPracticeAccount(params.slug, services.accountChanged.tools()),
);
/**
 * Locations were removed: lowers what is paid for. Locked or opened: the time of its vacancies
 * stops or goes on. What the finder shows of it is due.
 */
export const practiceChanged = onDocumentWritten(
  services.practiceChanged.options,
  written(Practice, ({ params, ...change }) =>
    applyPractice(
      { slug: params.slug, ...change },
      services.practiceChanged.tools(),
      enqueueFinderWork,
    ),
  ),
);
/**
 * A vacancy has changed: tells people whose offers ended, and asks the next ones, one part per
 * event; each part's write triggers the next.
 */
export const vacancyChanged = onDocumentWritten(
  services.vacancyChanged.options,
  stored(Vacancy, ({ params, after }) =>
    continueVacancy(
      { slug: params.slug, vacancyId: params.id, after },
      services.vacancyChanged.tools(),
    ),
  ),
);
/** Deletes a practice, one part per event; each part's write triggers the next. */
export const deletionChanged = onDocumentWritten(
  services.deletionChanged.options,
  stored(PracticeDeletion, ({ params, after }) =>
    continueDeletion({ id: params.id, seen: after }, services.deletionChanged.tools()),
  ),
);

// Schedules
/** One practice's daily work of one kind; or what has changed of all practices, for the finder. */
export const dailyWork = onTaskDispatched(services.dailyWork.options, ({ data }) =>
  doDailyWork(data, tasks, services.dailyWork.tools()),
);
/** E-mails that were held, that a trigger lost or a server postponed; deadlines of offers. */
export const everyMinute = onSchedule(services.everyMinute.options, () =>
  runEachMinute(services.everyMinute.tools()),
);
/**
 * Push notices that had to wait; account changes made outside the product; what the finder's queue
 * has lost; what is due of the daily work goes into its queue.
 */
export const everyFiveMinutes = onSchedule(services.everyFiveMinutes.options, async () => {
  const tools = services.everyFiveMinutes.tools();
  await allOf([runSweeps(tools), putInFinder(tools), queueDailyWork(tools, enqueueDailyWork)]);
});
/** Trials and subscriptions, and deletions whose events stopped. */
export const everyHour = onSchedule(services.everyHour.options, () =>
  runTasks(hourlyTasks, services.everyHour.tools()),
);
/** Ends pauses; gives daily work to practices that have none; cuts the finder's index anew. */
export const everyDay = onSchedule(services.everyDay.options, async () => {
  const tools = services.everyDay.tools();
  await allOf([runTasks(nightTasks, tools), fillDailyWork(tools), renewFinder(tools)]);
});
