/** What is set, in a few words for each row of the overview: what takes more than a line to say. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type QuestionName, questionNames, questionOf } from '@platzwart/domain/booking/questions';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { isEmailConfirmed } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { minutesOf } from '@platzwart/domain/waiting-list/slot';
import type { KnownAccount } from '../../../entities/practice/known-account.ts';
import type { ScreenState } from '../../../features/administration/settings-texts.ts';
import { texts as intakeTexts } from '../../../features/administration/texts.ts';
import type { AccountStatus } from '../../../features/billing/account-status.ts';

/** As far as it is loaded. */
export type KnownOfPractice = {
  practice: Practice | undefined;
  account: KnownAccount | undefined;
  form: FormConfiguration | undefined;
  team: number | undefined;
  now: Date;
};

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
export const counted = (n: number, one: string, many: string) =>
  `${number.format(n)} ${n === 1 ? one : many}`;
export const calm = (text: string): ScreenState => ({ text });
const urgent = (text: string): ScreenState => ({ text, isUrgent: true });

export function profileState({ listed }: Practice, account: KnownAccount): ScreenState {
  if (!isEmailConfirmed(account)) return urgent('E-Mail-Adresse noch nicht bestätigt');
  return calm(listed ? 'In der Liste der Praxen' : 'Nur über euren Link zu finden');
}

export function hoursState({ selectableLocations }: FormConfiguration): ScreenState {
  const minutes = selectableLocations
    .flatMap(({ selectableSlots }) => selectableSlots)
    .reduce((sum, { start, end }) => sum + minutesOf(end) - minutesOf(start), 0);
  if (minutes === 0) return urgent(intakeTexts.noTimes);
  return calm(
    `${counted(selectableLocations.length, 'Standort', 'Standorte')}, ${counted(minutes / 60, 'Stunde', 'Stunden')} in der Woche`,
  );
}

const switches = [
  ...new Set(questionNames.flatMap((name: QuestionName) => questionOf(name).switch ?? [])),
];

export function formState(form: FormConfiguration): ScreenState {
  const on = switches.filter((name) => form[name as keyof FormConfiguration] === true).length;
  return calm(`${on} von ${switches.length} Fragen an`);
}

export function demandState({ demandShown }: FormConfiguration): ScreenState {
  return calm(demandShown ? 'Zeigt die Nachfrage' : 'Zeigt keine Nachfrage');
}

export function intakeState({
  bookingEnabled,
  hasNoTimes,
  notYetOpened,
  resumesOn,
  intakeFull,
}: Practice): ScreenState {
  if (notYetOpened) return urgent('Noch nicht geöffnet');
  if (!bookingEnabled) return urgent(intakeTexts.paused(resumesOn));
  if (!hasNoTimes && intakeFull) return urgent(intakeTexts.full);
  return hasNoTimes ? urgent(intakeTexts.noTimes) : { text: intakeTexts.taking, isOn: true };
}

export function notificationState({
  newRequestEmails,
  notifiedMembers,
}: KnownAccount): ScreenState {
  const receivers = notifiedMembers.length + (newRequestEmails === 'never' ? 0 : 1);
  if (receivers === 0) return urgent('An niemanden');
  const isAtOnce =
    newRequestEmails === 'immediately' ||
    notifiedMembers.some(({ frequency }) => frequency === 'immediately');
  return calm(
    `${isAtOnce ? 'Sofort' : 'Einmal am Tag'} an ${counted(receivers, 'Adresse', 'Adressen')}`,
  );
}

export function billingState(status: AccountStatus): ScreenState {
  switch (status.kind) {
    case 'trial':
      return calm(`Testzeit bis ${formatDay(status.endsAt)}`);
    case 'trialOver':
      return urgent('Testzeit vorbei');
    case 'bought':
      return calm(`Erste Abbuchung am ${formatDay(status.chargedAt)}`);
    case 'active':
      return calm(`Verlängert sich am ${formatDay(status.renewsAt)}`);
    case 'cancelled':
      return urgent(`Gekündigt, läuft bis ${formatDay(status.endsAt)}`);
    case 'pastDue':
    case 'unpaid':
      return urgent('Eine Zahlung ist offen');
    case 'over':
      return urgent('Beendet');
  }
}

export function privacyState({ deletion, retentionMonths }: KnownAccount): ScreenState {
  return deletion
    ? urgent(`Praxis wird am ${formatDay(deletion.dueAt)} gelöscht`)
    : calm(`Anfragen bleiben ${counted(retentionMonths, 'Monat', 'Monate')}`);
}
