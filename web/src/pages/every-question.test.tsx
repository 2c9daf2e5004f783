/**
 * Every question of the booking form through everything that must know it. A question is one entry
 * in `booking/questions.ts` and one in
 * `request/staff-questions.ts`; what leaves one out fails here.
 */
import { bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  ownNames,
  questionOf,
  questions,
  type StoredName,
  storedNames,
} from '@platzwart/domain/booking/questions';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { type ImportField, validateImportRow } from '@platzwart/domain/import/row';
import { dataExportOf, personalDataOf } from '@platzwart/domain/patient-portal/data-export';
import { contactFields } from '@platzwart/domain/patient-portal/editable-fields';
import { edit, editableFields } from '@platzwart/domain/request/edit';
import { merge } from '@platzwart/domain/request/merge';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { staffLabelOf, staffQuestionOf } from '@platzwart/domain/request/staff-questions';
import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { fieldFormat, isOwnAnswer } from '../entities/request/format-field.ts';
import { BookingForm } from '../features/booking/booking-form.tsx';
import {
  compareSides,
  type EditedField,
  editedFields,
  valuesOf,
} from '../features/booking/edit-values.ts';
import { columnLabel, mappingOf } from '../features/import/match-headers.ts';
import { rowsOf } from '../features/patient-portal/personal-rows.ts';
import { compareRows } from '../features/requests/duplicates/compare-rows.ts';
import { exportedTable } from '../features/requests/export/request-columns.ts';
import {
  contactRows,
  personRows,
  requestRows,
  therapyRows,
  timesOf,
  timesRows,
} from '../features/requests/panel/request-rows.ts';
import { PrintedRequest } from '../features/requests/print/printed-request.tsx';
import { FormView } from '../features/settings/form/form-view.tsx';

const today = '2026-11-23';
const now = new Date('2026-11-23T12:00:00Z');
const plan = [{ weekday: 1, start: '08:00', end: '12:00' }];
const settings: Readonly<Record<string, unknown>> = Object.fromEntries(
  storedNames.flatMap((name) => {
    const { switch: asked, hint } = questionOf(name);
    return [
      ...(asked ? [[asked, true] as const] : []),
      ...(hint ? [[hint, `Hinweis der Praxis zu ${name}`] as const] : []),
    ];
  }),
);
const ownAsked = Object.fromEntries(
  ownNames.map((name, i) => {
    const label = `Was fragen wir als ${i + 1}.?`;
    return [name, { label, options: i === 1 ? ['Blau', 'Grün'] : [], required: true }];
  }),
);
const form = aFormConfiguration({
  ...settings,
  ...ownAsked,
  selectableLocations: [
    { id: 'lend', title: 'Lend', selectableSlots: plan },
    { id: 'mitte', title: 'Mitte', selectableSlots: plan },
  ],
});

/** An answer that no other question has, as far as its kind allows. */
function answerTo(name: StoredName): unknown {
  const question = questionOf(name);
  const place = storedNames.indexOf(name);
  switch (question.kind) {
    case 'choice':
      // Without one there is no day of issue.
      return name === 'doctorsOrder' ? 'available' : Object.keys(question.options).at(-1);
    case 'yesNo':
    case 'box':
    case 'consent':
      return true;
    case 'birthdate':
      return '1984-05-17';
    case 'phone':
      return `0660 10000${place}`;
    case 'email':
      return `a${place}@beispiel.at`;
    case 'prescription':
      return { issuedOn: '2026-11-02', urgent: true };
    case 'own':
      return {
        question: staffLabelOf(name, form),
        answer: name === 'own2' ? 'Grün' : `Wort ${place}`,
      };
    case 'locations':
      return ['lend', 'mitte'];
    case 'slots':
      return [{ locationId: 'lend', weekday: 1, start: '09:00', end: '10:00' }];
    default:
      // Without a digit: no name has one.
      return `Wort ${String(place).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`.slice(
        0,
        question.max,
      );
  }
}

const answers = Object.fromEntries(storedNames.map((name) => [name, answerTo(name)]));
const request = { ...aRequest(answers, form), id: 'eine' };
const format = fieldFormat(form);
/** The answer as staff read it. */
const said = (name: StoredName) => format.value(name, answers[name]).replaceAll('\u00A0', ' ');
/** In a place of its own, under what the practice calls the question. */
const cell = (name: StoredName) => (isOwnAnswer(answers[name]) ? answers[name].answer : said(name));
/** An earlier request without this answer: '' and [] where every request has one. */
function without(name: StoredName): TherapyRequest & { id: string } {
  const answer = answers[name];
  const isAlwaysThere = questionOf(name).switch === undefined;
  const none = Array.isArray(answer)
    ? []
    : isAlwaysThere && typeof answer === 'string'
      ? ''
      : undefined;
  return {
    ...request,
    [name]: none,
    id: 'andere',
    requestedAt: new Date('2026-01-01T09:00:00Z'),
  } as TherapyRequest & { id: string };
}

