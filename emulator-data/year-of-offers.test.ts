/**
 * A year of 120 free places and 300 people, over both changes of the clocks: e-mails and deadlines
 * keep to decent hours, and all ends.
 */
import { berlinTimeOfDay } from '@platzwart/domain/dates/berlin-clock';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { isHoliday } from '@platzwart/domain/practice/holidays';
import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { isWorkingDay } from '@platzwart/domain/practice/working-days';
import { candidates } from '@platzwart/domain/vacancies/candidates';
import { suggestedOffer } from '@platzwart/domain/vacancies/deadlines';
import type { VacancyEmail } from '@platzwart/domain/vacancies/step-types';
import { slotOfKey } from '@platzwart/domain/waiting-list/slot';
import { expect, test } from 'vitest';
import { demoPractices } from './demo-world.ts';
import { creation, giving, offeredPlaces, patient, termsOf } from './generate-vacancies.ts';
import { seededRandom } from './seeded-random.ts';

const start = new Date('2026-03-01T09:00:00Z');
const calendar = { region: 'AT', closedDays: [] } as const;
const toPractice = 'vacancyNews';

test('a year of offers', () => {
  const random = seededRandom(365);
  const practices = [new Date('2026-03-01T09:00:00Z'), new Date('2026-02-27T10:00:00Z')].map(
    (at) => demoPractices(at)[0],
  );
  const [lindenhof] = practices;
  if (!lindenhof) throw new Error('The demo world has no practice.');
  // Two generations of the same practice: 300 people, none of whom has an offer yet.
  const people = practices.flatMap((practice, generation) =>
    (practice?.requests ?? [])
      .filter(({ request }) => request.status === 'open')
      .map((demo) => ({
        ...demo,
        id: generation === 0 ? demo.id : demo.id.split('').reverse().join(''),
        request: { ...demo.request, offer: null, lastOffer: null, places: [], pausedUntil: null },
      })),
  );
  const emails: { email: VacancyEmail; at: Date; isUrgent: boolean }[] = [];
  const places = offeredPlaces(lindenhof.form, people, (done, at) => {
    const isUrgent = done.vacancy.rhythm === 'once';
    emails.push(...done.emails.map((email) => ({ email, at, isUrgent })));
  });
  const open = () =>
    [...places.requests.values()]
      .map(({ id, request }) => ({ ...request, id }))
      .filter(({ status }) => status === 'open');
  const anna = { kind: 'member', uid: 'demo-anna' } as const;
  const ids: string[] = [];

  const passTime = (until: Date) => {
    for (const id of ids) places.passTime(id, until);
  };
  /**
   * Whoever can answer says yes, no, or nothing; the team calls whom it has to, and gives what was
   * accepted.
   */
  const answerSome = (now: Date) => {
    for (const id of ids) {
      for (const { requestId } of places.vacancies.get(id)?.plan ?? []) {
        const vacancy = places.vacancies.get(id);
        const { state, waitsFor } =
          vacancy?.plan.find((entry) => entry.requestId === requestId) ?? {};
        const lot = random.next();
        if (waitsFor && state === 'offered')
          places.act(id, { kind: 'notReached', requestId }, anna, now);
        else if (state === 'offered' && lot < 0.2)
          places.act(id, { kind: 'accept', requestId }, patient, now);
        else if (state === 'offered' && lot < 0.4)
          places.act(id, { kind: 'decline', requestId, reason: 'notNow' }, patient, now);
        else if (vacancy && state === 'accepted' && lot < 0.5)
          places.act(id, giving(vacancy, requestId, 'archive'), anna, now);
      }
    }
  };

  for (let day = 0; day < 365; day++) {
    const now = new Date(daysLater(start, day).getTime() + random.between(0, 12 * 60) * 60_000);
    passTime(now);
    answerSome(now);
    if (day % 3 !== 0 || ids.length >= 120) continue;
    const waiting = open();
    const slot = slotOfKey(
      random.pick(random.pick(waiting as [(typeof waiting)[number]]).slotKeys as [string]),
    );
    if (!slot) continue;
    const terms = termsOf(slot, daysLater(now, random.between(3, 15)), {
      rhythm: random.pick(['weekly', 'weekly', 'fortnightly', 'once']),
    });
    const { rows } = candidates(terms, waiting, {
      now,
      today: berlinDate(now),
      settings: defaultOffering,
    });
    const plan = rows.slice(0, random.between(1, 5)).map(({ request }) => request.id);
    if (plan.length === 0) continue;
    const id = random.hex(32);
    places.act(id, creation(terms, plan, suggestedOffer(terms, now, defaultOffering)), anna, now);
    ids.push(id);
  }
  passTime(daysLater(start, 365 + 60));

  expect(people).toHaveLength(300);
  expect(ids.length).toBeGreaterThanOrEqual(100);
  const toPatients = emails.filter(({ email }) => email.purpose !== toPractice);
  expect(toPatients.length).toBeGreaterThan(300);
  for (const { email, at, isUrgent } of toPatients) {
    const leaves = email.dueAt > at ? email.dueAt : at;
    const [time, date] = [berlinTimeOfDay(leaves), berlinDate(leaves)];
    const [from, to] = isUrgent ? ['07:00', '21:00'] : ['08:00', '20:01'];
    expect(time >= from && time <= to, `${email.purpose} at ${time}`).toBe(true);
    if (!isUrgent)
      expect(weekdayOf(date) !== 7 && !isHoliday(date, 'AT'), `${email.purpose} on ${date}`).toBe(
        true,
      );
  }
  for (const { until, vacancyId } of places.offers.values()) {
    const vacancy = places.vacancies.get(vacancyId);
    if (until === null || vacancy?.patience.unit !== 'workingDays') continue;
    expect(isWorkingDay(berlinDate(until), calendar), `${vacancyId} ${until.toISOString()}`).toBe(
      true,
    );
  }
  const counted = [...places.months.values()]
    .flatMap(({ starts = {} }) => Object.values(starts))
    .reduce((sum, n) => sum + n, 0);
  expect(counted).toBe([...places.offers.values()].filter(({ state }) => state === 'taken').length);
  const states = [...places.vacancies.values()].flatMap(({ plan }) =>
    plan.map(({ state, waitsFor }) => (waitsFor ? null : state)),
  );
  expect(states).not.toContain('offered');
  expect(states).not.toContain('pledged');
  const livePeople = [...places.requests.values()].filter(
    ({ request }) => request.offer !== null && request.status === 'open',
  );
  for (const { request } of livePeople)
    expect(places.vacancies.get(request.offer?.vacancyId ?? '')?.state).not.toBe('closed');
});

