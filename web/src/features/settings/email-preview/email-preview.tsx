/** An e-mail as sent: sender, subject, and body as HTML or plain text. */
import type { SampleEmail } from '@platzwart/domain/calls/sample-email';
import { useEffect, useRef, useState } from 'react';
import { run } from '../../../calls/run.ts';
import { texts as callTexts } from '../../../calls/texts.ts';
import { useRemoteValue } from '../../../calls/use-remote-value.ts';
import { Button } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chip.tsx';
import { Loading } from '../../../ui/states.tsx';
import { drawEmail } from './draw-email.ts';
import styles from './email-preview.module.css';
import { texts } from './texts.ts';

/** Milliseconds since the last key before the preview updates. */
const pause = 600;

type Props = {
  slug: string;
  email: SampleEmail;
  /** As mail clients show the sender. */
  sender: string;
  /** Reply-to address if it differs from the sender; '' for none. */
  repliesTo?: string;
};

export function EmailPreview({ slug, email, sender, repliesTo }: Props) {
  const {
    value: shown,
    isLoading,
    problem,
    retry,
  } = useRemoteValue(
    JSON.stringify([slug, email]),
    () => run('previewLetter', { companySlug: slug, sample: email }),
    {
      pause,
      firstPause: 0,
    },
  );
  const [isPlain, setPlain] = useState(false);
  return (
    <div className={`stack gap-0 framed ${styles.preview}`} aria-busy={isLoading}>
      {shown && (
        <>
          <dl className={`facts small gap-1 snug line-below ${styles.head}`}>
            <Row name={texts.rows.subject}>{shown.subject}</Row>
            <Row name={texts.rows.from}>{sender}</Row>
            {repliesTo && <Row name={texts.rows.repliesTo}>{repliesTo}</Row>}
          </dl>
          {isPlain ? (
            <pre className={`small anywhere padded ${styles.plain}`}>{shown.text}</pre>
          ) : (
            <EmailSheet html={shown.html} label={texts.email(shown.subject)} />
          )}
          <div className="row across-3 snug line-above">
            <ToggleChip isOn={isPlain} onClick={() => setPlain(!isPlain)}>
              {texts.plain}
            </ToggleChip>
            <p className="hint fill">{isPlain ? texts.plainHint : texts.inert}</p>
          </div>
        </>
      )}
      {isLoading && !shown && <Loading text={texts.loading} />}
      <p role="status" className={`hint ${styles.news}`}>
        {isLoading && shown && texts.renewing}
      </p>
      {problem !== undefined && (
        <div role="alert" className="stack gap-2 left padded">
          <p>{problem.message}</p>
          <Button onClick={retry}>{callTexts.retry}</Button>
        </div>
      )}
    </div>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The HTML e-mail, isolated from the page's styles. */
function EmailSheet({ html, label }: { html: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(drawEmail(html));
  }, [html]);
  // biome-ignore lint/a11y/useSemanticElements: an e-mail is not a set of fields.
  return <div ref={host} role="group" aria-label={label} className={`anywhere ${styles.sheet}`} />;
}
