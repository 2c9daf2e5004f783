import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { LinkAnswer, PortalAction } from '@platzwart/domain/patient-portal/actions';
import {
  applyAction,
  takePendingEmail,
  withPatientMessages,
} from '@platzwart/domain/patient-portal/apply-action';
import { isTold } from '@platzwart/domain/patient-portal/change-notice';
import { dataExportOf, personalDataOf } from '@platzwart/domain/patient-portal/data-export';
import { proofKindOf } from '@platzwart/domain/patient-portal/identity-check';
import {
  isPending,
  leadsTo,
  type RequestLink,
} from '@platzwart/domain/patient-portal/request-link';
import { maxRetentionMonths } from '@platzwart/domain/practice/retention-months';
import { queries } from '@platzwart/domain/queries';
import { type Change, personOf, repeated } from '@platzwart/domain/request/changes';
import { undoUntil } from '@platzwart/domain/request/deadlines';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isOnlyClaimed } from '@platzwart/domain/waiting-list/only-claimed';
import { collections, queryOf } from '../core/collections.ts';
import { inConstantTime } from '../core/constant-time.ts';
import { handler } from '../core/handler.ts';
import { upTo } from '../core/in-parts.ts';
import type { Tools } from '../core/tools.ts';
import { allowEmail } from '../emails/allow-email.ts';
import { queueChangeNotice } from '../emails/change-notice.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { liftStop } from '../emails/stopped-mailboxes.ts';
import { withdrawnEmail } from '../emails/templates/withdrawn.ts';
import { answerOffer } from '../vacancies/answer-offer.ts';
import {
  applyRequestChange,
  type Decision,
  type PracticeNow,
  type RequestChange,
  samePersonWaits,
} from '../waiting-list/apply-request-change.ts';
import { withinLimits } from '../waiting-list/within-limits.ts';
import { answerConsent, isConsentAnswer } from './answer-consent.ts';
import { checkIdentity } from './check-identity.ts';
import { withEditSideEffects } from './edit-side-effects.ts';
import { toFormerAddress } from './former-address.ts';
import { mayChange, tooManyChanges } from './limit-changes.ts';
import { portalView } from './portal-view.ts';
import {
  type Behind,
  behindLink,
  isInBin,
  linkOfToken,
  type Placed,
  unknownLink,
} from './request-links.ts';
import { sendFreshLink } from './send-fresh-link.ts';

/**
 * Handles a button behind a patient's link: `patient-portal/actions` lists what can be said,
 * `patient-portal/apply-action` what it does. Idempotent. Contact data are shown, copied and
 * corrected only with a second proof. A request for a fresh link always gets the same answer, at
 * the same time. Failures: an unknown, expired or replaced link (field token), which read alike; a
 * request in the practice's bin (field token), of which only the consent can be revoked; one whose
 * consent is revoked (field form), which can only be brought back, shown and copied; a wrong proof
 * or too many (field proof); too many changes by this link (field form); what the answer's own rule
 * refuses.
 */
