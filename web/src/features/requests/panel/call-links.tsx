import { Mail, Phone } from 'lucide-react';
import { keyed } from '../../../entities/keys/keys.ts';
import { callablePhones } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import styles from './request-panel.module.css';
import { mailLink } from './request-rows.ts';
import { texts } from './texts.ts';

const t = texts.contact;

type Props = { request: StoredRequest; practiceTitle: string | undefined };

/**
 * What the panel is mostly opened for: one press calls. Who has no number that can be called is
 * written to.
 */
export function CallLinks({ request, practiceTitle }: Props) {
  const numbers = callablePhones(request);
  if (numbers.length === 0 && !request.email) return null;
  return (
    <div className={`stack gap-1 ${styles.calls}`}>
      {numbers.map(({ text: number, link: href }, i) =>
        i === 0 ? (
          <ButtonAnchor
            key={href}
            {...keyed('call')}
            look="filled"
            className="digits unbroken"
            href={href}
          >
            <Phone size={18} aria-hidden="true" />
            {t.call(number)}
          </ButtonAnchor>
        ) : (
          <a
            key={href}
            className="call-other line digits"
            href={href}
            aria-label={t.callOther(number)}
          >
            {entityTexts.otherNumber} {number}
          </a>
        ),
      )}
      {numbers.length === 0 && (
        <ButtonAnchor
          {...keyed('call')}
          look="filled"
          href={mailLink(request.email, practiceTitle)}
        >
          <Mail size={18} aria-hidden="true" />
          {t.write}
        </ButtonAnchor>
      )}
    </div>
  );
}
