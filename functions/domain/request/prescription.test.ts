import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { aSlot } from '@platzwart/emulator-data/build-request';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueWindow, lastStart, standingOn } from '../booking/prescription-days.ts';
import type { Country } from '../practice/country.ts';
import { prescriptionFor } from './issue-window.ts';
import {
  advisesIssuingLater,
  appliedRule,
  approvalFor,
  issueLater,
  prescriptionRows,
  prescriptionRule,
} from './prescription.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2033-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
/** Day by day on the calendar, without product code. */
function counted(from: string, days: number): string {
  const at = new Date(
    Number(from.slice(0, 4)),
    Number(from.slice(5, 7)) - 1,
    Number(from.slice(8)),
    12,
  );
  for (let i = 0; i < Math.abs(days); i++) at.setDate(at.getDate() + Math.sign(days));
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
const rules = prescriptionRows.map(({ days, urgentDays }) => ({ days, urgentDays }));

describe('over 2,000 days of issue and starts', () => {
  test('the last day to begin is as many calendar days later as the rule says, and its window is its mirror', () => {
    fc.assert(
      fc.property(
        day,
        day,
        fc.boolean(),
        fc.constantFrom(...rules),
        (issuedOn, startsOn, urgent, rule) => {
          const last = lastStart({ issuedOn, urgent }, rule);
          expect(last).toBe(counted(issuedOn, urgent ? rule.urgentDays : rule.days));
          const window = issueWindow(startsOn, rule);
          expect(window).toEqual({ from: counted(startsOn, -rule.days), to: startsOn });
          // Issued in the window is exactly: begins in time, and not before it was issued.
          const isInWindow = window.from <= issuedOn && issuedOn <= window.to;
          expect(isInWindow).toBe(
            issuedOn <= startsOn && startsOn <= lastStart({ issuedOn, urgent: false }, rule),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('each day has one standing, and it only gets worse', () => {
    const order = ['valid', 'soon', 'over'];
    fc.assert(
      fc.property(day, day, (today, last) => {
        const [now, tomorrow] = [today, counted(today, 1)].map((each) =>
          order.indexOf(standingOn(each, last)),
        );
        expect(tomorrow).toBeGreaterThanOrEqual(now ?? 3);
        expect(standingOn(today, last) === 'over').toBe(today > last);
        expect(standingOn(today, last) === 'valid').toBe(counted(today, 14) < last);
      }),
      { numRuns: 2000 },
    );
  });
});

test('patients are asked for no date of issue before today, and for none at all once it has begun', () => {
  const practice = aPractice({
    locations: [aPracticeLocation({ region: 'DE-BY' })],
    profession: 'speech',
  });
  const known = {
    prescription: null,
    practice,
    form: { prescriptionEnabled: true, issueLaterAdvised: null, doctorsOrderEnabled: true },
  };
  const onDay = (today: string) =>
    prescriptionFor({ startsOn: '2026-12-14', isSelfPayer: false, today, slot: aSlot() }, known);
  expect(onDay('2026-11-01')).toEqual({ from: '2026-11-16', to: '2026-12-14' });
  expect(onDay('2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-12-14' });
  expect(onDay('2026-12-14')).toEqual({ from: '2026-12-14', to: '2026-12-14' });
  expect(onDay('2026-12-15')).toBeNull();
});

const lies = (region: Country | undefined) => ({ locations: [aPracticeLocation({ region })] });
const at = (region: Country | undefined, profession: string) =>
  aPractice({ ...lies(region), profession });

test.each([
  ['DE-BY', 'physio', { days: 28, urgentDays: 14 }],
  ['DE-BY', 'speech', { days: 28, urgentDays: 14 }],
  ['DE-BE', 'psychotherapy', null],
  ['CH-ZH', 'physio', { days: 35, urgentDays: 35 }],
  ['CH-ZH', 'occupational', { days: 56, urgentDays: 56 }],
  ['CH-ZH', 'speech', { days: 56, urgentDays: 56 }],
  ['AT', 'physio', null],
  [undefined, 'physio', null],
] as const)('the rule in %s for %s', (country, profession, rule) => {
  expect(prescriptionRule(at(country, profession))).toEqual(rule);
});

test('of several professions, or of one that nobody names, the shortest counts', () => {
  const both = aPractice({
    ...lies('CH-ZH'),
    profession: '',
    title: 'Zentrum',
    subtitle: 'Ergotherapie und Physiotherapie',
  });
  expect(prescriptionRule(both)?.days).toBe(35);
  expect(prescriptionRule({ ...both, subtitle: '' })?.days).toBe(35);
});

test('each row names its source and day, and what is not confirmed applies to nobody', () => {
  for (const { source, readOn } of prescriptionRows) {
    expect(source).not.toBe('');
    expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
  const off = prescriptionRows.filter(({ isConfirmed }) => !isConfirmed);
  expect(off.map(({ country, payer, days }) => [country, payer, days])).toEqual([
    ['DE', 'accident', 7],
  ]);
});

test('deadlines are off unless the practice asks', () => {
  const practice = at('DE-BY', 'physio');
  expect(appliedRule(practice, { prescriptionEnabled: false })).toBeNull();
  expect(appliedRule(practice, { prescriptionEnabled: true })?.days).toBe(28);
  expect(appliedRule(undefined, undefined)).toBeNull();
});

test('in Austria some insurers must approve physiotherapy first', () => {
  const practice = at('AT', 'physio');
  expect(approvalFor(practice, 'SVS')).toEqual({ insurer: 'SVS', isNeeded: true });
  expect(approvalFor(practice, 'ÖGK Steiermark')).toEqual({ insurer: 'ÖGK', isNeeded: false });
  expect(approvalFor(practice, 'BVAEB')).toEqual({ insurer: 'BVAEB', isNeeded: false });
  expect(approvalFor(practice, 'Merkur')).toBeUndefined();
  expect(approvalFor(at('AT', 'speech'), 'SVS')).toBeUndefined();
  expect(approvalFor(at('DE-BY', 'physio'), 'SVS')).toBeUndefined();
});

test('the advice is given in Germany where prescriptions are asked for, and wherever a practice wants it', () => {
  const asked = { issueLaterAdvised: null, doctorsOrderEnabled: true };
  expect(advisesIssuingLater(lies('DE-BY'), asked)).toBe(true);
  expect(advisesIssuingLater(lies('DE-BY'), { ...asked, doctorsOrderEnabled: false })).toBe(false);
  expect(advisesIssuingLater(lies('DE-BY'), { ...asked, issueLaterAdvised: false })).toBe(false);
  expect(advisesIssuingLater(lies(undefined), asked)).toBe(false);
  expect(advisesIssuingLater(lies(undefined), { ...asked, issueLaterAdvised: true })).toBe(true);
  expect(issueLater).toBe(
    'Bitte lassen Sie die Verordnung erst ausstellen, wenn wir Ihnen einen Platz zusagen.',
  );
});
