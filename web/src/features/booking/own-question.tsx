/** A question in the practice's own words, answered with one of its options or in words. */
import { maxOwnAnswer } from '@platzwart/domain/booking/own-format';
import type { OwnName } from '@platzwart/domain/booking/questions';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldProps } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { BookingValues } from './booking-values.ts';
import { furtherTexts } from './further-texts.ts';
import { useQuestionnaire } from './question.tsx';
import { texts } from './texts.ts';

type Props = Omit<FieldProps, 'label'> & { name: OwnName };

export function OwnAnswerField({ name, optional, ...shared }: Props) {
  const { form, staff } = useQuestionnaire();
  const { field, fieldState } = useController<BookingValues, OwnName>({ name });
  const asked = form[name];
  const label = asked?.label ?? '';
  const [isReplaced, setReplaced] = useState(false);
  const { value, onChange } = field;
  // No answer stands under words that it was not given to.
  useEffect(() => {
    if (label === '' || value.question === label) return;
    if (value.answer.trim() !== '') setReplaced(true);
    onChange({ question: label, answer: '' });
  }, [label, value, onChange]);
  const isStale = fieldState.error?.type === 'questionChanged';
  // The page has not heard of it: it looks whenever it is returned to.
  useEffect(() => {
    if (isStale) dispatchEvent(new Event('focus'));
  }, [isStale]);
  if (!asked) return null;
  const former = staff?.former?.[name];
  const isRequired = asked.required && !staff;
  const frame = {
    ...shared,
    label,
    name,
    hint:
      former && former.question !== label
        ? furtherTexts.formerAnswer(former.question, former.answer)
        : isReplaced && !staff
          ? furtherTexts.questionReplaced
          : undefined,
    optional: optional ?? (asked.required ? undefined : texts.optional),
    'aria-required': isRequired || undefined,
    onBlur: field.onBlur,
  };
  const answer = value.question === label ? value.answer : '';
  const say = (text: string) => onChange({ question: label, answer: text });
  if (asked.options.length === 0)
    return (
      <TextArea
        {...frame}
        ref={field.ref}
        rows={2}
        limit={maxOwnAnswer}
        countText={charactersLeft}
        value={answer}
        onChange={({ target }) => say(target.value)}
      />
    );
  const options = asked.options.map((option) => ({ value: option, label: option }));
  return (
    <RadioGroup
      {...frame}
      // What may stay open can be left open again.
      options={isRequired ? options : [...options, { value: '', label: furtherTexts.noAnswer }]}
      value={isRequired && answer === '' ? null : answer}
      onChange={({ target }) => say(target.value)}
    />
  );
}
