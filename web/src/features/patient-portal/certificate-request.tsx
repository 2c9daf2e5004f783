/** A certificate of waiting, downloaded after the second proof. Loaded only where the practice allows it. */
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useMemo } from 'react';
import { patientMessages } from '../../calls/patient-messages.ts';
import { messageAt } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { pdfOf, saveFile } from '../../ui/save-file.ts';
import { certificateRequestTexts as t } from './certificate-request-texts.ts';
import styles from './patient-portal.module.css';
import { personalDataTexts } from './personal-data-texts.ts';
import { ProofInput, useProof } from './proof-field.tsx';
import type { PortalAccess } from './use-answer.ts';

export function CertificateRequest({ portal, kind }: { portal: PortalAccess; kind: PortalView['proof'] }) {
  const { start, isRunning, output, problem, forget } = useCommand((proof: string) =>
    run('issueCertificate', { ...portal.link, proof }, patientMessages),
  );
  const problems = useMemo(() => (problem?.kind === 'refused' ? problem.details : []), [problem]);
  const proof = useProof(kind, true, { problems, forget });
  const wrong = messageAt(problem, 'proof');

  const download = async () => {
    const given = proof.given();
    if (!given) return;
    const issued = await start(given);
    if (issued) saveFile(issued.fileName, pdfOf(issued.pdf));
  };
  return (
    <section className={`stack gap-4 left ${styles.section}`} aria-labelledby="bestaetigung">
      <h3 id="bestaetigung">{t.title}</h3>
      <p>{t.text}</p>
      <p className="muted">{t.caution}</p>
      {kind === null ? (
        <p>{personalDataTexts.none}</p>
      ) : (
        <form
          noValidate
          className={`stack gap-4 left full ${styles.form}`}
          onSubmit={(event) => {
            event.preventDefault();
            void download();
          }}
        >
          <ProofInput proof={proof} name="certificateProof" />
          <div role="alert">
            <FieldError id="bestaetigung-fehler" error={wrong === undefined ? problem?.message : undefined} />
          </div>
          <Button type="submit" busy={isRunning}>
            {isRunning ? t.pressing : t.press}
          </Button>
          <p role="status" className="strong">
            {output && t.done}
          </p>
        </form>
      )}
    </section>
  );
}
