import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { parseGermanDate } from '@platzwart/domain/dates/parse-date';
import { accepted, refusedAt } from '@platzwart/domain/failure';
import type {
  BirthdateCheck,
  Certificate,
  Issuer,
} from '@platzwart/domain/patient-portal/certificate';
import { readCertificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import type { Account } from '@platzwart/domain/practice/account';
import type { Limit } from '@platzwart/domain/rate-limit';
import { collections } from '../core/collections.ts';
import { countAttempts, uncountAttempts } from '../core/count-attempt.ts';
import { evenAnswer } from '../core/even-answer.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { tokenHashOf } from '../emails/new-link.ts';
import { numberOfCertificate } from './number-of-certificate.ts';

/**
 * Dates of birth that do not belong to a certificate: from one network, enough for whoever holds
 * the sheet, so that they do not use up those of others; from all together while it is known, far
 * too few to find out one that is not on it.
 */
const ofSender: Limit = { max: 10, minutes: 30 * 24 * 60 };
const ofAll: Limit = { max: 100, minutes: 365 * 24 * 60 };

/**
 * What the certificate with that number says, for whoever was handed it, and whether a typed date
 * of birth belongs to it: no name, nothing else about the request. Anybody may ask, in a locked
 * practice too. Mistyped, expired, erased and another practice's numbers are unknown alike, also
 * while their person's consent is revoked, and answered as fast. Failures: no date (field
 * birthdate).
 */
export const viewCertificate = handler(
  'viewCertificate',
  ['keyedHash'],
  ({ companySlug: slug, number, birthdate: typed = '' }, _caller, tools) =>
    evenAnswer(async () => {
      const parsed = parseGermanDate(typed, berlinDate(tools.now()));
      if (!parsed.ok && parsed.reason !== 'empty')
        return refusedAt('birthdate', parsed.reason, noDate);
      const read = readCertificateNumber(number);
      const docs = collections(tools.db);
      const found = read
        ? (await docs.certificate(slug, tokenHashOf(read)).get()).data()
        : undefined;
      // The same reads, whether there is one and why not.
      const [revoked, accountNow] = await Promise.all([
        docs.revokedRequest(slug, found?.requestId ?? nobody).get(),
        docs.account(slug).get(),
      ]);
      const account = accountNow.data();
      if (!read || !found || found.expiresAt <= tools.now() || revoked.exists || !account)
        return accepted({ certificate: null });
      const { waitsSince, issuedOn, notBefore, paused, entered } = found;
      const birthdate = parsed.ok
        ? await checked({ slug, number: read, found, birthdate: parsed.date }, tools)
        : 'notAsked';
      return accepted({
        certificate: {
          waitsSince,
          issuedOn,
          notBefore,
          paused,
          entered,
          birthdate,
          issuer: issuerOf(account),
        },
      });
    }, tools),
);

function issuerOf(account: Account): Issuer {
  const { registeredAt, identityCheckedAt, identityCheck, held, closedAt } = account;
  const isChecked = identityCheckedAt !== null && held === null && !closedAt;
  return {
    since: berlinDate(registeredAt),
    checked: isChecked
      ? { on: berlinDate(identityCheckedAt), what: identityCheck?.what ?? '' }
      : null,
  };
}

/** No request has this id. */
const nobody = '0'.repeat(32);

const noDate = 'Bitte geben Sie das Geburtsdatum so ein: TT.MM.JJJJ';

type Asked = { slug: string; number: string; found: Certificate; birthdate: IsoDate };

async function checked(
  { slug, number, found, birthdate }: Asked,
  tools: Tools<'keyedHash'>,
): Promise<BirthdateCheck> {
  const of = `birthdate of ${slug} ${tokenHashOf(number)}`;
  const counts = [
    { id: tools.keyedHash(`${of} from ${tools.sender}`), limits: [ofSender] as const },
    { id: tools.keyedHash(of), limits: [ofAll] as const },
  ];
  if (await countAttempts(counts, tools)) return 'tooMany';
  if (
    numberOfCertificate({ slug, requestId: found.requestId, facts: found, birthdate }, tools) !==
    number
  )
    return 'differs';
  await uncountAttempts(counts, tools);
  return 'matches';
}
