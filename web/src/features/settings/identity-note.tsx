/** Warns before a change that ends the check of the practice's identity. */
import type { Account } from '@platzwart/domain/practice/account';
import { Note } from '../../ui/note.tsx';
import { texts } from './texts.ts';

type Props = { account: Pick<Account, 'identityCheckedAt'>; isChanged: boolean };

export function IdentityNote({ account, isChanged }: Props) {
  return (
    <div role="status">
      {account.identityCheckedAt && isChanged && <Note isWarm>{texts.identityEnds}</Note>}
    </div>
  );
}
