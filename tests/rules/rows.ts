/** The data table as matrices: one row per kind of document, one cell per person and action. */
import { outboxPausePath } from '@platzwart/domain/contact/outbox-pause';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { offerId } from '@platzwart/domain/vacancies/offer';
import { serverTimestamp } from 'firebase/firestore';
import { type Row, who } from './matrix.ts';
import { queryOf } from './query-of.ts';
import { ids, slugs, uidOf } from './world.ts';

const publicDocument = who({ everybody: ['get'] });
const membersGet = who({ members: ['get'] });
const membersGetAndList = who({ members: ['get', 'list'] });
const staffUpdate = who({ members: ['get', 'list'], staff: ['update'] });
const staffWrite = who({ members: ['get', 'list'], staff: ['create', 'update', 'delete'] });
/** The therapist's document, which only they write. */
const ownEditing = who({ members: ['get', 'list'], therapist: ['update', 'delete'] });
/** The therapist's own lists, which nobody else sees. */
const ownLists = who({ therapist: ['get', 'list', 'create', 'update', 'delete'] });
/** The therapist's document, which only they read. */
const ownDevices = who({ therapist: ['get'] });
const administratorsGet = who({ administrator: ['get'] });
const administratorsGetAndList = who({ administrator: ['get', 'list'] });
/** The document of the administrator. */
const ownUser = administratorsGet;
/** Documents that only functions access. */
const nobody = who({});

/** The rows of one practice. */
export function practiceRows(slug: string): Row[] {
  const below = (rest: string) => ({ title: `practices/{slug}/${rest}` });
  /** A practice has only one of each; the unlisted practice has none yet. */
  const single = (rest: string) => ({
    title: `practices/{slug}/${rest}`,
    fresh: `practices/${slugs.unlisted}/${rest}`,
  });
  return [
    {
      title: 'practices/{slug}',
      path: paths.practice(slug),
      list: (db) => queryOf(db, 'practices', queries.listedPractices()),
      cells: publicDocument,
    },
    { ...single('public/form'), path: paths.form(slug), cells: publicDocument },
    { ...single('public/demand'), path: paths.demand(slug), cells: publicDocument },
    { ...single('private/account'), path: paths.account(slug), cells: administratorsGet },
    { ...single('private/team'), path: paths.teamAccount(slug), cells: membersGet },
    { ...single('private/undelivered'), path: paths.undelivered(slug), cells: administratorsGet },
    { ...single('private/billing'), path: serverPaths.billing(slug), cells: nobody },
    {
      ...below('members/{uid}'),
      path: paths.member(slug, uidOf('therapist')),
      cells: membersGetAndList,
    },
    {
      ...below('members/{uid}/lists/{id}'),
      path: `${paths.ownLists(slug, uidOf('therapist'))}/${ids.list}`,
      cells: ownLists,
    },
    {
      ...below('invitations/{id}'),
      path: paths.invitation(slug, ids.other),
      cells: administratorsGetAndList,
    },
    {
      ...below('requests/{id}'),
      path: paths.request(slug, ids.request),
      change: (uid) => ({
        tags: [],
        lastChange: { by: uid, at: serverTimestamp(), field: 'tags' },
      }),
      cells: staffUpdate,
    },
    {
      ...below('requests/{id}/history/{id}'),
      path: `${paths.history(slug, ids.request)}/${ids.other}`,
      cells: membersGetAndList,
    },
    { ...below('bin/{id}'), path: paths.binned(slug, ids.other), cells: membersGetAndList },
    { ...below('revoked/{id}'), path: serverPaths.revokedRequest(slug, ids.other), cells: nobody },
    {
      ...below('revoked/{id}/history/{id}'),
      path: `${serverPaths.revokedHistory(slug, ids.other)}/${ids.other}`,
      cells: nobody,
    },
    {
      ...below('revoked/{id}/offers/{offerId}'),
      path: `${serverPaths.revokedOffers(slug, ids.other)}/${offerId(ids.vacancy, ids.other)}`,
      cells: nobody,
    },
    {
      ...below('vacancies/{vacancyId}'),
      path: paths.vacancy(slug, ids.vacancy),
      cells: membersGetAndList,
    },
    {
      ...below('offers/{offerId}'),
      path: paths.offer(slug, offerId(ids.vacancy, ids.request)),
      cells: membersGetAndList,
    },
    {
      ...below('statistics/{month}'),
      path: paths.monthStatistics(slug, '2026-03'),
      cells: membersGetAndList,
    },
    {
      ...below('heatmaps/{locationId}'),
      path: paths.heatmap(slug, ids.location),
      cells: membersGet,
    },
    {
      ...below('publicCounts/{id}'),
      path: serverPaths.publicCount(slug, 'levels'),
      cells: nobody,
    },
    { ...single('counters/requests'), path: paths.requestCounters(slug), cells: membersGet },
    { ...single('counters/reconciliation'), path: paths.reconciliation(slug), cells: membersGet },
    { ...single('jobs/planMigration'), path: paths.planMigration(slug), cells: membersGet },
    { ...single('jobs/daily'), path: serverPaths.dailyWork(slug), cells: nobody },
    { ...single('jobs/push'), path: serverPaths.pushJob(slug), cells: nobody },
    { ...single('jobs/intakeNotices'), path: serverPaths.intakeNoticeJob(slug), cells: nobody },
    { ...below('intakeNotices/{hmac}'), path: paths.intakeNotice(slug, ids.other), cells: nobody },
    {
      ...below('demandHistory/{date}'),
      path: paths.demandOf(slug, '2026-03-01'),
      cells: membersGetAndList,
    },
    { ...below('openKeys/{hmac}'), path: `practices/${slug}/openKeys/${ids.other}`, cells: nobody },
    {
      ...below('certificates/{hash}'),
      path: serverPaths.certificate(slug, ids.other),
      cells: nobody,
    },
    { ...below('tags/{id}'), path: paths.tag(slug, ids.tag), cells: staffWrite },
    { ...below('lists/{id}'), path: paths.list(slug, ids.list), cells: staffWrite },
    {
      ...below('editing/{uid}'),
      path: paths.editingOf(slug, uidOf('therapist')),
      change: () => ({ at: serverTimestamp() }),
      cells: ownEditing,
    },
    {
      ...below('devices/{uid}'),
      path: paths.devicesOf(slug, uidOf('therapist')),
      cells: ownDevices,
    },
    {
      ...below('opened/{uid}'),
      path: paths.openedOf(slug, uidOf('therapist')),
      cells: ownDevices,
    },
    {
      ...below('log/{id}'),
      path: `${paths.log(slug)}/${ids.other}`,
      cells: administratorsGetAndList,
    },
    { ...below('imports/{id}'), path: paths.import(slug, ids.other), cells: membersGetAndList },
  ];
}

