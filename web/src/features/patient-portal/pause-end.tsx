/** Ends a pause where the page says that there is one. */
import { Button } from '../../ui/button.tsx';
import { Problems } from './answer-feedback.tsx';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

const t = texts.pause;

export default function PauseEnd({
  portal,
  onResumed,
}: {
  portal: PortalAccess;
  onResumed: () => void;
}) {
  const { busy, problems, send } = useAnswer(portal);
  const resume = async () => {
    if (await send({ kind: 'resume' })) onResumed();
  };
  return (
    <>
      <Problems of={problems} />
      <Button busy={busy !== undefined} onClick={resume}>
        {busy ? t.resuming : t.resume}
      </Button>
    </>
  );
}
