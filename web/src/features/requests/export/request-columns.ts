/**
 * The columns of an exported request, with German titles and values: everything staff can see, and
 * nothing more.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  type OwnAnswer,
  ownNames,
  questionNames,
  questionOf,
  type StoredName,
} from '@platzwart/domain/booking/questions';
import {
  ageOn,
  formatDay,
  formatGermanDate,
  formatMoment,
  type IsoDate,
} from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { GivenPlace } from '@platzwart/domain/request/request-offer';
import { requestedWhen } from '@platzwart/domain/request/requested-when';
import { staffNames } from '@platzwart/domain/request/staff-questions';
import { offeredTimes } from '@platzwart/domain/waiting-list/offered-times';
import { type FieldFormat, fieldFormat } from '../../../entities/request/format-field.ts';
import { isEmpty } from '../../../entities/request/is-empty.ts';
import { isUnconfirmed } from '../../../entities/request/reachability.ts';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { texts as requestTexts } from '../texts.ts';
import { columnTexts as texts } from './column-texts.ts';

const t = texts.columns;

export type ExportContext = {
  /** Undefined while unknown: locations then appear by id. */
  form: FormConfiguration | undefined;
  tags: TagsById;
  today: IsoDate;
};

type Column = { title: string; value: (request: TherapyRequest) => string };

/** The column titles, and a row per request. */
export function exportedTable(
  requests: readonly TherapyRequest[],
  context: ExportContext,
): string[][] {
  const columns = columnsFor(context, requests);
  return [
    columns.map(({ title }) => title),
    ...requests.map((request) => columns.map(({ value }) => value(request))),
  ];
}

const isLast = (name: StoredName) =>
  ['closing', 'times', 'consent'].includes(questionOf(name).section);
/**
 * In the form's order; remarks, times and consents come last, in the order in which staff read
 * them.
 */
const answered = [
  ...staffNames
    .filter((name) => !isLast(name))
    .toSorted((one, other) => questionNames.indexOf(one) - questionNames.indexOf(other)),
  ...staffNames.filter(isLast),
];

function columnsFor(
  { form, tags, today }: ExportContext,
  requests: readonly TherapyRequest[],
): Column[] {
  const format = fieldFormat(form);
  const [firstOwn] = ownNames;
  const beside: Partial<Record<StoredName, Column[]>> = {
    birthdate: [
      {
        title: t.age,
        value: ({ birthdate }) => (birthdate ? String(ageOn(birthdate, today)) : ''),
      },
    ],
    email: [{ title: t.emailConfirmed, value: emailConfirmed }],
    slots: [{ title: t.notOffered, value: (request) => timesOutside(request, form, format) }],
  };
  return [
    { title: t.status, value: ({ status }) => texts.status[status] },
    // Without the comma, spreadsheets recognize a date and can sort by it.
    { title: t.requestedAt, value: (request) => requestedWhen(request).replace(',', '') },
    { title: t.source, value: ({ source }) => texts.source[source] },
    {
      title: t.prioritized,
      value: ({ prioritized }) => (prioritized ? entityTexts.yes : entityTexts.no),
    },
    { title: t.tags, value: (request) => tagNames(request, tags).join(', ') },
    ...answered.flatMap((name) =>
      name === firstOwn
        ? ownColumns(form, requests)
        : isOwn(name)
          ? []
          : [field(format, name), ...(beside[name] ?? [])],
    ),
    { title: t.adminNote, value: ({ adminNote }) => adminNote },
    { title: t.nextStep, value: ({ nextStep }) => (nextStep ? texts.steps[nextStep.kind] : '') },
    {
      title: t.dueOn,
      value: ({ nextStep }) => (nextStep?.dueOn ? formatGermanDate(nextStep.dueOn) : ''),
    },
    { title: t.offers, value: offersIn },
    {
      title: t.places,
      value: (request) => request.places.map((place) => placeIn(place, format)).join('; '),
    },
    { title: t.archivedAt, value: ({ archivedAt }) => (archivedAt ? formatDay(archivedAt) : '') },
    {
      title: t.archiveReason,
      value: ({ archiveReason }) => (archiveReason ? requestTexts.reasons[archiveReason] : ''),
    },
  ];
}

const isOwn = (name: StoredName) => questionOf(name).kind === 'own';

const ownAnswers = (request: TherapyRequest): OwnAnswer[] =>
  ownNames.flatMap((name) => request[name] ?? []);

/** One for each wording: what the practice asks now, then what it has asked these people before. */
function ownColumns(
  form: FormConfiguration | undefined,
  requests: readonly TherapyRequest[],
): Column[] {
  const asked = [
    ...ownNames.flatMap((name) => form?.[name]?.label ?? []),
    ...requests.flatMap(ownAnswers).map(({ question }) => question),
  ];
  return [...new Set(asked)].map((title) => ({
    title,
    value: (request) =>
      ownAnswers(request)
        .filter(({ question }) => question === title)
        .map(({ answer }) => answer)
        .join('; '),
  }));
}

/** Tag names in the practice's order, without deleted tags. */
export function tagNames(request: Pick<TherapyRequest, 'tags'>, tags: TagsById): string[] {
  return [...tags].filter(([id]) => request.tags.includes(id)).map(([, tag]) => tag.name);
}

/** Empty if the form did not ask, or the patient did not answer. */
function field(format: FieldFormat, name: keyof TherapyRequest): Column {
  return {
    title: format.label(name),
    value: (request) =>
      isEmpty(request[name]) ? '' : format.value(name, request[name]).replaceAll('\u00A0', ' '),
  };
}

/** Empty if no e-mail was sent: neither yes nor no. */
function emailConfirmed(request: TherapyRequest): string {
  if (request.email !== '' && request.emailConfirmedAt !== null) return entityTexts.yes;
  return isUnconfirmed(request) ? entityTexts.no : '';
}

/** The live offer, else how the last one ended. */
function offersIn({ offer, lastOffer }: TherapyRequest): string {
  if (offer) return offer.until ? texts.offerRuns(formatMoment(offer.until)) : texts.offerHeld;
  return lastOffer
    ? texts.lastOffer(texts.outcomes[lastOffer.outcome], formatDay(lastOffer.at))
    : '';
}

function placeIn({ slot, startsOn }: GivenPlace, format: FieldFormat): string {
  return texts.place(
    format.value('slots', [slot]).replaceAll('\u00A0', ' '),
    formatGermanDate(startsOn),
  );
}

/** Preferred times that the practice no longer offers; empty for archived requests. */
function timesOutside(
  request: TherapyRequest,
  form: FormConfiguration | undefined,
  format: FieldFormat,
): string {
  if (!form || request.status !== 'open') return '';
  const { notOffered } = offeredTimes(request, form);
  return notOffered.length === 0 ? '' : format.value('slots', notOffered).replaceAll('\u00A0', ' ');
}
