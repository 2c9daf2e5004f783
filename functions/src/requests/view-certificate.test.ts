import type { Certificate } from '@platzwart/domain/patient-portal/certificate';
import { certificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import { expect, it } from 'vitest';
import type { Tools } from '../core/tools.ts';
import { tokenHashOf } from '../emails/new-link.ts';
import { viewCertificate } from './view-certificate.ts';

const now = new Date('2026-11-23T09:00:00Z');
const [issued, expired, revoked, unknown] = ['1', '2', '3', '4'].map((digit) =>
  certificateNumber(digit.repeat(32)),
) as [string, string, string, string];
const facts = {
  waitsSince: '2026-01-01',
  issuedOn: '2026-11-01',
  notBefore: null,
  paused: false,
  entered: false,
};
const certificate = (of: string, expiresAt = new Date('2027-11-02T00:00:00Z')): Certificate => ({
  ...facts,
  requestId: of.repeat(32),
  expiresAt,
});
const account = {
  registeredAt: now,
  identityCheckedAt: now,
  identityCheck: { what: 'Berufsregister' },
  held: null,
};
const stored: Readonly<Record<string, unknown>> = {
  'practices/praxis/private/account': account,
  'practices/andere/private/account': account,
  [`practices/praxis/certificates/${tokenHashOf(issued)}`]: certificate('a'),
  [`practices/praxis/certificates/${tokenHashOf(expired)}`]: certificate('b', now),
  [`practices/praxis/certificates/${tokenHashOf(revoked)}`]: certificate('c'),
  [`practices/praxis/revoked/${'c'.repeat(32)}`]: {},
};

/** The answer, and the documents that were read for it, each as its place in the practice. */
async function ask(companySlug: string, number: string) {
  const reads: string[] = [];
  const get = (path: string) => {
    reads.push(path.replace(/[0-9a-f]{32,}/, '…').replace(`practices/${companySlug}/`, ''));
    return Promise.resolve({ exists: path in stored, data: () => stored[path] });
  };
  const db = {
    doc: (path: string) => ({ withConverter: () => ({ get: () => get(path) }) }),
  } as unknown as Tools['db'];
  const tools = {
    db,
    now: () => now,
    pause: () => Promise.resolve(),
  } as unknown as Tools<'keyedHash'>;
  const answer = await viewCertificate({ companySlug, number }, undefined, tools);
  return { shown: answer.ok && answer.value.certificate, reads };
}

const readOfAll = ['certificates/…', 'revoked/…', 'private/account'];

it('tells what a certificate says, and no more', async () => {
  const issuer = { since: '2026-11-23', checked: { on: '2026-11-23', what: 'Berufsregister' } };
  expect(await ask('praxis', issued)).toEqual({
    shown: { ...facts, birthdate: 'notAsked', issuer },
    reads: readOfAll,
  });
});

it.each([
  ['one that nobody issued', 'praxis', unknown],
  ['one that is over', 'praxis', expired],
  ['one whose person has revoked their consent', 'praxis', revoked],
  ['another practice’s', 'andere', issued],
])('reads as much for %s, so that the time tells nothing', async (_what, companySlug, number) => {
  expect(await ask(companySlug, number)).toEqual({ shown: null, reads: readOfAll });
});

it.each(['', 'XXXX', `${issued}0`, issued.replace('2', '7')])(
  'looks for no certificate where the number cannot be one: “%s”',
  async (typed) => {
    expect(await ask('praxis', typed)).toEqual({ shown: null, reads: readOfAll.slice(1) });
  },
);
