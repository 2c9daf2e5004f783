/** A request's data as text, grouped as in the panel; omits questions the practice did not ask. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { StoredName } from '@platzwart/domain/booking/questions';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { ageOn, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { requestedWhen } from '@platzwart/domain/request/requested-when';
import {
  staffNames,
  staffQuestionOf,
  staffQuestions,
} from '@platzwart/domain/request/staff-questions';
import { offeredTimes } from '@platzwart/domain/waiting-list/offered-times';
import { describeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';
import { fieldFormat, isOwnAnswer } from '../../../entities/request/format-field.ts';
import {
  formatAddress,
  formatContactPerson,
  phonesOf,
} from '../../../entities/request/format-person.ts';
import { isEmpty } from '../../../entities/request/is-empty.ts';
import { withoutBreaks } from '../../../entities/request/short-times.ts';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { texts } from '../texts.ts';
import { texts as own } from './texts.ts';

const t = texts.panel;

/** `href` makes the value a link, for calls or e-mail. */
export type Row = { label: string; value: string; href?: string };

export function personRows(request: TherapyRequest, today: IsoDate): Row[] {
  const { birthdate } = request;
  return rowsOf('person', request, {
    // The title.
    firstname: [],
    lastname: [],
    birthdate: row(
      staffQuestions.birthdate.label,
      birthdate && `${formatGermanDate(birthdate)} (${t.age(ageOn(birthdate, today))})`,
    ),
    contactPersonFirstname: row(t.contactPerson, formatContactPerson(request)),
    contactPersonLastname: [],
    contactPersonRelationship: [],
  });
}

/** How and when the request arrived. */
export function requestRows(request: TherapyRequest): Row[] {
  return [
    ...row(own.source, own.sources[request.source]),
    ...rowsOf('request', request, {
      followUpConsent: [
        ...row(own.requestedOn, requestedWhen(request)),
        ...row(staffQuestions.followUpConsent.label, followUp(request)),
      ],
      // A mark says if it is missing.
      healthDataConsent: [],
    }),
  ];
}

/** `practiceTitle`: for the subject of e-mails. */
export function contactRows(request: TherapyRequest, practiceTitle?: string): Row[] {
  const { phone, phone2, email } = staffQuestions;
  return rowsOf('contact', request, {
    phone: phonesOf({ phone: request.phone }).flatMap(({ text, link }) =>
      row(phone.label, text, link),
    ),
    phone2: phonesOf({ phone2: request.phone2 }).flatMap(({ text, link }) =>
      row(phone2.label, text, link),
    ),
    email: row(email.label, readableEmail(request.email), mailLink(request.email, practiceTitle)),
    addressStreet: row(t.address, formatAddress(request)),
    addressPostalCode: [],
    addressCity: [],
    callbackWish: row(
      staffQuestions.callbackWish.label,
      request.callbackWish ? t.callbackRequested : undefined,
    ),
  });
}

export function therapyRows(request: TherapyRequest): Row[] {
  return rowsOf('therapy', request);
}

/** An e-mail whose subject names the practice, but nothing of the request. */
export function mailLink(email: string, practiceTitle: string | undefined): string {
  const subject =
    practiceTitle === undefined
      ? ''
      : `?subject=${encodeURIComponent(own.contact.subject(practiceTitle))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}${subject}`;
}

/** What else was said about the times. */
export function timesRows(request: TherapyRequest): Row[] {
  return rowsOf('times', request, { locationIds: [], slots: [] });
}

type Group = ReturnType<typeof staffQuestionOf>['group'];

/** The answers of a group; `special` are those that are shown together or in words of their own. */
function rowsOf(
  group: Group,
  request: TherapyRequest,
  special: Partial<Record<StoredName, Row[]>> = {},
): Row[] {
  const { label, value } = fieldFormat(undefined);
  return staffNames
    .filter((name) => staffQuestionOf(name).group === group)
    .flatMap((name) => {
      const answer = request[name];
      if (isOwnAnswer(answer)) return row(answer.question, answer.answer);
      return special[name] ?? row(label(name), isEmpty(answer) ? '' : value(name, answer));
    });
}

type TimesAtLocation = { locationId: string; title: string; offered: string; notOffered: string };

/**
 * Preferred times per location, split into times the form still offers and times it no longer does.
 */
export function timesOf(
  request: TherapyRequest,
  form: FormConfiguration | undefined,
): TimesAtLocation[] {
  const { offered, notOffered } = form
    ? offeredTimes(request, form)
    : { offered: request.slots, notOffered: [] };
  const ids = [
    ...new Set([...request.locationIds, ...request.slots.map((slot) => slot.locationId)]),
  ];
  return ids.map((locationId) => {
    const here = (slots: readonly Slot[]) =>
      withoutBreaks(describeSlots(slots.filter((slot) => slot.locationId === locationId)));
    return {
      locationId,
      title:
        form?.selectableLocations.find((place) => place.id === locationId)?.title ?? locationId,
      offered: here(offered),
      notOffered: here(notOffered),
    };
  });
}

function followUp({ followUpConsent, email, phone }: TherapyRequest): string {
  if (followUpConsent && email !== '') return entityTexts.yes;
  return phone === '' ? entityTexts.no : entityTexts.followUpNo;
}

function row(label: string, value: string | undefined, href?: string): Row[] {
  if (!value) return [];
  return [href ? { label, value, href } : { label, value }];
}
