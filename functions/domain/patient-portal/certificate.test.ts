import { describe, expect, it, test } from 'vitest';
import { defaultOffering } from '../practice/offering-settings.ts';
import { HistoryEntry } from '../request/history.ts';
import { ArchiveReason } from '../request/request.ts';
import { certify, newCertificate } from './certificate.ts';
import { decidingLines } from './certificate-history.ts';
import { certificateNumber, readCertificateNumber } from './certificate-number.ts';
import { certificateLines, certificateTexts } from './certificate-texts.ts';

const now = new Date('2026-11-24T10:00:00Z');
const request: Parameters<typeof certify>[0]['request'] = {
  status: 'open',
  source: 'online',
  withdrawnAt: null,
  // Already the next day in Berlin.
  requestedAt: new Date('2026-04-08T22:30:00Z'),
  pausedUntil: null,
  offer: null,
  lastOffer: null,
  places: [],
};
type Asked = Parameters<typeof certify>[0];
const asked = (
  over: Partial<Asked['request']> = {},
  history: Asked['history'] = [],
  settings: Partial<Asked['settings']> = {},
): Asked => ({
  request: { ...request, ...over },
  history,
  isLocked: false,
  isChecked: true,
  settings: { ...defaultOffering, certificates: true, ...settings },
});
const answerTo = (given: Asked) => {
  const outcome = certify(given, now);
  if (outcome.ok) return 'issued';
  return outcome.failure.kind === 'invalid'
    ? outcome.failure.details[0]?.code
    : outcome.failure.kind;
};
const moment = new Date('2026-08-01T08:00:00Z');

test('says since when somebody waits, in Berlin’s days, and that no place could be offered until today', () => {
  expect(certify(asked(), now)).toEqual({
    ok: true,
    value: {
      waitsSince: '2026-04-09',
      issuedOn: '2026-11-24',
      notBefore: null,
      paused: false,
      entered: false,
    },
  });
});

test('names the practice’s day only while it lies ahead', () => {
  const notBefore = (noPlaceBefore: string) => certify(asked({}, [], { noPlaceBefore }), now);
  expect(notBefore('2027-06-01')).toMatchObject({ value: { notBefore: '2027-06-01' } });
  for (const past of ['', '2026-11-24', '2026-01-01'])
    expect(notBefore(past), past).toMatchObject({ value: { notBefore: null } });
});

test('vouches for no day of a request that became another person’s', () => {
  const history = [
    { at: moment, by: { kind: 'member', uid: 'x' }, what: 'edited', changesPerson: true } as const,
  ];
  expect(certify(asked({}, history), now)).toMatchObject({ value: { entered: true } });
});

test('says where the day of asking comes from, if the practice entered it', () => {
  const said = (source: Asked['request']['source']) => {
    const outcome = certify(asked({ source }), now);
    return (
      outcome.ok && [
        outcome.value.entered,
        certificateLines(outcome.value).includes(certificateTexts.entered),
      ]
    );
  };
  expect([said('online'), said('phone'), said('import')]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});

test('a practice that does not allow it, is locked, or a request that does not wait: refused, each in its own words', () => {
  const lastOffer: Asked['request']['lastOffer'] = {
    at: moment,
    outcome: 'declined',
    declinedTimes: [],
  };
  const place = {
    vacancyId: 'v',
    slot: { locationId: 'praxis', weekday: 1, start: '08:00', end: '09:00' },
    startsOn: '2026-09-07',
    rhythm: 'weekly',
    therapist: '',
    givenAt: moment,
  } as const;
  expect(answerTo(asked({}, [], { certificates: false }))).toBe('notIssued');
  expect(answerTo({ ...asked(), isChecked: false })).toBe('notChecked');
  expect(answerTo({ ...asked(), isLocked: true })).toBe('locked');
  expect(answerTo(asked({ status: 'archived' }))).toBe('notWaiting');
  expect(answerTo(asked({ status: 'archived', withdrawnAt: moment }))).toBe('withdrawn');
  expect(answerTo(asked({ pausedUntil: '2026-12-01' }))).toBe('paused');
  expect(answerTo(asked({ pausedUntil: '2026-11-24' }))).toBe('issued');
  expect(answerTo(asked({ places: [place] }))).toBe('given');
  expect(answerTo(asked({ offer: { vacancyId: 'v', until: null } }))).toBe('offered');
  const lines = (...kinds: HistoryEntry['what'][]) =>
    kinds.map((what, minutes) => line(what, minutes));
  const offer = { vacancyId: 'v', until: null };
  expect(answerTo(asked({ offer }, lines('offered', 'offerAccepted')))).toBe('accepted');
  expect(
    answerTo(
      asked({ offer }, lines('offered', 'offerAccepted', 'offerLost', 'offered').toReversed()),
    ),
  ).toBe('offered');
  // The offer itself is long deleted.
  expect(answerTo(asked({ lastOffer }))).toBe('declined');
});

const line = (
  what: HistoryEntry['what'],
  minutes = 0,
  more: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  at: new Date(moment.getTime() + minutes * 60_000),
  by: { kind: 'member', uid: 'u' },
  what,
  ...more,
});
const after = (...history: HistoryEntry[]) => answerTo(asked({}, history));

