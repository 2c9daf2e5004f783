import { useId, useState } from 'react';
import { ToggleChip } from '../../../ui/chip.tsx';
import { EmailPreview } from '../email-preview/email-preview.tsx';
import { TestEmail } from '../email-preview/test-email.tsx';
import { texts } from './texts.ts';

const t = texts.preview;

/** Previews of both e-mails, and test e-mails. */
export function EmailSamples({ slug, maySend }: { slug: string; maySend: boolean }) {
  const id = useId();
  const [kind, setKind] = useState<'newRequest' | 'dailyDigest'>('newRequest');
  const email = { kind } as const;
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <fieldset className="row" aria-label={t.choice}>
        {t.options.map((option) => (
          <ToggleChip
            key={option.value}
            isOn={option.value === kind}
            onClick={() => setKind(option.value)}
          >
            {option.label}
          </ToggleChip>
        ))}
      </fieldset>
      <EmailPreview slug={slug} email={email} sender={t.sender} />
      {maySend && <TestEmail key={kind} slug={slug} email={email} />}
    </section>
  );
}
