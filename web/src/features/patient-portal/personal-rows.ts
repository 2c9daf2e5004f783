import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { PersonalData } from '@platzwart/domain/patient-portal/personal-data';
import { personalDataTexts as t } from './personal-data-texts.ts';

export type Row = { label: string; value: string };

/** What patients said about themselves and their reasons, in words; times and contact data are shown elsewhere. */
export function rowsOf(data: PersonalData): Row[] {
  const { labels, yesNo } = t;
  const all: [label: string, value: string | undefined][] = [
    [labels.name, `${data.firstname} ${data.lastname}`.trim()],
    [labels.birthdate, data.birthdate && formatGermanDate(data.birthdate)],
    [labels.insurance, data.insurance],
    [labels.doctorsOrder, data.doctorsOrder && t.doctorsOrder[data.doctorsOrder]],
    [labels.doctorsOrderName, data.doctorsOrderName],
    [labels.houseCall, data.houseCall === undefined ? undefined : yesNo(data.houseCall)],
    [labels.teletherapy, data.teletherapy && t.preference[data.teletherapy]],
    [labels.groupTherapy, data.groupTherapy && t.preference[data.groupTherapy]],
    [labels.reason, data.reason],
    [labels.callbackWish, data.callbackWish === undefined ? undefined : yesNo(data.callbackWish)],
    [labels.note, data.note],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
