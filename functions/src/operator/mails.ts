/** `mails` and `resend`: what became of e-mails, and sending them again. */
import { createHash } from 'node:crypto';
import { formatMoment } from '@platzwart/domain/dates/german-date';
import { emailEntries } from '@platzwart/domain/emails/emails';
import { accepted } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import { emailDays } from '@platzwart/domain/retention/email-days';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, queryOf } from '../core/collections.ts';
import type { Email } from '../core/email.ts';
import { inTransaction } from '../core/transaction.ts';
import { operator, writeLog } from '../core/write-log.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { emailIdOf } from '../emails/outbox.ts';
import { freshLinkEmail } from '../emails/templates/fresh-link.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { isMailbox, moment, type OperatorTools, refusal, type Told } from './command.ts';

/** E-mails looked at, the latest first. */
const most = 50;

type Found = Email & { readonly id: string };

/** In: an address or a slug. Of a practice's e-mails it does not show which patients they went to. */
export async function mails(target: string, tools: OperatorTools): Promise<Told> {
  const found = await latest(target, tools);
  if (found.length === 0)
    return refusal(target, `In den letzten ${emailDays} Tagen gibt es dazu keine E-Mail.`);
  return {
    title: target,
    lines: found.map((email) => [
      formatMoment(email.createdAt),
      [email.purpose, receiverOf(email, target), became(email)].join(' · '),
    ]),
  };
}

async function latest(target: string, { db }: OperatorTools): Promise<Found[]> {
  const shape = isMailbox(target) ? queries.emailsTo(target) : queries.emailsOfPractice(target);
  const found = await queryOf(db.collection(shape.collection), shape).select('createdAt').get();
  const ids = found.docs
    .toSorted((one, other) => queuedAt(other) - queuedAt(one))
    .slice(0, most)
    .map(({ id }) => id);
  const emails = await Promise.all(ids.map((id) => collections(db).email(id).get()));
  return emails.flatMap((each) => {
    const email = each.data();
    return email ? [{ ...email, id: each.id }] : [];
  });
}

function queuedAt(email: QueryDocumentSnapshot): number {
  return email.get('createdAt').toMillis();
}

function receiverOf({ purpose, slug, to }: Email, target: string): string {
  if (isMailbox(target)) return slug === '' ? 'zum Konto' : `von ${slug}`;
  const { to: kind } = emailEntries[purpose];
  if (kind === 'patient' || kind === 'subscriber') return 'an eine Person, die wartet';
  return `an ${to.address || 'die Administration'}`;
}

function became(email: Email): string {
  const { status, bounced, attempts, dueAt, isHeld, sentAt, lastError } = email;
  if (bounced === 'hard') return 'kam zurück';
  if (bounced === 'complaint') return 'angekommen, als Spam gemeldet';
  switch (status) {
    case 'sent':
      return `verschickt ${moment(sentAt)}`;
    case 'withheld':
      return 'nicht verschickt: von einer Grenze, oder weil ihr Anlass wegfiel';
    case 'failed':
      return attempts === 0
        ? 'nicht verschickt: Der Empfänger will keine E-Mails dieser Art'
        : `aufgegeben nach ${attempts} Versuchen: ${lastError}`;
    case 'sending':
      return 'wird gerade verschickt';
    case 'due':
      if (isHeld)
        return `wartet bis ${moment(dueAt)}: Grenze neuer Praxen (approve), Name (list), oder gesperrt (unlock)`;
      if (attempts === 0 && lastError !== '')
        return `wartet, weil unser Dienst sie nicht nimmt: ${lastError}`;
      return attempts === 0
        ? `geht ab ${moment(dueAt)} ab`
        : `nächster Versuch ${moment(dueAt)}, bisher ${attempts}: ${lastError}`;
  }
}

/**
 * What failed and waits for its next attempt is due now, with all attempts again. Of one that came
 * back or was given up its text is gone: patients get a fresh link instead, once for each.
 */
export async function resend(target: string, tools: OperatorTools): Promise<Told> {
  const found = await latest(target, tools);
  const waiting = found.filter(
    ({ status, isHeld, attempts }) => status === 'due' && !isHeld && attempts > 0,
  );
  const lost = found.filter(({ status }) => status === 'failed');
  const sentAgain: Found[] = [];
  for (const email of waiting) if (await isDueNow(email.id, tools)) sentAgain.push(email);
  const fresh: Found[] = [];
  for (const email of lost) if (await isLinkSent(email, tools)) fresh.push(email);
  if (!tools.isDry) await logEach([...sentAgain, ...fresh], tools);
  const others = lost.filter(({ requestId }) => requestId === undefined);
  return {
    title: target,
    lines: [
      ['Jetzt fällig', `${sentAgain.length}`],
      ['Neuer Link', `${fresh.length}`],
      ...others.map(({ purpose }) => [purpose, advice(purpose)] as const),
    ],
  };
}

function isDueNow(id: string, { db, now, isDry }: OperatorTools): Promise<boolean> {
  const document = collections(db).email(id);
  return inTransaction(db, async (tx) => {
    const email = (await tx.get(document)).data();
    if (email?.status !== 'due' || email.isHeld || email.attempts === 0) return false;
    if (!isDry) tx.update(document, { dueAt: now(), attempts: 0, isCounted: true, lastError: '' });
    return true;
  });
}

/** Whether its request still has that address, and got no link for this e-mail yet. */
async function isLinkSent(
  { id, slug, requestId, to }: Found,
  tools: OperatorTools,
): Promise<boolean> {
  if (requestId === undefined || to.address === '') return false;
  const docs = collections(tools.db);
  const about = `${slug}_${requestId}_again_${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;
  const [request, before] = await Promise.all([
    docs.request(slug, requestId).get(),
    docs.email(emailIdOf({ purpose: 'freshLink', about })).get(),
  ]);
  if (request.data()?.email !== to.address || before.exists) return false;
  if (tools.isDry) return true;
  const now = tools.now();
  const outcome = await applyRequestChange(
    {
      slug,
      requestId,
      decide: (current, at) => {
        if (current?.email !== to.address) return accepted('unchanged');
        const given = { requestId, request: current, at, now, about: () => about };
        const written = emailWithLink(given, (email) => freshLinkEmail(email, tools.origin));
        return accepted({ change: 'unchanged', ...written });
      },
    },
    tools,
  );
  return outcome.ok;
}

async function logEach(again: readonly Found[], { db, now }: OperatorTools): Promise<void> {
  const docs = collections(db);
  for (const slug of new Set(again.map((email) => email.slug)))
    await inTransaction(db, async (tx) => {
      if (slug === '' || !(await tx.get(docs.practice(slug))).exists) return;
      const count = again.filter((email) => email.slug === slug).length;
      writeLog(tx, slug, { at: now(), by: operator, what: 'emailsResent', count }, docs);
    });
}

function advice(purpose: Email['purpose']): string {
  switch (purpose) {
    case 'passwordReset':
      return 'nicht zu wiederholen: Die Person fordert ihn auf der Anmeldeseite neu an';
    case 'invitation':
      return 'nicht zu wiederholen: Die Praxis lädt in den Einstellungen noch einmal ein';
    case 'practiceEmail':
      return 'nicht zu wiederholen: Die Praxis fordert den Link im Profil neu an';
    default:
      return 'nicht zu wiederholen: Ihr Text ist gelöscht';
  }
}