describe('an offer that reached somebody makes it untrue, one that never did does not; its documents may be long deleted', () => {
  it.each([
    ['declined', 'offerDeclined'],
    ['unanswered', 'offerExpired'],
    ['lost', 'offerLost'],
    ['ended', 'offerPledged'],
    ['ended', 'offerAccepted'],
    ['ended', 'offerQuestion'],
  ] as const)('%s', (refusal, what) => {
    // Whatever ended later, and however it did.
    const later = asked({ lastOffer: { at: moment, outcome: 'void', declinedTimes: [] } }, [
      line('offerWithdrawn', 9),
      line(what),
    ]);
    expect(answerTo(later)).toBe(refusal);
    expect(after(line(what, 0, { of: 'merged' }))).toBe(refusal);
  });

  it('withdrawn: only if its e-mail had left', () => {
    expect(
      after(
        line('offered'),
        line('offerWithdrawn', 1),
        line('emailSent', 2, { purpose: 'requestReceived' }),
      ),
    ).toBe('issued');
    expect(
      after(
        line('offered'),
        line('emailSent', 1, { purpose: 'vacancyOffer' }),
        line('offerWithdrawn', 9),
      ),
    ).toBe('ended');
  });

  it('given, unless it was given back', () => {
    const given = [line('offerAccepted'), line('placeGiven', 1)];
    expect(after(...given)).toBe('given');
    expect(after(...given, line('placeTakenBack', 9), line('offerDeclined', 9))).toBe('declined');
  });
});

test('says that the patient paused meanwhile, or withdrew for a while', () => {
  const said = (...history: HistoryEntry[]) => {
    const outcome = certify(asked({}, history), now);
    return (
      outcome.ok && [
        outcome.value.paused,
        certificateLines(outcome.value).includes(certificateTexts.paused),
      ]
    );
  };
  expect(said(line('paused'), line('resumed', 1))).toEqual([true, true]);
  expect(said(line('withdrawn'), line('withdrawTakenBack', 1))).toEqual([true, true]);
  expect(said(line('consentRevoked'), line('consentRenewed', 1))).toEqual([true, true]);
  expect(said(line('paused', 0, { of: 'merged' }))).toEqual([false, false]);
});

describe('who came back to the list has not waited throughout', () => {
  const month = 30 * 24 * 60;
  const left = line('archived', 0, { reason: 'placeFound' });

  it('unless leaving was a mistake, undone within the hour', () => {
    for (const reason of ArchiveReason.options)
      expect(after(line('reactivated', month), line('archived', 0, { reason })), reason).toBe(
        'interrupted',
      );
    expect(after(left, line('reactivated', 59))).toBe('issued');
    expect(
      after(left, line('reactivated', 59), line('binned', month), line('broughtBack', month + 61)),
    ).toBe('interrupted');
    expect(after(line('reactivated'))).toBe('interrupted');
  });

  it('unless it was another request, merged into it, or the patient’s own change of mind', () => {
    expect(after({ ...left, of: 'merged' }, line('reactivated', month, { of: 'merged' }))).toBe(
      'issued',
    );
    expect(after(line('withdrawn'), line('withdrawTakenBack', 24 * 60))).toBe('issued');
    expect(after(line('withdrawn'), line('reactivated', month))).toBe('interrupted');
  });
});

test('a number is known for twelve months, its last day included', () => {
  const { expiresAt } = newCertificate(
    {
      waitsSince: '2026-04-09',
      issuedOn: '2026-11-24',
      notBefore: null,
      paused: false,
      entered: false,
    },
    'id',
  );
  expect(expiresAt).toEqual(new Date('2027-11-24T23:00:00Z'));
});

describe('the number', () => {
  const number = certificateNumber('f81d4fae7dec11d0a76500a0c91e6bf6');

  it('is read however it is typed', () => {
    expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const spoken = number
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    for (const typed of [
      number,
      ` ${spoken} `,
      number.replaceAll('-', ''),
      `https://platzwart.example/praxis/bestaetigung/${number}`,
    ])
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
      if (next && next !== '-' && next !== digit)
        wrong.push(number.slice(0, n) + next + digit + number.slice(n + 2));
      for (const typed of wrong) expect(readCertificateNumber(typed), typed).toBeUndefined();
    }
    for (const typed of ['', 'XXXX', number.slice(0, -1), `${number}0`, number.replace(/^./, 'U')])
      expect(readCertificateNumber(typed), typed).toBeUndefined();
  });
});

test('depends on no other lines than those that are read for it', () => {
  const line = (what: HistoryEntry['what']): HistoryEntry => ({
    at: moment,
    by: { kind: 'platform' },
    what,
    purpose: 'vacancyOffer',
  });
  const others = HistoryEntry.shape.what.options.filter((what) => !decidingLines.includes(what));
  expect(others.length).toBeGreaterThan(20);
  for (const offer of [null, { vacancyId: 'a', until: null }])
    for (const deciding of [[], ...decidingLines.map((what) => [line(what)])])
      expect(certify(asked({ offer }, [...others.map(line), ...deciding]), now)).toEqual(
        certify(asked({ offer }, deciding), now),
      );
});
