/** Before time, place or start change: everybody who was told otherwise loses their offer. */
import type { PlannedPerson } from '@platzwart/domain/vacancies/vacancy';
import { useState } from 'react';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { nameOf, useOpenPeople } from '../people.tsx';
import { texts } from './texts.ts';

type Props = {
  people: readonly PlannedPerson[];
  isRunning: boolean;
  /** `words`: to them. */
  onConfirm: (words: string) => void;
  onCancel: () => void;
};

const maxLength = 300;

export function WithdrawAll({ people, isRunning, onConfirm, onCancel }: Props) {
  const [words, setWords] = useState('');
  const known = useOpenPeople();
  const byPhone = people.filter(({ channel }) => channel === 'phone').map(({ requestId }) => nameOf(requestId, known));
  const byEmail = people.filter(({ channel }) => channel === 'email').map(({ requestId }) => nameOf(requestId, known));
  const isTooLong = words.length > maxLength;
  return (
    <Confirmation
      title={texts.edits.withdrawTitle}
      confirm={texts.edits.withdrawConfirm}
      cancel={texts.cancel}
      busy={isRunning ? texts.busy : undefined}
      problem={isTooLong ? texts.left(maxLength - words.length) : undefined}
      isDangerous
      onConfirm={() => {
        if (!isTooLong) onConfirm(words);
      }}
      onCancel={onCancel}
    >
      <div className="stack">
        {byEmail.length > 0 && <p>{texts.edits.withdrawText(byEmail)}</p>}
        {byPhone.length > 0 && <p>{texts.edits.withdrawTextPhone(byPhone)}</p>}
        {byEmail.length > 0 && (
          <TextArea
            label={texts.words}
            optional={texts.optional}
            rows={2}
            limit={maxLength}
            countText={texts.left}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
    </Confirmation>
  );
}
