/** The questions where staff answer them: in their words where the form's address the patient. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { contactPersonNames, questionNames } from '@platzwart/domain/booking/questions';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { staffQuestionOf } from '@platzwart/domain/request/staff-questions';
import { editTexts } from './edit-texts.ts';
import type { FormerAnswers, Questionnaire } from './question.tsx';

const asks = Object.fromEntries(questionNames.map((name) => [name, staffQuestionOf(name).ask]));
const labels = {
  ...asks,
  ...Object.fromEntries(
    contactPersonNames.map((name) => [name, <UnderHeading key={name} ask={asks[name] ?? ''} />]),
  ),
};

const staff = {
  sections: editTexts.sections,
  labels,
  options: { type: editTexts.type },
  didYouMean: editTexts.didYouMean,
};

/** `former`: what is stored, perhaps to other words than the practice asks now. */
export function staffQuestionnaire(
  form: FormConfiguration,
  today: IsoDate,
  former: FormerAnswers = {},
): Questionnaire {
  return { form, today, staff: { ...staff, former } };
}

/** 'Vorname' for the eye, whose heading says of whom; all of it for screen readers. */
function UnderHeading({ ask }: { ask: string }) {
  const [first, ...rest] = ask.split(' ');
  return (
    <>
      {first}
      <span className="visually-hidden"> {rest.join(' ')}</span>
    </>
  );
}
