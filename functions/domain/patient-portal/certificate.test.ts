import { describe, expect, it, test } from 'vitest';
import { defaultOffering } from '../vacancies/offering-settings.ts';
import { OfferState } from '../vacancies/vacancy.ts';
import { certify, newCertificate } from './certificate.ts';
import { certificateNumber, readCertificateNumber } from './certificate-number.ts';

const now = new Date('2026-11-24T10:00:00Z');
const request: Parameters<typeof certify>[0]['request'] = {
  status: 'open',
  withdrawnAt: null,
  // Already the next day in Berlin.
  requestedAt: new Date('2026-04-08T22:30:00Z'),
  pausedUntil: null,
  offer: null,
  lastOffer: null,
  places: [],
};
type Asked = Parameters<typeof certify>[0];
const asked = (over: Partial<Asked['request']> = {}, offers: Asked['offers'] = [], settings: Partial<Asked['settings']> = {}): Asked => ({
  request: { ...request, ...over },
  offers,
  isLocked: false,
  settings: { ...defaultOffering, certificates: true, ...settings },
});
const answerTo = (given: Asked) => {
  const outcome = certify(given, now);
  if (outcome.ok) return 'issued';
  return outcome.failure.kind === 'invalid' ? outcome.failure.details[0]?.code : outcome.failure.kind;
};
const moment = new Date('2026-08-01T08:00:00Z');

test('says since when somebody waits, in Berlin’s days, and that no place could be offered until today', () => {
  expect(certify(asked(), now)).toEqual({ ok: true, value: { waitsSince: '2026-04-09', issuedOn: '2026-11-24', notBefore: null } });
});

test('names the practice’s day only while it lies ahead', () => {
  const notBefore = (noPlaceBefore: string) => certify(asked({}, [], { noPlaceBefore }), now);
  expect(notBefore('2027-06-01')).toMatchObject({ value: { notBefore: '2027-06-01' } });
  for (const past of ['', '2026-11-24', '2026-01-01']) expect(notBefore(past), past).toMatchObject({ value: { notBefore: null } });
});

test('a practice that does not allow it, is locked, or a request that does not wait: refused, each in its own words', () => {
  const lastOffer: Asked['request']['lastOffer'] = { at: moment, outcome: 'declined', declinedTimes: [] };
  const place = {
    vacancyId: 'v',
    slot: { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
    startsOn: '2026-09-07',
    rhythm: 'weekly',
    therapist: '',
    givenAt: moment,
  } as const;
  expect(answerTo(asked({}, [], { certificates: false }))).toBe('notIssued');
  expect(answerTo({ ...asked(), isLocked: true })).toBe('locked');
  expect(answerTo(asked({ status: 'archived' }))).toBe('notWaiting');
  expect(answerTo(asked({ status: 'archived', withdrawnAt: moment }))).toBe('withdrawn');
  expect(answerTo(asked({ pausedUntil: '2026-12-01' }))).toBe('paused');
  expect(answerTo(asked({ pausedUntil: '2026-11-24' }))).toBe('issued');
  expect(answerTo(asked({ places: [place] }))).toBe('given');
  expect(answerTo(asked({ offer: { vacancyId: 'v', until: null } }))).toBe('offered');
  // The offer itself is long deleted.
  expect(answerTo(asked({ lastOffer }))).toBe('declined');
});

describe('an offer that reached somebody makes it untrue, one that never did does not', () => {
  const reached = {
    offered: 'offered',
    pledged: 'offered',
    accepted: 'offered',
    taken: 'given',
    declined: 'declined',
    expired: 'unanswered',
    lost: 'lost',
    withdrawn: 'ended',
    void: 'ended',
    skipped: 'issued',
  } as const satisfies Record<OfferState, string>;
  it.each(OfferState.options)('%s', (state) => {
    expect(answerTo(asked({}, [{ state, sentAt: moment, answeredAt: null }]))).toBe(reached[state]);
    const unsent = answerTo(asked({}, [{ state, sentAt: null, answeredAt: null }]));
    expect(unsent).toBe(state === 'withdrawn' || state === 'void' ? 'issued' : reached[state]);
  });

  it('whichever of several it was', () => {
    const skipped = { state: 'skipped', sentAt: null, answeredAt: null } as const;
    expect(answerTo(asked({}, [skipped, { state: 'declined', sentAt: moment, answeredAt: moment }, skipped]))).toBe('declined');
  });
});

test('a number is known for twelve months, its last day included', () => {
  const { expiresAt } = newCertificate({ waitsSince: '2026-04-09', issuedOn: '2026-11-24', notBefore: null }, 'id');
  expect(expiresAt).toEqual(new Date('2027-11-24T23:00:00Z'));
});

describe('the number', () => {
  const number = certificateNumber('f81d4fae7dec11d0a76500a0c91e6bf6');

  it('is read however it is typed', () => {
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const spoken = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    for (const typed of [number, ` ${spoken} `, number.replaceAll('-', ''), `https://platzwart.example/praxis/bestaetigung/${number}`])
      expect(readCertificateNumber(typed), typed).toBe(number);
    expect(certificateNumber('0'.repeat(32))).toBe('0000-0000-0000-0000-0000-0000-0000');
  });

  it('reveals every single mistyped character, and neighbours that were swapped', () => {
    for (let n = 0; n < number.length; n++) {
      const digit = number.charAt(n);
      if (digit === '-') continue;
      const others = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].filter((other) => other !== digit);
      const wrong = others.map((other) => number.slice(0, n) + other + number.slice(n + 1));
      const next = number.charAt(n + 1);
      if (next && next !== '-' && next !== digit) wrong.push(number.slice(0, n) + next + digit + number.slice(n + 2));
      for (const typed of wrong) expect(readCertificateNumber(typed), typed).toBeUndefined();
    }
    for (const typed of ['', 'XXXX', number.slice(0, -1), `${number}0`, number.replace(/^./, 'U')])
      expect(readCertificateNumber(typed), typed).toBeUndefined();
  });
});
