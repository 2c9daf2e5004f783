import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import { personalDataTexts as t } from './personal-data-texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

/** Patients download a copy of everything stored about them. */
export function Download({ portal, proof }: { portal: PortalAccess; proof: string }) {
  const { busy, problems, send } = useAnswer(portal);
  const [isDone, setDone] = useState(false);
  const download = async () => {
    setDone(false);
    const answer = await send({ kind: 'exportPersonalData', proof });
    if (!answer?.dataExport) return;
    const content = JSON.stringify(answer.dataExport, null, 2);
    saveFile(
      t.fileName(portal.link.companySlug),
      new Blob([content], { type: 'application/json' }),
    );
    setDone(true);
  };
  return (
    <div className={`stack gap-4 left full ${styles.form}`}>
      <p>{t.downloadLead}</p>
      <Problems of={problems} />
      <Button busy={busy !== undefined} onClick={download}>
        {busy ? t.downloading : t.download}
      </Button>
      <p role="status" className="muted">
        {isDone && t.downloaded}
      </p>
    </div>
  );
}
