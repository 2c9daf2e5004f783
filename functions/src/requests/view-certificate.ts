import { accepted } from '@platzwart/domain/failure';
import { readCertificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import { collections } from '../core/collections.ts';
import { evenAnswer } from '../core/even-answer.ts';
import { handler } from '../core/handler.ts';
import { tokenHashOf } from '../emails/new-link.ts';

/**
 * What the certificate with that number says, for whoever was handed it: no name, nothing about the request. Anybody may ask, in a locked
 * practice too. Mistyped, expired, erased and another practice's numbers are unknown alike, and answered as fast.
 */
export const viewCertificate = handler('viewCertificate', ({ companySlug: slug, number }, _caller, tools) =>
  evenAnswer(async () => {
    const read = readCertificateNumber(number);
    const found = read && (await collections(tools.db).certificate(slug, tokenHashOf(read)).get()).data();
    if (!found || found.expiresAt <= tools.now()) return accepted({ certificate: null });
    const { waitsSince, issuedOn, notBefore } = found;
    return accepted({ certificate: { waitsSince, issuedOn, notBefore } });
  }, tools),
);
