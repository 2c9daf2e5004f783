/** A request's data as text, grouped as in the panel; omits questions the practice did not ask. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { ageOn, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { requestedWhen } from '@platzwart/domain/request/requested-when';
import { offeredTimes } from '@platzwart/domain/waiting-list/offered-times';
import { describeSlots, type Slot } from '@platzwart/domain/waiting-list/slot';
import { formatAddress, formatContactPerson, phoneLink } from '../../../entities/request/format-person.ts';
import { withoutBreaks } from '../table/short-times.ts';
import { texts } from '../texts.ts';
import { texts as own } from './texts.ts';

const t = texts.panel;

/** `href` makes the value a link, for calls or e-mail. */
export type Row = { label: string; value: string; href?: string };

export function personRows(request: TherapyRequest, today: IsoDate): Row[] {
  const { birthdate } = request;
  return [
    ...row(t.birthdate, birthdate && `${formatGermanDate(birthdate)} (${t.age(ageOn(birthdate, today))})`),
    ...row(t.contactPerson, formatContactPerson(request)),
    ...row(t.insurance, request.insurance),
  ];
}

/** How and when the request arrived. */
export function requestRows(request: TherapyRequest): Row[] {
  return [
    ...row(own.source, own.sources[request.source]),
    ...row(own.requester, texts.requester[request.type]),
    ...row(own.requestedOn, requestedWhen(request)),
    ...row(texts.fields.followUpConsent, followUp(request)),
  ];
}

export function contactRows(request: TherapyRequest): Row[] {
  return [
    ...row(t.phone, request.phone, phoneLink(request.phone)),
    ...row(t.phone2, request.phone2, phoneLink(request.phone2)),
    ...row(t.email, request.email, `mailto:${encodeURIComponent(request.email)}`),
    ...row(t.address, formatAddress(request)),
    ...row(t.callbackWish, request.callbackWish ? t.callbackRequested : undefined),
  ];
}

export function therapyRows(request: TherapyRequest): Row[] {
  return [
    ...row(t.reason, request.reason),
    ...row(t.requestNote, request.note),
    ...row(t.doctorsOrder, request.doctorsOrder && texts.doctorsOrder[request.doctorsOrder]),
    ...row(t.doctorsOrderName, request.doctorsOrderName),
    ...row(t.houseCall, request.houseCall === undefined ? undefined : request.houseCall ? t.yes : t.no),
    ...row(t.teletherapy, request.teletherapy && texts.preference[request.teletherapy]),
    ...row(t.groupTherapy, request.groupTherapy && texts.preference[request.groupTherapy]),
  ];
}

export type TimesAtLocation = { locationId: string; title: string; offered: string; notOffered: string };

/** Preferred times per location, split into times the form still offers and times it no longer does. */
export function timesOf(request: TherapyRequest, form: FormConfiguration | undefined): TimesAtLocation[] {
  const { offered, notOffered } = form ? offeredTimes(request, form) : { offered: request.slots, notOffered: [] };
  const ids = [...new Set([...request.locationIds, ...request.slots.map((slot) => slot.locationId)])];
  return ids.map((locationId) => {
    const here = (slots: readonly Slot[]) => withoutBreaks(describeSlots(slots.filter((slot) => slot.locationId === locationId)));
    return {
      locationId,
      title: form?.selectableLocations.find((place) => place.id === locationId)?.title ?? locationId,
      offered: here(offered),
      notOffered: here(notOffered),
    };
  });
}

function followUp({ followUpConsent, email, phone }: TherapyRequest): string {
  if (followUpConsent && email !== '') return t.yes;
  return phone === '' ? t.no : t.followUpNo;
}

function row(label: string, value: string | undefined, href?: string): Row[] {
  if (!value) return [];
  return [href ? { label, value, href } : { label, value }];
}
