import { Mail, Phone } from 'lucide-react';
import { keyed } from '../../../entities/keys/keys.ts';
import { phoneLink } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import styles from './request-panel.module.css';
import { mailLink } from './request-rows.ts';
import { texts } from './texts.ts';

const t = texts.contact;

type Props = { request: StoredRequest; practiceTitle: string | undefined };

/** What the panel is mostly opened for: one press calls. Who has no number that can be called is written to. */
export function CallLinks({ request, practiceTitle }: Props) {
  const numbers = [request.phone, request.phone2].flatMap((number) => {
    const href = phoneLink(number);
    return number && href ? [{ number, href }] : [];
  });
  if (numbers.length === 0 && !request.email) return null;
  return (
    <div className={`row ${styles.calls}`}>
      {numbers.map(({ number, href }, i) => (
        <ButtonAnchor
          key={href}
          {...(i === 0 && keyed('call'))}
          look={i === 0 ? 'filled' : 'outlined'}
          className="digits unbroken"
          href={href}
          aria-label={i === 0 ? undefined : t.callOther(number)}
        >
          <Phone size={18} aria-hidden="true" />
          {i === 0 ? t.call(number) : number}
        </ButtonAnchor>
      ))}
      {numbers.length === 0 && (
        <ButtonAnchor {...keyed('call')} look="filled" href={mailLink(request.email, practiceTitle)}>
          <Mail size={18} aria-hidden="true" />
          {t.write}
        </ButtonAnchor>
      )}
    </div>
  );
}
