import { Phone } from 'lucide-react';
import { fullName, phoneLink } from './format-person.ts';
import type { StoredRequest } from './request-handling.tsx';
import { texts } from './texts.ts';

/** A request's numbers; those that can be called are links. `isMain`: to call is the next act, so the first is a button and the other stands quietly below. */
export function PhoneLinks({ request, isMain = false }: { request: StoredRequest; isMain?: boolean }) {
  const name = fullName(request);
  const numbers = [...new Set([request.phone, request.phone2])].flatMap((phone) => phone || []);
  const first = isMain ? numbers.find((phone) => phoneLink(phone)) : undefined;
  if (numbers.length === 0) return null;
  return (
    <span className={isMain ? 'stack gap-0' : 'row gap-0 across-3 small taps'}>
      {numbers
        .toSorted((one, other) => Number(other === first) - Number(one === first))
        .map((phone) => {
          const link = phoneLink(phone);
          if (!link) return <span key={phone}>{phone}</span>;
          const isOther = isMain && phone !== first;
          const words = isOther ? `${texts.otherNumber} ${phone}` : phone;
          return (
            <a
              key={phone}
              className={phone === first ? 'call line anywhere digits' : isOther ? 'call-other line gap-1 digits' : 'line gap-1 anywhere'}
              href={link}
              aria-label={texts.call(name, words)}
            >
              {!isOther && <Phone size={14} aria-hidden="true" />}
              {words}
            </a>
          );
        })}
    </span>
  );
}
