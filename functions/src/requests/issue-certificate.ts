import { createHash } from 'node:crypto';
import { accepted, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { newCertificate } from '@platzwart/domain/patient-portal/certificate';
import {
  type CertificateRefusal,
  certificateRefusals,
} from '@platzwart/domain/patient-portal/certificate-refusals';
import {
  isPending,
  leadsTo,
  type RequestLink,
} from '@platzwart/domain/patient-portal/request-link';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Limit } from '@platzwart/domain/rate-limit';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { collections } from '../core/collections.ts';
import { countAttempt } from '../core/count-attempt.ts';
import { handler } from '../core/handler.ts';
import { tokenHashOf } from '../emails/new-link.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { type CertifyingPractice, certifiedWaitOf, linesDeciding } from './certified-wait.ts';
import { checkIdentity } from './check-identity.ts';
import { drawCertificate, isPrintable } from './draw-certificate.ts';
import { numberOfCertificate } from './number-of-certificate.ts';
import { linkOfToken, requestOfLink, unknownLink } from './request-links.ts';

/** Per request: drawing one takes a processor for a moment. */
const limit: Limit = { max: 20, minutes: 24 * 60 };

/**
 * A certificate of waiting for whoever has the link and the second proof: stored without a name
 * under the hash of its number, and drawn as PDF. The number is a keyed hash of what it says and of
 * whom, so a second press on the same day yields the same one. Failures: those of
 * `answerRequestLink` about link (field token) and proof (field proof); whatever `certify` refuses
 * (field form), a name that cannot be printed, too many in a day.
 */
export const issueCertificate = handler(
  'issueCertificate',
  ['keyedHash'],
  async ({ proof, ...asked }, _caller, tools) => {
    const docs = collections(tools.db);
    const now = tools.now();
    const leadsThere = (link: RequestLink, request: TherapyRequest) => leadsTo(link, request, now);
    const found = await linkOfToken(asked, docs);
    if (!found.ok) return found;
    const link = found.value;
    const there = await requestOfLink(link, leadsThere, docs);
    if (!there.ok) return there;
    const { requestId, request } = there.value;
    if (isPending(link, request))
      return refusedAt(wholeForm, 'confirmFirst', portalMessages.confirmFirst);
    const { slug } = link;
    const proven = await checkIdentity(proof, { slug, ...there.value, token: asked.token }, tools);
    if (!proven.ok) return proven;

    const [practice, account, history, logo] = await Promise.all([
      docs.practice(slug).get(),
      docs.account(slug).get(),
      linesDeciding(slug, requestId, docs),
      docs.practiceLogo(slug).get(),
    ]);
    const at = { practice: practice.data(), account: account.data() };
    if (!isPractice(at)) return unknownLink();
    const facts = certifiedWaitOf(request, at, history, now);
    if (!facts.ok) return facts;
    if (!(await isPrintable(nameOf(request)))) return refusal('notPrintable');
    const limitId = createHash('sha256')
      .update(`certificates of ${slug} ${requestId}`)
      .digest('hex');
    if (!(await countAttempt(limitId, limit, tools))) return refusal('tooMany');

    const number = numberOfCertificate(
      { slug, requestId, facts: facts.value, birthdate: request.birthdate },
      tools,
    );
    const hash = tokenHashOf(number);
    const outcome = await applyRequestChange(
      {
        slug,
        requestId,
        historyId: `certified_${hash}`,
        allow: () =>
          Promise.resolve(
            accepted(
              (tx) =>
                void tx.set(docs.certificate(slug, hash), newCertificate(facts.value, requestId)),
            ),
          ),
        decide: (current, atNow) => {
          if (!current || !leadsThere(link, current)) return unknownLink();
          const still = certifiedWaitOf(current, atNow, history, now);
          if (!still.ok) return still;
          return accepted({
            after: current,
            history: { at: now, by: { kind: 'patient' }, what: 'certified' },
          });
        },
      },
      tools,
    );
    if (!outcome.ok) return outcome;
    const pdf = await drawCertificate({
      practice: at.practice,
      logo: logo.data()?.bytes,
      name: nameOf(request),
      birthdate: request.birthdate,
      facts: facts.value,
      number,
      origin: tools.origin,
      now,
    });
    return accepted({
      fileName: `wartebestaetigung-${slug}-${facts.value.issuedOn}.pdf`,
      pdf: pdf.toString('base64'),
    });
  },
);

function isPractice(at: {
  practice: Practice | undefined;
  account: Account | undefined;
}): at is CertifyingPractice {
  return at.practice !== undefined && at.account !== undefined;
}

function nameOf({ firstname, lastname }: TherapyRequest): string {
  return `${firstname} ${lastname}`.trim().normalize('NFC');
}

function refusal(why: CertificateRefusal): Outcome<never> {
  return refusedAt(wholeForm, why, certificateRefusals[why]);
}
