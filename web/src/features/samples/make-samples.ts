/**
 * A practice's samples: invented requests for the hours that it has now, and all that the screens
 * read about them.
 */

import { consentVersion } from '@platzwart/domain/booking/consent';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  type QuestionSwitch,
  questionNames,
  questionOf,
} from '@platzwart/domain/booking/questions';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import { differences } from '@platzwart/domain/practice/differences';
import type { Nation } from '@platzwart/domain/practice/region';
import { untouched } from '@platzwart/domain/request/changes';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { searchTokens } from '@platzwart/domain/request/search-tokens';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { countHeatmaps, slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import { mergeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';
import type { Samples } from '../../firebase/samples.ts';
import { answerQuery } from './answer-query.ts';
import { list, parts, people, type SamplePerson, tags } from './people.ts';
import { texts } from './texts.ts';

type Given = {
  slug: string;
  form: FormConfiguration;
  uid: string;
  now: Date;
  nation: Nation | undefined;
};
type Row = { readonly id: string };

/**
 * What the screens read of people, below a practice: without one of these here, the practice's own
 * is shown.
 */
const held =
  /^(requests|heatmaps|counters|tags|lists|members\/[^/]+\/lists|editing|vacancies|offers|bin|imports|jobs)(\/|$)/;

export function makeSamples(given: Given): Samples {
  const { slug, form } = given;
  const requests = sampleRequests(given);
  const archived = requests.filter(({ status }) => status === 'archived').length;
  const counters = { open: requests.length - archived, archived };
  const heatmaps = countHeatmaps(requests);
  const collections: Readonly<Record<string, readonly Row[]>> = Object.fromEntries<readonly Row[]>([
    [paths.requests(slug), requests],
    [paths.tags(slug), Object.entries(tags).map(([id, tag]) => ({ ...tag, id }))],
    [paths.lists(slug), [{ ...list, id: 'beispiel' }]],
    [
      paths.heatmaps(slug),
      form.selectableLocations.map(({ id }) => ({
        id,
        cells: Object.fromEntries(heatmaps.get(id) ?? []),
      })),
    ],
    [parentOf(paths.requestCounters(slug)), [{ id: 'requests', ...counters }]],
    ...requests.map(
      (request) => [paths.history(slug, request.id), historyOf(request, given)] as const,
    ),
  ]);
  const practice = `${paths.practice(slug)}/`;
  return {
    reason: texts.reason,
    holds: (path) => path.startsWith(practice) && held.test(path.slice(practice.length)),
    document: (path) => collections[parentOf(path)]?.find(({ id }) => path.endsWith(`/${id}`)),
    query: (path, shape) => answerQuery(collections[path] ?? [], shape),
  };
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The same people wherever they are shown. */
export function sampleRequests({
  form,
  uid,
  nation,
  now,
}: Omit<Given, 'slug'>): WithId<TherapyRequest>[] {
  const locations = form.selectableLocations.map(({ id }) => id);
  return people.map((person, i) => {
    const [firstname = '', lastname = ''] = person.name.split(' ');
    // Some could come to each of them.
    const locationIds =
      i % 5 === 4 ? locations : locations.slice(i % locations.length, (i % locations.length) + 1);
    const slots = locationIds.flatMap((id) => slotsAt(id, person, form));
    // Within the usual hours, and never the same minute.
    const requestedAt = new Date(daysLater(now, -person.asked).getTime() - i * 1_000_000);
    const contact = person.by?.[0] ?? firstname;
    const writtenName = (contact + lastname).toLowerCase().replace(/[^a-z]/g, '');
    const request: WithId<TherapyRequest> = {
      ...untouched,
      id: `beispiel-${i + 1}`,
      requestedAt,
      activeAt: requestedAt,
      source: person.byPhone ? 'phone' : 'online',
      payloadHash: '',
      openKey: null,
      type: person.by ? 'other' : 'self',
      firstname,
      lastname,
      birthdate: bornOn(person.age, i, now),
      ...(person.by && {
        contactPersonFirstname: contact,
        contactPersonLastname: lastname,
        contactPersonRelationship: person.by[1],
      }),
      email: person.byPhone ? '' : `${writtenName}@post.example`,
      emailConfirmedAt: person.byPhone ? null : requestedAt,
      phone: nation
        ? differences[nation].sampleNumber(1000 + i * 37)
        : `0000 ${String(1000 + i * 37)}`,
      phone2: '',
      addressStreet: `Musterweg ${i + 1}`,
      addressPostalCode: nation ? differences[nation].examples.postalCode : '00000',
      addressCity: nation ? differences[nation].examples.city : 'Musterstadt',
      houseCall: false,
      doctorsOrder: person.tags?.includes('verordnung') ? 'available' : 'requested',
      doctorsOrderName: '',
      insurance: 'Muster-Kasse',
      teletherapy: 'no',
      groupTherapy: 'no',
      reason: person.reason,
      timeFlexibility: 'notFlexible',
      callbackWish: false,
      note: '',
      followUpConsent: !person.byPhone,
      consentVersion,
      locationIds,
      slots,
      slotKeys: slotKeysFor({ slots, locationIds }, form),
      tags: [...(person.tags ?? [])],
      adminNote: person.note ?? '',
      ...(person.prioritized && { prioritized: true, prioritizedAt: requestedAt }),
      ...(person.step && { nextStep: stepOf(person.step, now) }),
      ...(person.step?.[0] === 'notReached' && {
        lastContact: { outcome: 'notReached', at: daysLater(now, -2), by: uid },
      }),
      ...(person.archived && {
        status: 'archived',
        archivedAt: daysLater(now, -person.archived[1]),
        archiveReason: person.archived[0],
      }),
    };
    const asked = withoutUnasked(request, form);
    return person.archived ? { ...asked, searchTokens: searchTokens(asked) } : asked;
  });
}

/** Their part of the hours on their days. */
function slotsAt(
  locationId: string,
  { days, when }: SamplePerson,
  form: FormConfiguration,
): Slot[] {
  const cells = offeredCells(form, [locationId]);
  const open = [...new Set(cells.map(({ weekday }) => weekday))];
  const [from, to] = parts[when];
  const weekdays = new Set(days.map((day) => open[day % Math.max(1, open.length)]));
  return mergeSlots(
    [...weekdays].flatMap((weekday) => {
      const ofDay = cells.filter((cell) => cell.weekday === weekday);
      return ofDay.slice(Math.floor(from * ofDay.length), Math.ceil(to * ofDay.length));
    }),
  );
}

function bornOn(age: number, i: number, now: Date): string {
  const [year = '', rest = ''] = berlinDate(daysLater(now, -(i * 13) - 5)).split(/-(.*)/);
  return `${Number(year) - age}-${rest === '02-29' ? '02-28' : rest}`;
}

function stepOf(
  [kind, inDays]: NonNullable<SamplePerson['step']>,
  now: Date,
): NonNullable<TherapyRequest['nextStep']> {
  return {
    kind,
    dueOn: inDays === null ? null : berlinDate(daysLater(now, inDays)),
    since: daysLater(now, -2),
  };
}

/** What the form does not ask, nobody has answered. */
function withoutUnasked(
  request: WithId<TherapyRequest>,
  form: FormConfiguration,
): WithId<TherapyRequest> {
  const unasked = questionNames.filter((name) => {
    const { switch: isAsked } = questionOf(name);
    return isAsked !== undefined && !form[isAsked as QuestionSwitch];
  });
  return Object.fromEntries(
    Object.entries(request).filter(([field]) => !unasked.some((name) => name === field)),
  ) as typeof request;
}

function historyOf(request: WithId<TherapyRequest>, { uid }: Given): WithId<HistoryEntry>[] {
  const { id, requestedAt, source, archivedAt, archiveReason } = request;
  const member = { kind: 'member', uid } as const;
  const patient = { kind: 'patient' } as const;
  const lines: HistoryEntry[] = [
    source === 'phone'
      ? { at: requestedAt, by: member, what: 'enteredManually' }
      : { at: requestedAt, by: patient, what: 'requested' },
    ...(archivedAt && archiveReason
      ? [{ at: archivedAt, by: member, what: 'archived', reason: archiveReason } as const]
      : []),
  ];
  return lines.map((line, i) => ({ ...line, id: `${id}-${i}` }));
}
