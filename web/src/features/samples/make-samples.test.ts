import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { HistoryEntry } from '@platzwart/domain/request/history';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { tokensToAsk } from '@platzwart/domain/request/search-tokens';
import { DynamicList } from '@platzwart/domain/tags/dynamic-list';
import { Tag } from '@platzwart/domain/tags/tag';
import { Heatmap, RequestCounters } from '@platzwart/domain/waiting-list/counters';
import { compareRequested, waitingAt } from '@platzwart/domain/waiting-list/queue';
import { describe, expect, test } from 'vitest';
import { makeSamples } from './make-samples.ts';

const slug = 'praxis';
const now = new Date('2026-11-23T17:00:00Z');
const usual = defaultFormConfiguration({ id: 'praxis', title: 'Praxis' });
const range = (weekday: number, start: string, end: string) => ({ weekday, start, end });
const forms: Record<string, FormConfiguration> = {
  'of a new practice': usual,
  'with two locations, one of them open once a week': {
    ...usual,
    minSlotSize: 45,
    selectableLocations: [
      {
        id: 'eins',
        title: 'Eins',
        selectableSlots: [
          range(1, '08:00', '12:00'),
          range(1, '13:00', '18:30'),
          range(6, '09:00', '12:00'),
        ],
      },
      { id: 'zwei', title: 'Zwei', selectableSlots: [range(3, '14:00', '14:45')] },
    ],
  },
  'that asks everything': {
    ...usual,
    ...Object.fromEntries(
      Object.keys(usual).flatMap((field) =>
        /^(?!companyNote).*Enabled$/.test(field) ? [[field, true]] : [],
      ),
    ),
  },
};

type Row = { id: string };
const withoutId = ({ id: _, ...rest }: Row) => rest;

describe.each(Object.entries(forms))('samples under a form %s', (_name, form) => {
  const samples = makeSamples({ slug, form, uid: 'anna', nation: 'AT', now });
  const requests = samples.query(paths.requests(slug), {
    collection: 'requests',
    where: [],
    orderBy: [],
  }) as (TherapyRequest & Row)[];

  test('are what the database would hold', () => {
    for (const request of requests) {
      expect(TherapyRequest.parse(withoutId(request))).toEqual(withoutId(request));
      const history = samples.query(paths.history(slug, request.id), queries.history()) as Row[];
      for (const line of history) HistoryEntry.parse(withoutId(line));
      expect(history).not.toHaveLength(0);
      expect(samples.document(paths.request(slug, request.id))).toBe(request);
    }
    for (const tag of samples.query(paths.tags(slug), queries.tags()))
      Tag.parse(withoutId(tag as Row));
    for (const list of samples.query(paths.lists(slug), queries.lists()))
      DynamicList.parse(withoutId(list as Row));
    for (const { id } of form.selectableLocations)
      Heatmap.parse(withoutId(samples.document(paths.heatmap(slug, id)) as Row));
    const { open, archived } = RequestCounters.parse(
      withoutId(samples.document(paths.requestCounters(slug)) as Row),
    );
    expect(open + archived).toBe(requests.length);
    expect(open).toBeGreaterThanOrEqual(20);
  });

  test('wait somewhere, as many as the heatmap counts, in the order of the list', () => {
    expect(requests.filter(({ slotKeys }) => slotKeys.length === 0)).toEqual([]);
    const cells = form.selectableLocations.flatMap(({ id }) =>
      Object.entries((samples.document(paths.heatmap(slug, id)) as Heatmap).cells),
    );
    expect(cells).not.toHaveLength(0);
    for (const [key, count] of cells) {
      const waiting = samples.query(paths.requests(slug), queries.waitingAt(key));
      expect(waiting).toEqual(waitingAt(requests, key));
      expect(waiting).toHaveLength(count);
    }
  });
});

describe('the screens', () => {
  const samples = makeSamples({ slug, form: usual, uid: 'anna', nation: 'AT', now });
  const ask = (shape: Parameters<typeof samples.query>[1]) =>
    samples.query(paths.requests(slug), shape) as (TherapyRequest & Row)[];

  test('get the open ones oldest first, the new ones of a day, and the archive latest first', () => {
    const open = ask(queries.openRequests());
    expect(open).toEqual([...open].sort(compareRequested));
    expect(open.some(({ status }) => status === 'archived')).toBe(false);
    const since = new Date('2026-11-20T00:00:00Z');
    expect(ask(queries.newRequests(since))).toEqual(
      open.filter(({ requestedAt }) => requestedAt > since),
    );
    const archive = ask(queries.archivedRequests()).map(({ archivedAt }) => Number(archivedAt));
    expect(archive).toEqual([...archive].sort((a, b) => b - a));
    expect(ask(queries.archivedBecause('placeFound'))).toHaveLength(2);
    expect(ask(queries.archivedMatching(tokensToAsk('valen')))).toHaveLength(1);
  });

  test('find nothing where samples have nothing: free places, the bin', () => {
    expect(samples.holds(paths.vacancies(slug))).toBe(true);
    expect(samples.query(paths.vacancies(slug), queries.liveVacancies())).toEqual([]);
    expect(samples.document(paths.vacancy(slug, 'x'))).toBeUndefined();
    expect(samples.query(paths.bin(slug), queries.bin())).toEqual([]);
  });

  test('read the practice itself, its team and its money as they are, and other practices', () => {
    const real = [
      paths.practice(slug),
      paths.form(slug),
      paths.account(slug),
      paths.member(slug, 'anna'),
      paths.log(slug),
    ];
    for (const path of [...real, paths.requests('praxis-2')])
      expect(samples.holds(path)).toBe(false);
  });
});

test('nobody takes them for somebody: their names say what they are, and no message could arrive', () => {
  const samples = makeSamples({ slug, form: usual, uid: 'anna', nation: 'AT', now });
  for (const { lastname, email, phone } of samples.query(
    paths.requests(slug),
    queries.openRequests(),
  ) as TherapyRequest[]) {
    expect(lastname).toMatch(/^(Beispiel|Muster|Probe|Vorlage)$/);
    expect(email).toMatch(/^$|@post\.example$/);
    expect(phone).toMatch(/^0660 000 /);
  }
});