test('changing one’s mind or asking again and again fills nobody’s mailbox', () => {
  const [lindenhof] = demoPractices(start);
  const [demo] = (lindenhof?.requests ?? []).filter(
    ({ request }) => request.status === 'open' && request.email !== '' && !request.offer,
  );
  if (!lindenhof || !demo) throw new Error('The demo practice has nobody to ask.');
  const emails: string[] = [];
  const places = offeredPlaces(lindenhof.form, [demo], (done) =>
    emails.push(...done.emails.map(({ purpose }) => purpose)),
  );
  const slot = slotOfKey(demo.request.slotKeys[0] ?? '');
  if (!slot) throw new Error('The demo practice has somebody without times.');
  const id = 'f'.repeat(32);
  places.act(
    id,
    creation(termsOf(slot, daysLater(start, 20)), [demo.id]),
    { kind: 'member', uid: 'demo-anna' },
    start,
  );
  const { id: requestId } = demo;
  for (let n = 0; n < 5; n++)
    places.act(id, { kind: 'ask', requestId, text: `Frage ${n}` }, patient, start);
  expect(emails.filter((purpose) => purpose === 'vacancyNews')).toHaveLength(1);
  for (let n = 0; n < 2; n++) {
    places.act(id, { kind: 'accept', requestId }, patient, start);
    places.act(id, { kind: 'takeBack', requestId }, patient, start);
  }
  expect(() => places.act(id, { kind: 'accept', requestId }, patient, start)).toThrow(
    'changedOften',
  );
  expect(emails.filter((purpose) => purpose === 'vacancyAccepted')).toHaveLength(2);
});
