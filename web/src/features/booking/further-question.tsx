/** The kinds of questions in the lower half of the form, and those of the upper. */

import { prescriptionDay } from '@platzwart/domain/booking/prescription-day';
import { type NamesOf, type OwnName, questionOf } from '@platzwart/domain/booking/questions';
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { OwnAnswerField } from './own-question.tsx';
import { Question, type QuestionProps, useField, useQuestionnaire } from './question.tsx';

type YesNoName = NamesOf<{ kind: 'yesNo' }>;

export default function FurtherQuestion(props: QuestionProps) {
  const { name, deps } = props;
  const shared = useField(props);
  const { register } = useFormContext<BookingValues>();
  const question = questionOf(name);
  switch (question.kind) {
    case 'yesNo':
      return <YesNo {...shared} name={name as YesNoName} />;
    case 'box':
      return <Checkbox {...shared} framed {...register(name, { deps })} />;
    case 'text':
      return (
        <TextArea {...shared} limit={question.max} countText={charactersLeft} {...register(name)} />
      );
    case 'prescription':
      return <IssuedOn {...shared} />;
    case 'own':
      return (
        <OwnAnswerField error={shared.error} optional={props.optional} name={name as OwnName} />
      );
    case 'locations':
    case 'slots':
    case 'consent':
      return null;
    default:
      return <Question {...props} />;
  }
}

function YesNo({ name, ...shared }: FieldProps & { name: YesNoName }) {
  const { field } = useController<BookingValues, YesNoName>({ name });
  return (
    <RadioGroup
      {...shared}
      options={furtherTexts.yesNo}
      name={name}
      onBlur={field.onBlur}
      value={field.value === null ? null : field.value ? 'yes' : 'no'}
      onChange={(event) => field.onChange(event.target.value === 'yes')}
    />
  );
}

/** Asked once the answer above says that there is one. */
function IssuedOn(shared: FieldProps) {
  const { today } = useQuestionnaire();
  const doctorsOrder = useWatch<BookingValues, 'doctorsOrder'>({ name: 'doctorsOrder' });
  const { field } = useController<BookingValues, 'prescription'>({ name: 'prescription' });
  if (doctorsOrder !== 'available') return null;
  const change = (part: Partial<BookingValues['prescription']>) =>
    field.onChange({ ...field.value, ...part });
  return (
    <div className="stack gap-2">
      <DateField
        {...shared}
        hint={String(shared.hint ?? '')}
        name={field.name}
        ref={field.ref}
        value={field.value.issuedOn}
        onBlur={field.onBlur}
        onChange={(issuedOn) => change({ issuedOn })}
        tidy={(text) => {
          const parsed = prescriptionDay(text, today);
          return parsed.ok ? formatGermanDate(parsed.date) : text;
        }}
      />
      <Checkbox
        name="prescriptionUrgent"
        label={furtherTexts.urgent}
        framed
        checked={field.value.urgent}
        onChange={({ target }) => change({ urgent: target.checked })}
      />
    </div>
  );
}
