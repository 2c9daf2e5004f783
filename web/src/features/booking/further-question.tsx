/** The kinds of questions in the lower half of the form, and those of the upper. */

import { type NamesOf, questionOf } from '@platzwart/domain/booking/questions';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { useController, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { Question, type QuestionProps, useField } from './question.tsx';

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
      return <TextArea {...shared} limit={question.max} countText={charactersLeft} {...register(name)} />;
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
