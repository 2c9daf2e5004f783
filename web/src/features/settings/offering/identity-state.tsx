/**
 * Whether we have checked who the practice is, without which nobody gets a certificate; if not,
 * what happens next.
 */
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import { Note } from '../../../ui/note.tsx';
import { texts } from './texts.ts';

const t = texts.identity;

export type Identity = Pick<Account, 'identityCheckedAt' | 'identityCheck' | 'identityAskedAt'>;

/** `isStored`: certificates are allowed already, not only ticked. */
export function IdentityState({ identity, isStored }: { identity: Identity; isStored: boolean }) {
  const { identityCheckedAt, identityCheck, identityAskedAt } = identity;
  if (identityCheckedAt)
    return (
      <p className="hint">{t.checked(formatDay(identityCheckedAt), identityCheck?.what ?? '')}</p>
    );
  const ended = identityCheck?.ended;
  return (
    <Note isWarm isLive>
      {ended && <p>{t.ended[ended.because](formatDay(ended.at))}</p>}
      <p>
        {identityAskedAt ? t.waits(formatDay(identityAskedAt)) : isStored ? t.notAsked : t.willAsk}
      </p>
    </Note>
  );
}
