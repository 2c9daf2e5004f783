import { maxFollowUpText } from '@platzwart/domain/practice/account';
import { useId } from 'react';
import { ToggleChip } from '../../../ui/chip.tsx';
import { EmailPreview } from '../email-preview/email-preview.tsx';
import { TestEmail } from '../email-preview/test-email.tsx';
import { texts } from './texts.ts';

const t = texts.preview;

export type FollowUpEmail = 'followUpQuestion' | 'followUpReminder';

type Props = {
  slug: string;
  kind: FollowUpEmail;
  onKind: (kind: FollowUpEmail) => void;
  /** The practice's own text, as typed. */
  customText: string;
  practice: { title: string; email: string };
  maySend: boolean;
};

/** Previews of the follow-up and its reminder with the typed text, and test e-mails. */
export function EmailSamples({ slug, kind, onKind, customText, practice, maySend }: Props) {
  const id = useId();
  const text = customText.trim();
  const email = { kind, text };
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <fieldset className="row" aria-label={t.choice}>
        {t.options.map((option) => (
          <ToggleChip key={option.value} isOn={option.value === kind} onClick={() => onKind(option.value)}>
            {option.label}
          </ToggleChip>
        ))}
      </fieldset>
      {text.length > maxFollowUpText ? (
        <p>{t.tooLong}</p>
      ) : (
        <>
          <EmailPreview slug={slug} email={email} sender={practice.title} repliesTo={practice.email} />
          {maySend && <TestEmail key={kind} slug={slug} email={email} />}
        </>
      )}
    </section>
  );
}