const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

/** Shown together with another one or in words of its own; the rest as label and answer. */
const shownAs: Partial<Record<StoredName, string>> = {
  firstname: said('firstname'),
  lastname: said('lastname'),
  birthdate: formatGermanDate('1984-05-17'),
  contactPersonFirstname: said('contactPersonFirstname'),
  contactPersonLastname: said('contactPersonLastname'),
  contactPersonRelationship: `(${said('contactPersonRelationship')})`,
  phone2: said('phone2'),
  addressStreet: said('addressStreet'),
  addressPostalCode: said('addressPostalCode'),
  addressCity: said('addressCity'),
  callbackWish: 'gewünscht',
  locationIds: 'Lend',
  slots: '9–10',
};

/** Each view once: the next test takes it away. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function drawn(view: ReactNode): Promise<HTMLElement> {
  const { container } = await act(async () => render(<MemoryRouter>{view}</MemoryRouter>));
  return container;
}

const namesIn = (page: HTMLElement) =>
  new Set(
    [...page.querySelectorAll<HTMLElement>('[name], [id]')].flatMap((each) => [
      each.id,
      each.getAttribute('name'),
    ]),
  );

const bookingForm = once(async () => {
  const page = await drawn(
    <BookingForm practice={aPractice()} form={form} today={today} onSent={() => undefined} />,
  );
  await act(async () => page.querySelector<HTMLElement>('[name=type][value=other]')?.click());
  await waitFor(() => expect(page.querySelector('[name=termsOfUseAccepted]')).not.toBeNull());
  await act(async () =>
    page.querySelector<HTMLElement>('[name=doctorsOrder][value=available]')?.click(),
  );
  return namesIn(page);
});

const formSettings = once(async () => {
  const pages = { form: () => null, sent: () => null, practice: () => null };
  return namesIn(
    await drawn(
      <FormView
        slug="praxis"
        practice={aPractice()}
        form={form}
        readOnlyReason={undefined}
        open={[]}
        pages={pages}
      />,
    ),
  );
});

const paper = once(async () => {
  const page = await drawn(
    <PrintedRequest
      {...{ request, form, now }}
      practiceTitle="Praxis"
      tags={new Map()}
      history={undefined}
      onReady={() => undefined}
    />,
  );
  const pairs = [...page.querySelectorAll('dt')].map(
    (term) => `${textOf(term)}: ${term.nextElementSibling?.textContent}`,
  );
  return [...pairs, textOf(page)].join('\n');
});

const staffShows = (text: string, name: StoredName) =>
  text.includes(shownAs[name] ?? `${staffLabelOf(name, form)}: ${cell(name)}`);

function details(): string {
  const rows = [
    personRows(request, today),
    contactRows(request),
    therapyRows(request),
    timesRows(request),
    requestRows(request),
  ].flat();
  const times = timesOf(request, form).map(({ title, offered }) => `${title}: ${offered}`);
  return [
    `${request.firstname} ${request.lastname}`,
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...times,
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ');
}

type Consumer = {
  knows: (name: StoredName) => boolean | Promise<boolean>;
  /** Where a question need not appear, and why. */
  except?: Partial<Record<StoredName, string>>;
};

const consents = {
  followUpConsent: 'only the sender can consent',
  healthDataConsent: 'only the sender can consent',
};

