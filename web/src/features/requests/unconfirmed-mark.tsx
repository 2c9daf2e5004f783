import { MailQuestionMark } from 'lucide-react';
import { tooltip } from '../../ui/tooltip.ts';
import type { KeptRequest } from './request-handling.tsx';
import styles from './requests.module.css';
import { isUnconfirmed } from './table/request-filter.ts';
import { texts } from './texts.ts';

/** Nobody has pressed the button in the letter yet: the address may be mistyped. `isShort`: a sign alone, named to who asks. */
export function UnconfirmedMark({ request, isShort = false }: { request: KeptRequest; isShort?: boolean }) {
  if (!isUnconfirmed(request)) return null;
  return (
    <span className={styles.unconfirmed} {...(isShort ? tooltip(texts.emailUnconfirmed) : {})}>
      <MailQuestionMark size={14} aria-hidden="true" />
      <span className={isShort ? 'visually-hidden' : undefined}>{texts.emailUnconfirmed}</span>
    </span>
  );
}
