/** Labels of settings fields, as their pages show them. */
import { texts as followUp } from './follow-up/texts.ts';
import { settingOfQuestion } from './form/question-settings.ts';
import { texts as form } from './form/texts.ts';
import { texts as intake } from './intake/texts.ts';
import { texts as offering } from './offering/texts.ts';
import { texts as profile } from './profile/texts.ts';
import { texts as waitingList } from './waiting-list/texts.ts';

const labels: Readonly<Record<string, string>> = {
  ...form.labels,
  demandShown: waitingList.demand.title,
  ...Object.fromEntries(Object.entries(profile.fields).map(([field, { label }]) => [field, label])),
  logoImage: profile.logo.label,
  pausedText: intake.pausedText.label,
  intakeLimits: intake.limits.label,
  resumesOn: intake.resumesOn.label,
  enabled: followUp.enabled.label,
  intervalWeeks: followUp.interval.label,
  questionText: followUp.questionText.label,
  reminderText: followUp.reminderText.label,
  ...Object.fromEntries(
    Object.entries(offering.fields).map(([field, { label }]) => [field, label]),
  ),
  practice: 'Adresse der Praxis',
  contractParty: 'Vertragspartner',
};

/** Undefined for fields without a label, such as locations and members. */
export function labelOfField(field: string): string | undefined {
  return (
    settingOfQuestion(field)?.label ?? (Object.hasOwn(labels, field) ? labels[field] : undefined)
  );
}
