import { Copy, Mail, Phone } from 'lucide-react';
import { formatAddress, phoneLink } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import styles from './request-panel.module.css';
import { texts } from './texts.ts';

const t = texts.contact;

/** Contact links. The e-mail subject names the practice but not the request. */
export function ContactActions({ request, practiceTitle }: { request: StoredRequest; practiceTitle: string | undefined }) {
  const { show } = useToasts();
  const [phone, phone2, home] = [phoneLink(request.phone), phoneLink(request.phone2), formatAddress(request)];
  const subject = practiceTitle === undefined ? '' : `?subject=${encodeURIComponent(t.subject(practiceTitle))}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(home);
      show({ title: t.copied });
    } catch {
      show({ title: t.copyFailed, isUrgent: true });
    }
  };
  return (
    <div className={`row compact small ${styles.contacts}`}>
      {phone && (
        <ButtonAnchor href={phone}>
          <Phone size={16} aria-hidden="true" />
          {t.call}
        </ButtonAnchor>
      )}
      {phone2 && (
        <ButtonAnchor href={phone2}>
          <Phone size={16} aria-hidden="true" />
          {t.callOther}
        </ButtonAnchor>
      )}
      {request.email && (
        <ButtonAnchor href={`mailto:${encodeURIComponent(request.email)}${subject}`}>
          <Mail size={16} aria-hidden="true" />
          {t.write}
        </ButtonAnchor>
      )}
      {home && (
        <Button onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {t.copyAddress}
        </Button>
      )}
    </div>
  );
}
