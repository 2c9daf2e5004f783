import { Phone } from 'lucide-react';
import { fullName, phonesOf } from './format-person.ts';
import type { StoredRequest } from './request-handling.tsx';
import { texts } from './texts.ts';

/**
 * A request's numbers; those that can be called are links. `isMain`: to call is the next act, so
 * the first is a button and the other stands quietly below.
 */
export function PhoneLinks({
  request,
  isMain = false,
}: {
  request: StoredRequest;
  isMain?: boolean;
}) {
  const name = fullName(request);
  const numbers = phonesOf(request);
  const first = isMain ? numbers.find(({ link }) => link) : undefined;
  if (numbers.length === 0) return null;
  return (
    <span className={isMain ? 'stack gap-0' : 'row gap-0 across-3 small taps'}>
      {numbers
        .toSorted((one, other) => Number(other === first) - Number(one === first))
        .map((phone) => {
          const { text, link } = phone;
          if (!link) return <span key={text}>{text}</span>;
          const isOther = isMain && phone !== first;
          const words = isOther ? `${texts.otherNumber} ${text}` : text;
          return (
            <a
              key={text}
              className={
                phone === first
                  ? 'call line anywhere digits'
                  : isOther
                    ? 'call-other line gap-1 digits'
                    : 'line gap-1 anywhere'
              }
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
