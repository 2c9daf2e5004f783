/** A test e-mail to the user's own mailbox. */
import type { SampleEmail } from '@platzwart/domain/calls/sample-email';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { texts } from './texts.ts';

const t = texts.test;

export function TestEmail({ slug, email }: { slug: string; email: SampleEmail }) {
  const { start, isRunning, output, problem } = useCommand(() =>
    run('sendTestLetter', { companySlug: slug, sample: email }),
  );

  return (
    <div className="row across-3">
      <Button busy={isRunning} onClick={() => void start()}>
        {isRunning ? t.sending : t.send}
      </Button>
      <p role="status">{output && t.sent(output.to)}</p>
      <div role="alert">
        <FieldError id="testnachricht-fehler" error={problem?.message} />
      </div>
    </div>
  );
}
