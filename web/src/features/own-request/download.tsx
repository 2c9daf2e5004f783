import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Problems } from './outcome.tsx';
import { ownDataTexts as t } from './own-data-texts.ts';
import styles from './own-request.module.css';
import { type OwnLink, useAnswer } from './use-answer.ts';

/** A copy of all that is stored of somebody, for themselves. */
export function Download({ own, proof }: { own: OwnLink; proof: string }) {
  const { busy, problems, send } = useAnswer(own);
  const [isDone, setDone] = useState(false);
  const download = async () => {
    setDone(false);
    const answer = await send({ kind: 'exportOwn', proof });
    if (!answer?.copy) return;
    saveFile(t.fileName(own.link.companySlug), JSON.stringify(answer.copy, null, 2));
    setDone(true);
  };
  return (
    <div className={styles.form}>
      <p>{t.downloadLead}</p>
      <Problems of={problems} />
      <Button busy={busy !== undefined} onClick={download}>
        {busy ? t.downloading : t.download}
      </Button>
      <p role="status" className={styles.muted}>
        {isDone && t.downloaded}
      </p>
    </div>
  );
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
