import { correctionWindow } from '@platzwart/domain/booking/correction';
import { accepted } from '@platzwart/domain/failure';
import { queries } from '@platzwart/domain/queries';
import { type Change, givenWay, isSamePerson, reactivate } from '@platzwart/domain/request/changes';
import type { Actor } from '@platzwart/domain/request/history';
import { isOnlyClaimed } from '@platzwart/domain/waiting-list/only-claimed';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { forEachRequest } from '../core/each-request.ts';
import type { ReadOnlyQueryDocument } from '../core/read-only.ts';
import type { Tools } from '../core/tools.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { newRequestEmails } from '../emails/templates/new-request.ts';
import { requestReceivedEmail } from '../emails/templates/request-received.ts';
import {
  applyRequestChange,
  type Decide,
  type PracticeNow,
  type RequestChange,
} from '../waiting-list/apply-request-change.ts';
import { revokeConsent } from '../waiting-list/revoke-consent.ts';

/**
 * Repeats whose first request was corrected into another one (`releaseRepeats`), now concerns
 * another person, or was removed with its import: their person is not on the list, so they join it,
 * at their own date. Their e-mail and the practice's are sent as for any new request. Where another
 * one waits in their name that does not give way, they become its repeats. Those that their sender
 * may still correct wait for the next night. Idempotent. Out: how many are on the list now.
 */
export async function reopenRepeats(slug: string, tools: Tools): Promise<number> {
  const docs = collections(tools.db);
  const every = queries.repeatedSince(new Date(0), atOnce);
  const never = () => false;
  const sieve = { fields: ['mergedInto', ...names], sift: lostIn(slug, tools) };
  const look = async (requestId: string) => {
    const request = (await docs.request(slug, requestId).get()).data();
    if (
      !request?.isRepeat ||
      tools.now().getTime() - request.requestedAt.getTime() <= correctionWindow
    )
      return false;
    if (request.mergedInto === null) return reopen(slug, requestId, tools);
    const first = (await docs.request(slug, request.mergedInto).get()).data();
    // It arrived while the first one was being binned: the practice has deleted that person's
    // request, and this is it.
    if (!first && (await docs.binned(slug, request.mergedInto).get()).exists) return false;
    // It arrived while their consent was being revoked, which did not get to it.
    const taken = first
      ? undefined
      : (await docs.revokedRequest(slug, request.mergedInto).get()).data();
    if (taken && request.requestedAt <= taken.revokedAt) {
      await revokeConsent(
        {
          slug,
          requestId: request.mergedInto,
          revokedAt: taken.revokedAt,
          allow: () => accepted({}),
        },
        tools,
      );
      return true;
    }
    return (!first || !isSamePerson(first, request)) && reopen(slug, requestId, tools);
  };
  return forEachRequest(slug, every, tools, never, look, sieve);
}

/** Repeats read together. */
const atOnce = 300;

const names = ['firstname', 'lastname', 'birthdate'] as const;
const namesIn = (read: Pick<DocumentSnapshot, 'get'>) => {
  const [firstname = '', lastname = '', birthdate] = names.map((field) => read.get(field));
  return { email: '', firstname, lastname, birthdate };
};

/**
 * Those whose first request is none any more, not on the list, or another person's. Found together:
 * anybody may have sent any number of the others, and one after the other they would take the whole
 * night.
 */
function lostIn(slug: string, { db }: Pick<Tools, 'db'>) {
  const docs = collections(db);
  return async (page: readonly ReadOnlyQueryDocument<unknown>[]) => {
    if (page.length === 0) return page;
    const ids = [...new Set(page.map((repeat) => String(repeat.get('mergedInto'))))];
    const found = await db.getAll(...ids.map((id) => docs.request(slug, id)), {
      fieldMask: [...names],
    });
    const firsts = new Map(found.filter(({ exists }) => exists).map((each) => [each.id, each]));
    return page.filter((repeat) => {
      const first = firsts.get(String(repeat.get('mergedInto')));
      return !first || !isSamePerson(namesIn(first), namesIn(repeat));
    });
  };
}

/**
 * Out: whether it is on the list now; not if another request of this person is by now, unless that
 * one is only claimed, and later or against a confirmed address.
 */
async function reopen(slug: string, requestId: string, tools: Tools): Promise<boolean> {
  const now = tools.now();
  const by: Actor = { kind: 'platform' };
  let isReopened = false;
  const reopened = (change: Exclude<Change, 'unchanged'>, at: PracticeNow) => {
    const request = change.after;
    const about = (linkName: string) => `${slug}_${requestId}_${linkName}`;
    const { emails, links } = emailWithLink({ requestId, request, at, now, about }, (email) =>
      requestReceivedEmail(email, tools.origin),
    );
    const news = newRequestEmails(
      { practice: at.practice, account: at.account, requestId, request, again: 'reopened' },
      tools.origin,
    );
    isReopened = true;
    return { change, emails: [...news, ...emails], links };
  };
  const decide: Decide = (current, at) => {
    isReopened = false;
    if (!current?.isRepeat) return accepted('unchanged');
    const change = reactivate(current, at.form, by, now);
    if (!change.ok || change.value === 'unchanged') return change;
    return accepted(reopened(change.value, at));
  };
  const whenSamePersonWaits: RequestChange['whenSamePersonWaits'] = (
    other,
    _current,
    at,
    change,
  ) => {
    // Of two claims the earlier one counts, as when an address is confirmed.
    const isEarlier = change.after.requestedAt <= other.requestedAt;
    if (isOnlyClaimed(other) && (isEarlier || !isOnlyClaimed(change.after)))
      return accepted({ ...reopened(change, at), givesWay: true });
    isReopened = false;
    const { after, history } = givenWay(change.after, other.id, now);
    return accepted({ after, history: { ...history, by } });
  };
  const { ok } = await applyRequestChange({ slug, requestId, decide, whenSamePersonWaits }, tools);
  return ok && isReopened;
}
