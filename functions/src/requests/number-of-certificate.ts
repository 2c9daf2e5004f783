import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { CertifiedWait } from '@platzwart/domain/patient-portal/certificate';
import { certificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import type { Tools } from '../core/tools.ts';

type Certified = {
  slug: string;
  requestId: string;
  facts: CertifiedWait;
  birthdate: IsoDate | undefined;
};

/**
 * The number that belongs to what a certificate says and of whom: a keyed hash, so it can be
 * neither guessed nor read. It reveals an exchanged date of birth although none is stored.
 */
export function numberOfCertificate(
  { slug, requestId, facts, birthdate = '' }: Certified,
  { keyedHash }: Pick<Tools<'keyedHash'>, 'keyedHash'>,
): string {
  const { waitsSince, issuedOn, notBefore, paused, entered } = facts;
  return certificateNumber(
    keyedHash(
      JSON.stringify([
        'certificate',
        slug,
        requestId,
        waitsSince,
        issuedOn,
        notBefore,
        paused,
        entered,
        birthdate,
      ]),
    ).slice(0, 32),
  );
}
