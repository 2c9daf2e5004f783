import type { SampleEmail } from '@platzwart/domain/calls/sample-email';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { useId } from 'react';
import { ToggleChip } from '../../../ui/chip.tsx';
import { EmailPreview } from './email-preview.tsx';
import { TestEmail } from './test-email.tsx';
import { texts } from './texts.ts';

const t = texts.samples;

type Props<K extends SampleEmail['kind']> = {
  slug: string;
  /** The e-mails to choose from, and their names. */
  options: readonly { readonly value: K; readonly label: string }[];
  kind: K;
  onKind: (kind: K) => void;
  /** The chosen one, with the text as typed; undefined while that is too long. */
  email: SampleEmail | undefined;
  practice: { title: string; email: string };
  maySend: boolean;
};

/** Previews of a practice's e-mails to patients with the typed texts, and test e-mails. */
export function EmailSamples<K extends SampleEmail['kind']>({
  slug,
  options,
  kind,
  onKind,
  email,
  practice,
  maySend,
}: Props<K>) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <fieldset className="row" aria-label={t.choice}>
        {options.map((option) => (
          <ToggleChip
            key={option.value}
            isOn={option.value === kind}
            onClick={() => onKind(option.value)}
          >
            {option.label}
          </ToggleChip>
        ))}
      </fieldset>
      {email === undefined ? (
        <p>{t.tooLong}</p>
      ) : (
        <>
          <EmailPreview
            slug={slug}
            email={email}
            sender={practice.title}
            repliesTo={readableEmail(practice.email)}
          />
          {maySend && <TestEmail key={kind} slug={slug} email={email} />}
        </>
      )}
    </section>
  );
}
