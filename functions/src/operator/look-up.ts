/** `who`: what we know of a practice or an account, without anything about patients. */
import { isReadOnly } from '@platzwart/domain/billing/trial';
import { berlinDate, formatDay, formatGermanDate } from '@platzwart/domain/dates/german-date';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { collections } from '../core/collections.ts';
import { inParts } from '../core/in-parts.ts';
import { roles } from '../emails/templates/team-notices.ts';
import {
  isMailbox,
  moment,
  noPractice,
  type OperatorTools,
  refusal,
  type Told,
} from './command.ts';

type Line = Told['lines'][number];

/** Practices shown of those whose names hold the words. */
const maxFound = 20;

/** In: a slug, an address, or words of a practice's name. */
export async function who(target: string, tools: OperatorTools): Promise<Told> {
  if (isMailbox(target)) return ofAddress(target, tools);
  return (await ofPractice(target, tools)) ?? named(target, tools);
}

async function ofPractice(slug: string, tools: OperatorTools): Promise<Told | undefined> {
  // A name in words is no document's id.
  if (slug.includes('/')) return undefined;
  const docs = collections(tools.db);
  const [practice, account] = await Promise.all([
    docs
      .practice(slug)
      .get()
      .then((each) => each.data()),
    docs
      .account(slug)
      .get()
      .then((each) => each.data()),
  ]);
  if (!practice || !account) return undefined;
  const [counters, members, undelivered, latest] = await Promise.all([
    docs.requestCounters(slug).get(),
    docs.members(slug).get(),
    docs.undelivered(slug).get(),
    tools.db
      .collection(`practices/${slug}/requests`)
      .orderBy('requestedAt', 'desc')
      .limit(1)
      .select('requestedAt')
      .get(),
  ]);
  const { open = 0, archived = 0 } = counters.data() ?? {};
  const [last] = latest.docs;
  const failing = undelivered.data()?.addresses.length ?? 0;
  const team = await Promise.all(
    members.docs.map(async (member): Promise<Line> => {
      const { role, name, email, lastVisit } = member.data();
      const person = await tools.accounts.withUid(member.id);
      const signedIn = person
        ? `zuletzt angemeldet ${moment(person.lastSignInAt)}${person.disabled ? ', Konto gesperrt' : ''}`
        : 'Konto fehlt';
      return [
        roles[role],
        `${name} <${email}>, ${signedIn}, zuletzt in den Anfragen ${moment(lastVisit)}`,
      ];
    }),
  );
  return {
    title: `${practice.title} (${slug})`,
    lines: [
      ['Zustand', stateOf(practice, account, tools.now())],
      ['Formular', formOf(practice, tools.now())],
      ['Geld', paymentOf(account)],
      [
        'Anfragen',
        `${open} offen, ${archived} im Archiv, die jüngste ${moment(last?.get('requestedAt')?.toDate())}`,
      ],
      ['Adresse', addressOf(account)],
      [
        'Neue Anfragen',
        { immediately: 'sofort', daily: 'einmal am Tag', never: 'keine E-Mail' }[
          account.newRequestEmails
        ],
      ],
      ...(failing > 0
        ? [['E-Mails', `${failing} Adressen nicht erreichbar (mails ${slug})`] as const]
        : []),
      [
        'Registriert',
        `${moment(account.registeredAt)}, ${account.approvedAt ? 'freigegeben' : 'noch nicht freigegeben'}, Identität ${account.identityCheckedAt ? 'geprüft' : 'nicht geprüft'}`,
      ],
      ...team,
    ],
  };
}

