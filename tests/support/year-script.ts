/**
 * The actions of the simulated year, each at noon: patients, teams, and events of the payment
 * provider.
 */

import type { Outcome } from '@platzwart/domain/failure';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import type { Account } from '@platzwart/domain/practice/account';
import { applySubscription } from '@platzwart/functions/billing/apply-subscription';
import { collections } from '@platzwart/functions/core/collections';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { aBooking, aManualEntry, newRandomId } from './a-booking.ts';
import { administrator, database, toolsAt } from './practice-under-test.ts';

/**
 * A practice during the year: its patients' requests, and the newest link in each patient's
 * e-mails.
 */
export type Stage = {
  readonly name: string;
  readonly slug: string;
  readonly requestIds: Map<string, string>;
  readonly tokens: Map<string, string>;
  /** Today's refusals. */
  readonly refused: string[];
};

type Action = (stage: Stage, now: Date) => Promise<void>;

const docs = () => collections(database());

export function addressOf(who: string): string {
  return `${who.toLowerCase()}@post.example`;
}

/** Returns the value of an outcome; throws if it failed. */
function done<T>(outcome: Outcome<T>, what: string): T {
  if (!outcome.ok) throw new Error(`${what}: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}

const books =
  (who: string, over: Readonly<Record<string, unknown>> = {}): Action =>
  async ({ name, slug, requestIds }, now) => {
    const booking = aBooking(slug, { firstname: who, email: addressOf(who), ...over });
    done(await addWaitingRequest(booking, undefined, toolsAt(now)), `${name}: ${who} books`);
    requestIds.set(who, storedId(booking.requestId));
  };

const calls =
  (who: string): Action =>
  async ({ name, slug, requestIds }, now) => {
    const call = aManualEntry(slug, { firstname: who, followUpConsent: true });
    done(await addRequestByPhone(call, administrator, toolsAt(now)), `${name}: ${who} calls`);
    requestIds.set(who, call.requestId);
  };

const says =
  (who: string, answer: LinkAnswer): Action =>
  async ({ name, slug, tokens }, now) => {
    const token = tokens.get(who) ?? '';
    done(
      await answerRequestLink({ companySlug: slug, token, answer }, undefined, toolsAt(now)),
      `${name}: ${who} says ${answer.kind}`,
    );
  };

const isArchived =
  (who: string): Action =>
  async ({ name, slug, requestIds }, now) => {
    const of = {
      companySlug: slug,
      requestId: requestIds.get(who) ?? '',
      reason: 'placeFound',
    } as const;
    done(await archiveRequest(of, administrator, toolsAt(now)), `${name}: ${who} has a place`);
  };

const contact = (who: string, { slug, requestIds }: Stage, now: Date) => {
  const requestId = requestIds.get(who) ?? '';
  const reached = { contact: 'reached', nextStep: null } as const;
  return logContact(
    { companySlug: slug, requestId, logId: newRandomId(), ...reached },
    administrator,
    toolsAt(now),
  );
};

const isReached =
  (who: string): Action =>
  async (stage, now) =>
    void done(await contact(who, stage, now), `${stage.name}: ${who} is reached`);

const triesToBook: Action = async ({ slug, refused }, now) => {
  const outcome = await addWaitingRequest(aBooking(slug), undefined, toolsAt(now));
  if (!outcome.ok) refused.push('booking refused');
};

const triesToChange: Action = async (stage, now) => {
  if (!(await contact('schweigt', stage, now)).ok) stage.refused.push('change refused');
};

/** What the provider's event does: writes the account, and the platform sends the e-mails. */
const subscription =
  (status: NonNullable<Account['subscription']>['status']): Action =>
  async ({ slug }, now) => {
    const currentPeriodEndsAt = new Date('2030-01-01T00:00:00Z');
    const subscription = {
      status,
      interval: 'month',
      currentPeriodEndsAt,
      cancelledAt: null,
      extraLocations: 0,
    } as const;
    await docs().account(slug).update({ subscription });
    await applySubscription(slug, toolsAt(now));
  };

const pausesIntake =
  (resumesOn: string): Action =>
  async ({ slug }) => {
    await docs().practice(slug).update({ bookingEnabled: false, resumesOn });
  };

/** The same patients in every practice. */
const everywhere: Readonly<Record<string, readonly Action[]>> = {
  '2026-01-12': [books('antwortet'), books('schweigt')],
  '2026-01-13': [books('ohneZustimmung', { followUpConsent: false })],
  '2026-01-14': [calls('ohneMail')],
  '2026-01-15': [books('sagtNein')],
  '2026-01-16': [books('pausiert')],
  '2026-01-17': [books('bekommtPlatz')],
  '2026-02-01': [says('pausiert', { kind: 'pause', until: '2026-06-15', proof: '17.05.1984' })],
  '2026-02-06': [isArchived('bekommtPlatz')],
};

const own: Readonly<Record<string, Readonly<Record<string, readonly Action[]>>>> = {
  Nie: { '2026-03-03': [triesToBook, triesToChange] },
  // Day 10.
  Zehn: {
    '2026-01-22': [subscription('active')],
    '2026-02-21': [pausesIntake('2026-03-01')],
    '2026-02-25': [triesToBook],
    '2026-04-24': [isReached('ohneZustimmung')],
  },
  // Day 29.
  Neunundzwanzig: {
    '2026-01-27': [books('fruehling')],
    '2026-02-10': [subscription('active')],
    '2026-04-24': [isReached('ohneZustimmung')],
  },
  // Day 100.
  Hundert: {
    '2026-03-03': [triesToBook, triesToChange],
    '2026-04-22': [subscription('active')],
    '2026-04-24': [isReached('ohneZustimmung')],
    '2026-05-02': [books('spaet')],
  },
  // Days 10 and 200.
  Endet: {
    '2026-01-22': [subscription('active')],
    '2026-04-24': [isReached('ohneZustimmung')],
    '2026-07-31': [subscription('ended')],
    '2026-09-19': [triesToBook],
  },
};

/** Who answers e-mails, with what, and how many days after they came. */
export const habits: Readonly<Record<string, { readonly after: number; readonly action: Action }>> =
  {
    antwortet: { after: 1, action: says('antwortet', { kind: 'stillInterested' }) },
    sagtNein: { after: 2, action: says('sagtNein', { kind: 'withdraw' }) },
  };

/** The actions in that practice at noon of that day. */
export function actionsOf(name: string, date: string): readonly Action[] {
  return [...(everywhere[date] ?? []), ...(own[name]?.[date] ?? [])];
}

/** A practice's initial settings where they differ from registration's. */
export const settings: Readonly<Record<string, Partial<Account>>> = {
  Nie: {},
  Zehn: {},
  Neunundzwanzig: {
    newRequestEmails: 'daily',
    dailyEmails: true,
    followUp: { enabled: true, intervalWeeks: 8, questionText: '', reminderText: '' },
  },
  Hundert: {},
  Endet: { retentionMonths: 9 },
};
