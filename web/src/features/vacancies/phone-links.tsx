import { Phone } from 'lucide-react';
import { fullName, phoneLink } from '../../entities/request/format-person.ts';
import type { StoredRequest } from '../../entities/request/request-handling.tsx';
import { texts } from './texts.ts';

/** A request's numbers; those that can be called are links. `isMain`: to call is what one is here for. */
export function PhoneLinks({ request, isMain = false }: { request: StoredRequest; isMain?: boolean }) {
  const name = fullName(request);
  const numbers = [...new Set([request.phone, request.phone2])].flatMap((phone) => phone || []);
  if (numbers.length === 0) return null;
  return (
    <span className={isMain ? 'row gap-1' : 'row gap-0 across-3 small taps'}>
      {numbers.map((phone) => {
        const link = phoneLink(phone);
        return link ? (
          <a
            key={phone}
            className={isMain ? 'call line anywhere digits' : 'line gap-1 anywhere'}
            href={link}
            aria-label={texts.call(name, phone)}
          >
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
