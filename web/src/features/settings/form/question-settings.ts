/**
 * Each setting of the form that belongs to a question: the first question with it, what it is
 * called, and what to know about it.
 */
import { type QuestionName, questionNames, questionOf } from '@platzwart/domain/booking/questions';
import { staffQuestionOf } from '@platzwart/domain/request/staff-questions';

type SettingOfQuestion = { question: QuestionName; label: string; about: string | undefined };

const all = questionNames.flatMap((name): [string | undefined, SettingOfQuestion][] => {
  const question = questionOf(name);
  const { label: ofStaff, settings = {} } = staffQuestionOf(name);
  const label = settings.label ?? question.noun ?? question.label;
  const one = { question: name, label, about: settings.about };
  return [
    [question.switch, one],
    [question.kind === 'own' ? name : undefined, one],
    [question.requiredBy, one],
    [
      question.hint,
      { question: name, label: settings.hint ?? `Hinweis: ${ofStaff}`, about: settings.aboutHint },
    ],
  ];
});

const byName = new Map<string | undefined, SettingOfQuestion>(all.toReversed());

/** Undefined if it belongs to no question. */
export function settingOfQuestion(name: string): SettingOfQuestion | undefined {
  return byName.get(name);
}
