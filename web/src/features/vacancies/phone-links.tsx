import { Phone } from 'lucide-react';
import { fullName, phoneLink } from '../../entities/request/format-person.ts';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import { texts } from './texts.ts';

/** A request's numbers; those that can be called are links. */
export function PhoneLinks({ request }: { request: StoredRequest }) {
  const name = fullName(request);
  const numbers = [...new Set([request.phone, request.phone2])].flatMap((phone) => phone || []);
  if (numbers.length === 0) return null;
  return (
    <span className="row gap-0 across-3 small taps">
      {numbers.map((phone) => {
        const link = phoneLink(phone);
        return link ? (
          <a key={phone} className="line gap-1 anywhere" href={link} aria-label={texts.call(name, phone)}>
            <Phone size={14} aria-hidden="true" />
            {phone}
          </a>
        ) : (
          <span key={phone}>{phone}</span>
        );
      })}
    </span>
  );
}