const consumers: Record<string, Consumer> = {
  payload: {
    knows: (name) => {
      const sent = {
        ...answers,
        requestId: 'a'.repeat(32),
        companySlug: 'praxis',
        termsOfUseAccepted: true,
      };
      const parsed = bookingRequestFor(form, today).safeParse(sent);
      const { switch: asked, kind } = questionOf(name);
      const switchedOff = asked === undefined ? {} : { [asked]: false };
      const off = bookingRequestFor(
        {
          ...form,
          ...switchedOff,
          ...(kind === 'own' && { [name]: null }),
        } as FormConfiguration,
        today,
      ).safeParse(sent);
      return (
        parsed.data?.[name] !== undefined &&
        ((asked === undefined && kind !== 'own') || (off.success && off.data[name] === undefined))
      );
    },
  },
  form: { knows: async (name) => (await bookingForm()).has(name) },
  settings: {
    knows: async (name) => {
      const { switch: asked, hint, kind } = questionOf(name);
      const ids = await formSettings();
      return [asked, hint, kind === 'own' ? name : undefined].every(
        (setting) => setting === undefined || ids.has(setting),
      );
    },
  },
  details: {
    knows: (name) => staffShows(details(), name),
    except: { healthDataConsent: 'a mark says if it is missing' },
  },
  edit: {
    knows: (name) => {
      const field = name as EditedField;
      const empty = { ...valuesOf(request, form), [name]: Array.isArray(answers[name]) ? [] : '' };
      const sides = { seen: empty, mine: valuesOf(request, form), live: empty };
      return (
        editedFields(form, 'other').includes(field) &&
        compareSides([field], sides).changed.includes(field)
      );
    },
    except: consents,
  },
  history: {
    knows: (name) => {
      const before = without(name);
      const edits = { [name]: { from: before[name] ?? null, to: answers[name] } };
      const edited = edit(before, edits, { form, today, by: { kind: 'platform' }, now });
      if (!edited.ok || edited.value === 'unchanged' || !editableFields(form).includes(name))
        return false;
      return (
        edited.value.history.changes?.some(({ field }) => field === name) === true &&
        format.label(name) === staffQuestionOf(name).label
      );
    },
    except: consents,
  },
  print: {
    knows: async (name) => staffShows(await paper(), name),
    except: { healthDataConsent: 'a mark says if it is missing' },
  },
  comparison: {
    knows: (name) => {
      const rows = compareRows(without(name), request, undefined, {
        ...format,
        tags: new Map(),
        today,
      });
      return rows.some(
        ({ second, differs }) => differs && second.replaceAll('\u00A0', ' ').includes(said(name)),
      );
    },
    except: {
      type: 'part of the contact person',
      locationIds: 'both have locations',
      slots: 'both have times',
    },
  },
  merging: {
    knows: (name) => {
      const merged = merge(without(name), request, { form, by: { kind: 'platform' }, now });
      return (
        merged.ok &&
        JSON.stringify(merged.value.surviving.change.after[name]) === JSON.stringify(answers[name])
      );
    },
    except: {
      firstname: 'the earlier request keeps its name',
      lastname: 'the earlier request keeps its name',
      type: 'comes with the contact person',
      contactPersonFirstname: 'a contact person comes as a whole',
      contactPersonLastname: 'a contact person comes as a whole',
      contactPersonRelationship: 'a contact person comes as a whole',
      addressStreet: 'an address comes as a whole',
      addressPostalCode: 'an address comes as a whole',
      addressCity: 'an address comes as a whole',
      phone: 'the numbers of both are sorted',
    },
  },
  file: {
    knows: (name) => {
      const [titles = [], cells = []] = exportedTable([request], { form, tags: new Map(), today });
      return cells[titles.indexOf(staffLabelOf(name, form))] === cell(name);
    },
  },
  import: {
    knows: (name) => {
      const person = { lastname: 'Huber', phone: '0660 1000000', [name]: cell(name) };
      const outcome = validateImportRow(person, { form, tags: [], today });
      const isTaken =
        outcome.ok &&
        JSON.stringify((outcome.value as Partial<TherapyRequest>)[name]) ===
          JSON.stringify(answers[name]);
      // As our own files have it, beside the team's note.
      return (
        isTaken &&
        mappingOf([columnLabel(name as ImportField, form), columnLabel('adminNote')], form)[0] ===
          name
      );
    },
    except: {
      ...consents,
      locationIds: 'the column is called location',
      slots: 'the column is called times',
      type: 'a contact person decides',
    },
  },
  "patient's data copy": {
    knows: (name) => {
      const copy = dataExportOf(
        { practice: 'Praxis', request, history: [], offers: [], retentionMonths: 12 },
        now,
      );
      return JSON.stringify(copy.data[name]) === JSON.stringify(answers[name]);
    },
  },
  "patient's page": {
    knows: (name) => {
      const { label, noun, kind } = questionOf(name);
      const called = kind === 'own' ? staffLabelOf(name, form) : (noun ?? label);
      const isChangedThere = (contactFields as readonly string[]).includes(name);
      return (
        isChangedThere ||
        rowsOf(personalDataOf(request)).some((row) => row.label === called && row.value !== '')
      );
    },
    except: {
      type: 'the contact data say it',
      firstname: 'in one row with the last name',
      lastname: 'in one row with the first name',
      locationIds: 'the page has a part for times',
      slots: 'the page has a part for times',
      timeFlexibility: 'the page has a part for times',
      followUpConsent: 'the page has a button for it',
      healthDataConsent: 'the practice must prove it, not the patient',
    },
  },
};

const cases = Object.entries(consumers).flatMap(([consumer, { knows, except = {} }]) =>
  storedNames.filter((name) => !(name in except)).map((name) => ({ consumer, name, knows })),
);

test.each(cases)('$consumer: $name', async ({ name, knows }) => {
  expect(await knows(name)).toBe(true);
});

test('names no exception that is none', () => {
  const named = Object.values(consumers).flatMap(({ except = {} }) => Object.keys(except));
  expect(named.filter((name) => !Object.hasOwn(questions, name))).toEqual([]);
});
