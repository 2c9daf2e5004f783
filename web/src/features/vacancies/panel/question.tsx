/** What a button of the panel asks before anything happens. */
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { maxPersonalText } from '@platzwart/domain/vacancies/vacancy';
import { type ComponentProps, useState } from 'react';
import { UnknownPlaceholders } from '../../../entities/practice/unknown-placeholders.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { texts } from './texts.ts';

type Props = Omit<
  ComponentProps<typeof Confirmation>,
  'cancel' | 'busy' | 'problem' | 'onConfirm'
> & {
  isRunning: boolean;
  /** Of an invalid entry: it cannot be confirmed. */
  problem?: string | undefined;
  onConfirm?: () => void;
};

export function Question({ isRunning, problem, onConfirm, ...question }: Props) {
  return (
    <Confirmation
      {...question}
      busy={isRunning ? texts.busy : undefined}
      problem={problem}
      onConfirm={() => problem === undefined && onConfirm?.()}
    />
  );
}

/** A sentence to the person, in their e-mail. */
export function usePersonalText() {
  const [words, setWords] = useState('');
  useUnsavedInput(words.trim() !== '', { text: texts.wordsWouldBeLost });
  const left = maxPersonalText - words.length;
  return {
    words,
    problem: left < 0 ? charactersLeft(left) : undefined,
    field: (
      <>
        <TextArea
          label={texts.words}
          optional={texts.optional}
          rows={2}
          limit={maxPersonalText}
          countText={charactersLeft}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <UnknownPlaceholders text={words} known={[]} />
      </>
    ),
  };
}