/** The rows that belong to no practice. */
export const otherRows: Row[] = [
  { title: 'users/{uid}', path: paths.user(uidOf('administrator')), cells: ownUser },
  { title: 'sessions/{uid}_{session}', path: paths.session('uid', ids.other), cells: nobody },
  { title: 'outbox/{id}', path: serverPaths.email(ids.other), cells: nobody },
  { title: 'requestLinks/{tokenHash}', path: `requestLinks/${ids.other}`, cells: nobody },
  { title: 'practiceLogos/{slug}', path: serverPaths.practiceLogo(slugs.own), cells: nobody },
  { title: 'registrations/{attempt}', path: serverPaths.registration(ids.other), cells: nobody },
  { title: 'factors/{uid}', path: serverPaths.factors(uidOf('administrator')), cells: nobody },
  { title: 'accountLinks/{codeHash}', path: serverPaths.accountLink(ids.other), cells: nobody },
  { title: 'accountsSeen/{part}', path: serverPaths.accountsSeen(ids.other), cells: nobody },
  { title: 'stoppedMailboxes/{key}', path: serverPaths.stoppedMailbox(ids.other), cells: nobody },
  { title: 'rateLimits/{key}', path: serverPaths.rateLimit(ids.other), cells: nobody },
  {
    title: 'formerPractices/{slugHash}',
    path: paths.formerPractice(ids.other),
    cells: publicDocument,
  },
  { title: 'pauses/{id}', path: outboxPausePath, cells: publicDocument },
  { title: 'finder/{part}', path: serverPaths.finder(ids.other), cells: nobody },
  { title: 'finderChanges/{slug}', path: serverPaths.finderChange(ids.other), cells: nobody },
  { title: 'deletions/{slugHash}', path: serverPaths.deletion(ids.other), cells: nobody },
  { title: 'erasures/{hash}', path: serverPaths.erasure(ids.other), cells: nobody },
  { title: 'browserErrors/{hash}', path: serverPaths.browserError(ids.other), cells: nobody },
  { title: 'runs/{run}', path: serverPaths.run(ids.other), cells: nobody },
  { title: 'stripeCustomers/{id}', path: serverPaths.stripeCustomer(ids.other), cells: nobody },
  { title: 'stripeEvents/{id}', path: serverPaths.stripeEvent(ids.other), cells: nobody },
  { title: 'referralCodes/{code}', path: serverPaths.referralCode(ids.other), cells: nobody },
];
