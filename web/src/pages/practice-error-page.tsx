import { PracticeTrouble } from '../features/practice/practice-failure.tsx';
import { usePractice } from '../features/practice/queries.ts';

export default function PracticeErrorPage() {
  return <PracticeTrouble practice={usePractice().practice} />;
}
