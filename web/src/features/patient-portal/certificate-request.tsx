/**
 * A certificate of waiting, downloaded after the second proof. Loaded only where the practice
 * allows it.
 */
import type { Detail } from '@platzwart/domain/failure';
import { useEffect } from 'react';
import { messageAt } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { pdfOf, saveFile } from '../../ui/save-file.ts';
import { certificateRequestTexts as t } from './certificate-request-texts.ts';
import type { PortalAccess } from './use-answer.ts';

export type ProofOfCertificate = {
  /** What was typed; null or undefined without, which its field says then. */
  given: () => string | null | undefined;
  /** Takes what the server says of it; without, it is said here. */
  onRefused?: (problems: readonly Detail[]) => void;
};

type Props = ProofOfCertificate & {
  portal: PortalAccess;
  /** Why none can be issued now; null: one can. */
  refusal: string | null;
};

export function CertificateRequest({ portal, refusal, given, onRefused }: Props) {
  const { start, isRunning, output, problem } = useCommand((proof: string) =>
    run('issueCertificate', { ...portal.link, proof }),
  );
  const isElsewhere = onRefused !== undefined && messageAt(problem, 'proof') !== undefined;
  useEffect(
    () => onRefused?.(problem?.kind === 'refused' ? problem.details : []),
    [problem, onRefused],
  );

  const download = async () => {
    const proof = given();
    if (!proof) return;
    const issued = await start(proof);
    if (issued) saveFile(issued.fileName, pdfOf(issued.pdf));
  };
  return (
    <section className="stack gap-4 left full" aria-labelledby="bestaetigung">
      <h4 id="bestaetigung">{t.title}</h4>
      {refusal === null ? (
        <>
          <p>{t.text}</p>
          <p className="muted">{t.caution}</p>
          <div role="alert">
            <FieldError
              id="bestaetigung-fehler"
              error={isElsewhere ? undefined : problem?.message}
            />
          </div>
          <Button busy={isRunning} onClick={() => void download()}>
            {isRunning ? t.pressing : t.press}
          </Button>
          <p role="status" className="strong">
            {output && t.done}
          </p>
        </>
      ) : (
        <p>{refusal}</p>
      )}
    </section>
  );
}
