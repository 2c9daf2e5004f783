/** Before time, place or start change: everybody who was told otherwise loses their offer. */
import type { PlannedPerson } from '@platzwart/domain/vacancies/vacancy';
import { nameOf, useOpenPeople } from '../people.tsx';
import { Question, usePersonalText } from './question.tsx';
import { texts } from './texts.ts';

type Props = {
  people: readonly PlannedPerson[];
  isRunning: boolean;
  /** `words`: to them. */
  onConfirm: (words: string) => void;
  onCancel: () => void;
};

export function WithdrawAll({ people, onConfirm, ...asking }: Props) {
  const { words, problem, field } = usePersonalText();
  const known = useOpenPeople();
  const named = (by: PlannedPerson['channel']) =>
    people.filter(({ channel }) => channel === by).map(({ requestId }) => nameOf(requestId, known));
  const [byEmail, byPhone] = [named('email'), named('phone')];
  return (
    <Question
      title={texts.edits.withdrawTitle(people.length)}
      confirm={texts.edits.withdrawConfirm}
      problem={problem}
      isDangerous
      onConfirm={() => onConfirm(words)}
      {...asking}
    >
      <div className="stack">
        {byEmail.length > 0 && <p>{texts.edits.withdrawText(byEmail)}</p>}
        {byPhone.length > 0 && <p>{texts.edits.withdrawTextPhone(byPhone)}</p>}
        {byEmail.length > 0 && field}
      </div>
    </Question>
  );
}