export const answerRequestLink = handler(
  'answerRequestLink',
  ['keyedHash'],
  async ({ answer, ...asked }, _caller, tools) => {
    if (answer.kind === 'freshLink') {
      await inConstantTime(() => sendFreshLink(asked, tools), tools);
      return accepted({ request: null });
    }
    const docs = collections(tools.db);
    const now = tools.now();
    const leadsThere = (link: RequestLink, request: TherapyRequest) => leadsTo(link, request, now);
    const found = await linkOfToken(asked, docs);
    if (!found.ok) return found;
    const link = found.value;
    const { slug } = link;
    const there = await behindLink(link, leadsThere, docs);
    if (!there.ok) return there;
    const behind = there.value;
    const { requestId, place } = behind;
    if (place === 'bin' && answer.kind !== 'revokeConsent') return isInBin();
    // The link sent to a new address can only confirm that address.
    if (isPending(link, behind.request) && answer.kind !== 'confirmEmail') {
      return refusedAt(wholeForm, 'confirmFirst', portalMessages.confirmFirst);
    }

    if (place === 'revoked' && !evenWhenRevoked.has(answer.kind)) {
      return refusedAt(wholeForm, 'consentRevoked', portalMessages.consentRevoked);
    }

    // Consent is withdrawn as easily as given: where there is nothing to prove by, the link alone
    // must do.
    const isAboutConsent = isConsentAnswer(answer);
    const isProvable = !isAboutConsent || proofKindOf(behind.request) !== null;
    const proof = 'proof' in answer && isProvable ? (answer.proof ?? null) : null;
    if (isAboutConsent && isProvable && proof === null)
      return refusedAt('proof', 'proofNeeded', portalMessages.proofNeeded.contact);
    const isProven = proof !== null;
    if (isProven) {
      const proven = await checkIdentity(proof, { slug, ...behind, token: asked.token }, tools);
      if (!proven.ok) return proven;
    }
    if (!(await mayChange(answer, asked.token, tools)))
      return refusedAt(wholeForm, 'tooManyChanges', tooManyChanges);
    if (isTold(answer)) await queueChangeNotice({ slug, ...behind, changedAt: now }, tools);
    if (isAboutConsent) {
      const allow = (stored: TherapyRequest) =>
        leadsThere(link, stored) ? accepted({}) : unknownLink();
      const outcome = await answerConsent(answer, { slug, requestId, allow }, tools);
      if (!outcome.ok) return outcome;
    } else if ('vacancyId' in answer) {
      const allow = (current: TherapyRequest | undefined) =>
        current && leadsThere(link, current) ? accepted({}) : unknownLink();
      const outcome = await answerOffer(answer, { slug, requestId, allow }, tools);
      if (!outcome.ok) return outcome;
      const { request, ...known } = outcome.value;
      return accepted({
        request: await portalView({ requestId, request }, link, docs, now, known),
      });
    } else if (answer.kind !== 'showPersonalData' && answer.kind !== 'exportPersonalData') {
      let hadOffer = false;
      const outcome = await applyRequestChange(
        {
          slug,
          requestId,
          onEnded: () => {
            hadOffer = true;
          },
          decide: (current, at) => {
            if (!current || !leadsThere(link, current)) return unknownLink();
            if (isPending(link, current))
              return accepted(confirmed(current, link, { slug, requestId, at, now }, tools));
            const about = { slug, requestId, at, now, isProven, hadOffer };
            return decided(current, answer, about, tools);
          },
          ...conditionsOf(answer, { slug, ...behind }, tools),
        },
        tools,
      );
      if (!outcome.ok) return withPatientMessages(outcome);
      if (answer.kind === 'confirmEmail' || answer.kind === 'stillInterested')
        await liftStop(link.email, tools);
    }

    const after = await behindLink(link, leadsThere, docs);
    if (!after.ok || after.value.place === 'bin') return accepted({ request: null });
    const { request } = after.value;
    return accepted({
      request: await portalView(after.value, link, docs, now),
      ...(isProven && !isAboutConsent && { personalData: personalDataOf(request) }),
      ...(answer.kind === 'exportPersonalData' && {
        dataExport: await exported(slug, after.value, tools),
      }),
    });
  },
);

/** What can be said about a request whose consent was revoked. */
const evenWhenRevoked: ReadonlySet<LinkAnswer['kind']> = new Set([
  'revokeConsent',
  'renewConsent',
  'showPersonalData',
  'exportPersonalData',
]);

/** Further conditions of this kind of answer for `applyRequestChange`. */
function conditionsOf(
  answer: PortalAction,
  { slug, requestId, request }: Behind & { slug: string },
  tools: Tools,
): Pick<RequestChange, 'whenSamePersonWaits' | 'allow' | 'within'> {
  if (answer.kind === 'confirmEmail') {
    // Of two of one person the one already at that address counts, unless it came later and is only
    // claimed: knowing the address must not be enough to take the earlier one's place.
    return {
      whenSamePersonWaits: (other, current, at, change) => {
        const now = tools.now();
        const emails = current
          ? toFormer(current, change.after, { slug, requestId, at, now }, tools)
          : [];
        return isOnlyClaimed(other) && other.requestedAt >= change.after.requestedAt
          ? accepted({ change, givesWay: true, emails })
          : accepted({ change: repeated(change, other.id, now), emails });
      },
    };
  }
  if (answer.kind === 'undoWithdraw') {
    return {
      whenSamePersonWaits: (other, _current, _at, change) =>
        isOnlyClaimed(other) ? accepted({ change, givesWay: true }) : samePersonWaits(),
    };
  }
  if (answer.kind !== 'edit') return {};
  const within: RequestChange['within'] = (before, after, at) =>
    withinLimits({ slug, before, after, at }, tools);
  const wanted = answer.edits.email;
  if (!wanted || wanted.to === request.email) return { within };
  // Each new address gets an e-mail: nobody must make us write to the whole world.
  return {
    within,
    allow: (tx) =>
      allowEmail(tx, `new address of ${slug} ${requestId}`, portalMessages.tooManyAddresses, tools),
  };
}