function stateOf(practice: Practice, account: Account, now: Date): string {
  const why = [
    ...(account.closedAt ? [`von uns gesperrt seit ${moment(account.closedAt)}`] : []),
    ...(account.deletion ? [`wird am ${formatDay(account.deletion.dueAt)} gelöscht`] : []),
    ...(account.held ? [`ihr Name wartet auf uns seit ${moment(account.held.since)}`] : []),
  ];
  const lock = practice.locked === isReadOnly(account, now) ? '' : ' (das passt nicht zum Konto)';
  return [
    `${practice.locked ? 'nur lesbar' : 'offen'}${lock}`,
    practice.listed ? 'in der Liste' : 'nicht in der Liste',
    ...why,
  ].join(', ');
}

function formOf(
  { bookingEnabled, notYetOpened, resumesOn, intakeFull, hasNoTimes }: Practice,
  now: Date,
): string {
  if (notYetOpened) return 'noch nie geöffnet';
  if (!bookingEnabled)
    return `Pause${resumesOn && resumesOn >= berlinDate(now) ? ` bis ${formatGermanDate(resumesOn)}` : ''}`;
  if (hasNoTimes) return 'bietet keine Zeiten an';
  return intakeFull ? `von einer Grenze geschlossen: ${intakeFull}` : 'nimmt Anfragen an';
}

function paymentOf({ subscription, trialEndsAt }: Account): string {
  if (!subscription) return `Testzeit bis ${formatDay(trialEndsAt)}`;
  const { status, interval, currentPeriodEndsAt, pastDueSince, cancelledAt } = subscription;
  const words = {
    trialing: 'gekauft',
    active: 'läuft',
    pastDue: 'Zahlung offen',
    ended: 'beendet',
  };
  return [
    `Abo ${words[status]}`,
    interval === 'year' ? 'jährlich' : 'monatlich',
    `Zeitraum bis ${formatDay(currentPeriodEndsAt)}`,
    ...(pastDueSince ? [`offen seit ${formatDay(pastDueSince)}`] : []),
    ...(cancelledAt ? [`gekündigt am ${formatDay(cancelledAt)}`] : []),
  ].join(', ');
}

function addressOf(account: Account): string {
  const confirmed = confirmedEmailOf(account);
  return confirmed === account.email
    ? `${account.email}, bestätigt`
    : `${account.email}, nicht bestätigt; es gilt ${confirmed || 'keine: Nachrichten gehen an die Administration'}`;
}

/** An account, and the practices whose address it is. */
async function ofAddress(address: string, tools: OperatorTools): Promise<Told> {
  const person = await tools.accounts.withEmail(address.toLowerCase());
  if (!person) return refusal(address, 'Mit dieser Adresse gibt es kein Konto.');
  const user = (await collections(tools.db).user(person.uid).get()).data();
  const ways = [
    ...(person.hasPassword ? ['Passwort'] : []),
    ...person.linked.map(({ providerId }) => providerId),
  ];
  return {
    title: `${user?.name || person.name || address} <${person.email}>`,
    lines: [
      [
        'Konto',
        `${person.uid}, ${person.disabled ? 'gesperrt' : 'offen'}, Adresse ${person.emailVerified ? 'bestätigt' : 'nicht bestätigt'}`,
      ],
      ['Anmeldung', `${ways.join(', ') || 'keine'}, zuletzt ${moment(person.lastSignInAt)}`],
      ...(user?.practices ?? []).map(
        ({ slug, title, role }): Line => [roles[role], `${title} (${slug})`],
      ),
    ],
  };
}

/** Reads the name of every practice: an operator does that a few times a day. */
async function named(words: string, { db }: OperatorTools): Promise<Told> {
  const found: Line[] = [];
  for await (const part of inParts(db.collection('practices').select('title')))
    for (const each of part) {
      const title = String(each.get('title'));
      if (`${title} ${each.id}`.toLowerCase().includes(words.toLowerCase()))
        found.push([each.id, title]);
    }
  if (found.length === 0) return noPractice(words);
  const more = found.length - maxFound;
  return {
    title: `Praxen mit „${words}“`,
    lines: [...found.slice(0, maxFound), ...(more > 0 ? [['…', `${more} weitere`] as const] : [])],
  };
}
