import { isCallable } from '@platzwart/domain/contact/phone-number';
import { readRegion } from '@platzwart/domain/practice/read-region';
import { slugFrom } from '@platzwart/domain/practice/slug';
import { MonthStatistics } from '@platzwart/domain/statistics/month';
import { VacancyState } from '@platzwart/domain/vacancies/vacancy';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { coveredCells, slotKey, trimSlots } from '@platzwart/domain/waiting-list/slot';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { demoDocuments, demoPractices } from './demo-world.ts';

const now = new Date('2026-11-21T10:00:00Z');
const practices = demoPractices(now);
const documents = demoDocuments(now);

test('every demo document satisfies its schema, under a path of its own', () => {
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

test('the demo world is the same every time', () => {
  expect(demoDocuments(now)).toEqual(documents);
});

test('the demo world can be built at any time of the day and year', () => {
  for (const moment of ['2026-03-29T00:30:00Z', '2028-02-29T23:59:59Z', '2026-01-01T04:00:00Z'])
    demoDocuments(new Date(moment));
});

test('the first practice is as full as a real one', () => {
  const [lindenhof] = practices;
  const requests = lindenhof?.requests.map(({ request }) => request) ?? [];
  expect(requests.filter(({ status }) => status === 'open')).toHaveLength(150);
  expect(requests.filter(({ status }) => status === 'archived')).toHaveLength(70);
  expect(
    requests.filter(({ status, prioritized }) => status === 'open' && prioritized),
  ).toHaveLength(8);
  expect(new Set(requests.map(({ slots }) => JSON.stringify(slots))).size).toBeGreaterThan(100);
});

test('its free places are in every state, and places were given for a year', () => {
  const its = documents.filter(({ path }) => path.startsWith('practices/logopaedie-lindenhof/'));
  const states = its
    .filter(({ path }) => path.includes('/vacancies/'))
    .map(({ data }) => data.state);
  expect(new Set(states)).toEqual(new Set(VacancyState.options));
  const months = its
    .filter(({ path }) => path.includes('/statistics/'))
    .map(({ data }) => MonthStatistics.parse(data));
  expect(months.length).toBeGreaterThanOrEqual(12);
  expect(months.flatMap(({ days }) => Object.keys(days)).length).toBeGreaterThanOrEqual(360);
});

test('most practices can be called, and one cannot', () => {
  const phones = practices.map(({ practice: { phone = '' } }) => phone);
  expect(phones.filter((phone) => phone === '')).toHaveLength(1);
  expect(phones.filter(isCallable)).toHaveLength(practices.length - 1);
});

test('each location lies where its address says', () => {
  for (const { practice } of practices)
    for (const location of practice.locations)
      expect(readRegion(location)).toEqual({ kind: 'read', region: location.region });
});

test('accounts and members agree', () => {
  for (const { uid, practice, role, name } of demoAccounts) {
    const member = practices.find((demo) => demo.practice.slug === practice)?.members[uid];
    expect(member?.role ?? null).toBe(role);
    if (member) expect(member.name).toBe(name);
  }
});

describe.each(practices.map((demo) => [demo.practice.title, demo] as const))(
  '%s',
  (title, { practice, form, tags, requests }) => {
    const byPath = new Map(documents.map(({ path, data }) => [path, data]));

    test('has the slug of its title', () => {
      expect(practice.slug).toBe(slugFrom(title));
    });

    test('preferred times are trimmed to offered cells and are in their lists', () => {
      for (const { request } of requests) {
        const cells = offeredCells(form, request.locationIds);
        expect(request.slots).toEqual(trimSlots(request.slots, cells));
        expect(request.slotKeys).toEqual(coveredCells(request.slots, cells).map(slotKey));
        expect(request.slotKeys.length).toBeGreaterThanOrEqual(form.minSlots);
      }
    });

    test('counters equal a recount', () => {
      const open = requests.map(({ request }) => request).filter(({ status }) => status === 'open');
      expect(byPath.get(`practices/${practice.slug}/counters/requests`)).toEqual({
        open: open.length,
        archived: requests.length - open.length,
      });
      for (const { id } of form.selectableLocations) {
        const counted: Record<string, number> = {};
        for (const key of open
          .flatMap(({ slotKeys }) => slotKeys)
          .filter((key) => key.startsWith(`${id}_`)))
          counted[key] = (counted[key] ?? 0) + 1;
        expect(byPath.get(`practices/${practice.slug}/heatmaps/${id}`)).toEqual({
          cells: counted,
        });
      }
    });

    test('what happened to a request happened in order and not in the future', () => {
      for (const { request, history } of requests) {
        const moments = [...history.map(({ at }) => at.getTime()), now.getTime()];
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
        expect(moments[0]).toBe(request.requestedAt.getTime());
      }
    });

    test('requests carry only tags that exist', () => {
      for (const { request } of requests)
        expect(Object.keys(tags)).toEqual(expect.arrayContaining(request.tags));
    });
  },
);
