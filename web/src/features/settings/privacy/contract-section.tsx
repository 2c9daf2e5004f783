/** The practice's papers, with whom the contract is, and the agreement alone. */
import type { CallInput } from '@platzwart/domain/calls/calls';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { operator } from '@platzwart/domain/legal/operator';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { ContractParty } from '../../../entities/practice/contract-party.tsx';
import { texts as partyTexts } from '../../../entities/practice/contract-party-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { pdfOf, saveFile } from '../../../ui/save-file.ts';
import shared from '../settings.module.css';
import styles from './privacy.module.css';
import { texts } from './texts.ts';

const t = texts.contract;

type Kind = CallInput<'issueContract'>['kind'];

type Props = {
  practice: Pick<Practice, 'slug'>;
  account: Pick<Account, 'registeredAt' | 'acceptedTerms' | 'contractParty'>;
  isAllowed: boolean;
};

export function ContractSection({ practice, account, isAllowed }: Props) {
  const id = useId();
  const { start, isRunning, startedWith, output, problem } = useCommand((kind: Kind) =>
    run('issueContract', { companySlug: practice.slug, kind }),
  );

  const save = async (kind: Kind) => {
    const issued = await start(kind);
    if (issued) saveFile(issued.fileName, pdfOf(issued.pdf));
  };
  const button = (kind: Kind, text: string) => (
    <Button
      busy={startedWith?.[0] === kind}
      aria-disabled={isRunning}
      onClick={() => void save(kind)}
    >
      {startedWith?.[0] === kind ? t.busy : text}
    </Button>
  );

  return (
    <section className={`stack ruled ${shared.split} ${styles.section}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p className="small">{t.what(formatDay(account.registeredAt))}</p>
      {account.acceptedTerms && (
        <p className="small">
          {t.accepted(account.acceptedTerms.version)}
          {account.acceptedTerms.version !== operator.legalDate &&
            ` ${t.newer(operator.legalDate)}`}
        </p>
      )}
      <h4>{partyTexts.title}</h4>
      <p className="small">{partyTexts.why}</p>
      <ContractParty slug={practice.slug} party={account.contractParty} isAllowed={isAllowed} />
      <h4>{t.papers}</h4>
      <p className="small">{t.inFile}</p>
      <div className="row across-4">
        {button('file', t.file)}
        {button('contract', t.press)}
        <Link
          className="tap gap-1"
          to={`${sitePaths.termsOfService}#anhang`}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink size={16} aria-hidden="true" />
          {t.read}
          <span className="visually-hidden">{t.newTab}</span>
        </Link>
        <Link className="tap" to={sitePaths.subProcessors}>
          {t.subProcessors}
        </Link>
      </div>
      <p role="status" className="done">
        {output && t.done(output.fileName)}
      </p>
      <div role="alert">
        <FieldError id={`${id}-problem`} error={problem?.message} />
      </div>
    </section>
  );
}
