/** The practice's address is unconfirmed: the consequences, and a new link. */
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import {
  type Account,
  confirmedEmailOf,
  isEmailConfirmed,
} from '@platzwart/domain/practice/account';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { texts } from './texts.ts';

const t = texts.unconfirmed;

type Props = { slug: string; account: Pick<Account, 'email' | 'confirmedEmail'>; maySend: boolean };

/** Always rendered, because live regions announce only later changes. */
export function EmailNote({ slug, account, maySend }: Props) {
  const { email } = account;
  return (
    <div role="status">
      {!isEmailConfirmed(account) && (
        <Unconfirmed
          key={email}
          slug={slug}
          email={email}
          before={confirmedEmailOf(account)}
          maySend={maySend}
        />
      )}
    </div>
  );
}

function Unconfirmed({
  slug,
  email,
  before,
  maySend,
}: {
  slug: string;
  email: string;
  before: string;
  maySend: boolean;
}) {
  // A new link invalidates the previous one.
  const { start, isRunning, output, problem } = useCommand(() =>
    run('requestPracticeEmail', { companySlug: slug }),
  );
  return (
    <Note isWarm>
      <div className="stack gap-2 left anywhere">
        <p>
          <strong>{t.title}</strong> {t.text(readableEmail(email))}{' '}
          {before === '' ? t.toAdministrators : t.toBefore(readableEmail(before))}
        </p>
        {maySend && (
          <Button busy={isRunning} onClick={() => void start()}>
            {isRunning ? t.sending : t.again}
          </Button>
        )}
        {output && <p>{t.sent}</p>}
        <FieldError id="adresse-unbestaetigt" error={problem?.message} />
      </div>
    </Note>
  );
}
