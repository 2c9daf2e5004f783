/** A final check before sending: who, how to reach them, when. Empty while there is nothing to check. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { questions } from '@platzwart/domain/booking/questions';
import { useWatch } from 'react-hook-form';
import styles from './booking.module.css';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { summarizeTimes } from './summarize-times.ts';

export function CheckAnswers({ form }: { form: FormConfiguration }) {
  const values = useWatch<BookingValues>();
  const locationIds = (values.locationIds ?? []).filter((id) => id !== undefined);
  const slots = (values.slots ?? []) as BookingValues['slots'];
  // With times at only one of two locations, the other may have been forgotten.
  const placesWithoutTimes = form.selectableLocations
    .filter(({ id }) => slots.length > 0 && locationIds.includes(id) && !slots.some(({ locationId }) => locationId === id))
    .map(({ title }) => furtherTexts.noTimesAt(title));
  const answers = [
    { question: furtherTexts.checkName, answer: [values.firstname, values.lastname].filter(Boolean).join(' ') },
    { question: furtherTexts.checkContactPerson, answer: values.type === 'other' ? contactPersonOf(values) : '' },
    { question: questions.email.label, answer: values.email ?? '' },
    { question: questions.phone.label, answer: values.phone ?? '' },
    {
      question: furtherTexts.checkTimes,
      answer: [summarizeTimes(form, locationIds, slots).text, ...placesWithoutTimes].filter(Boolean).join('; '),
    },
  ].filter(({ answer }) => answer !== '');
  if (answers.length === 0) return null;
  return (
    <section className={`stack ${styles.check}`} aria-labelledby="ueberblick">
      <h2 id="ueberblick" className="h3">
        {furtherTexts.check}
      </h2>
      <dl className="facts">
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** 'Maria Huber (Mutter)'. */
function contactPersonOf(values: Partial<Omit<BookingValues, 'locationIds' | 'slots'>>): string {
  const { contactPersonFirstname, contactPersonLastname, contactPersonRelationship } = values;
  const name = [contactPersonFirstname, contactPersonLastname].filter(Boolean).join(' ');
  return name && contactPersonRelationship ? `${name} (${contactPersonRelationship})` : name;
}