type About = {
  slug: string;
  requestId: string;
  at: PracticeNow;
  now: Date;
  isProven: boolean;
  /** An offer has just ended by this answer. */
  hadOffer: boolean;
};

function decided(
  current: TherapyRequest,
  answer: PortalAction,
  about: About,
  tools: Tools<'keyedHash'>,
): Outcome<Change | Decision> {
  const { at, now, isProven } = about;
  const change = applyAction(current, answer, {
    isLocked: at.practice.locked,
    form: at.form,
    today: berlinDate(now),
    now,
    isProven,
  });
  if (!change.ok || change.value === 'unchanged') return change;
  if (answer.kind === 'edit') return withEditSideEffects(current, change.value, about, tools);
  return answer.kind === 'withdraw' ? accepted(withEmail(change.value, about, tools)) : change;
}

/**
 * Confirms the new address, which identifies the person from now on. The former address, if in use,
 * asked for this or is notified.
 */
function confirmed(
  current: TherapyRequest,
  { slug, email }: RequestLink,
  about: Omit<About, 'isProven' | 'hadOffer'>,
  tools: Tools<'keyedHash'>,
): Decision {
  const { after, history } = takePendingEmail(current, email, about.now);
  const openKey = current.openKey === null ? null : tools.keyedHash(`${slug} ${personOf(after)}`);
  return {
    change: { after: { ...after, openKey }, history },
    emails: toFormer(current, after, about, tools),
  };
}

/** The same whoever else waits: otherwise the former address would learn of it. */
function toFormer(
  before: TherapyRequest,
  after: TherapyRequest,
  about: Omit<About, 'isProven' | 'hadOffer'>,
  { origin }: Tools,
) {
  return toFormerAddress(before, after, about, { wasTheirs: true, origin });
}

/** Anybody with a stray link could withdraw: the person is notified, with a way to undo it. */
function withEmail(
  change: Exclude<Change, 'unchanged'>,
  { slug, requestId, at, now, hadOffer }: About,
  { origin }: Tools,
): Decision {
  const about = (linkName: string) => `${slug}_${requestId}_${linkName}`;
  const given = { requestId, request: change.after, at, now, about };
  const { retentionMonths } = at.account;
  return {
    change,
    ...emailWithLink(given, (email) =>
      withdrawnEmail({ ...email, undoUntil: undoUntil(now), hadOffer, retentionMonths }, origin),
    ),
  };
}

/** The latest; more than any history has, unless somebody made it long. */
const most = { lines: 2000, characters: 1_000_000 };

async function exported(slug: string, { requestId, request, eraseAt }: Placed, { db, now }: Tools) {
  const docs = collections(db);
  const [practice, account, history, offers] = await Promise.all([
    docs.practice(slug).get(),
    docs.account(slug).get(),
    upTo(
      (eraseAt ? docs.revokedHistory : docs.history)(slug, requestId).orderBy('at', 'desc'),
      most,
    ),
    queryOf(
      eraseAt ? docs.revokedOffers(slug, requestId) : docs.offers(slug),
      queries.offersOf(requestId),
    ).get(),
  ]);
  const retentionMonths = account.data()?.retentionMonths ?? maxRetentionMonths;
  const lines = history.docs.map((line) => line.data()).reverse();
  const stored = {
    practice: practice.data()?.title ?? slug,
    request,
    history: lines,
    offers: offers.docs.map((offer) => offer.data()),
  };
  return dataExportOf({ ...stored, retentionMonths, eraseAt }, now());
}
