/** The second step of the sign-in page; nothing of a practice has been shown yet. */
import SecondStep from './second-step.tsx';
import { texts } from './second-step-texts.ts';
import { ViewHeading } from './sign-in-view.tsx';

type Props = { onDone: () => Promise<boolean>; onCancel: () => void };

export default function SecondStepView({ onDone, onCancel }: Props) {
  return (
    <>
      <ViewHeading title={texts.title} takesFocus={false} />
      <SecondStep onDone={onDone} onCancel={onCancel} />
    </>
  );
}
