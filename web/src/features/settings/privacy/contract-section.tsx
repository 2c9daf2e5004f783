/** The data processing agreement as a document with the practice's name. */
import { formatDay } from '@platzwart/domain/dates/german-date';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { problemOf, type Result } from '../../../calls/problem.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { isOnline } from '../../../online.ts';
import { report } from '../../../report.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import shared from '../settings.module.css';
import type { Party } from './contract-document.ts';
import styles from './privacy.module.css';
import { texts } from './texts.ts';

const t = texts.contract;

type Kind = 'contract' | 'measures';

export function ContractSection({ practice, account }: Party) {
  const id = useId();
  const { start, isRunning, startedWith, output, problem } = useCommand(async (which: Kind): Promise<Result<string>> => {
    if (!isOnline()) return { ok: false, problem: problemOf('offline') };
    try {
      const [{ contractDocument, measuresDocument }, { default: html }, { makePdf }, { saveFile }] = await Promise.all([
        import('./contract-document.ts'),
        import('../../../content/legal/processing-annex.md'),
        import('./make-pdf.ts'),
        import('../../../ui/save-file.ts'),
      ]);
      const input = { practice, account, html, origin: location.origin, now: new Date() };
      const { fileName, definition } = which === 'contract' ? contractDocument(input) : measuresDocument(input);
      saveFile(fileName, await makePdf(definition));
      return { ok: true, output: fileName };
    } catch (fault) {
      report(fault, 'contract as PDF');
      return { ok: false, problem: problemOf('failed', { failed: t.failed }) };
    }
  });

  const button = (which: Kind, text: string) => (
    <Button busy={startedWith?.[0] === which} aria-disabled={isRunning} onClick={() => void start(which)}>
      {startedWith?.[0] === which ? t.busy : text}
    </Button>
  );

  return (
    <section className={`stack ruled ${shared.split} ${styles.section}`} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p className="small">{t.what(formatDay(account.registeredAt))}</p>
      <div className="row across-4">
        {button('contract', t.press)}
        {button('measures', t.measures)}
        <Link className="tap gap-1" to={`${sitePaths.termsOfService}#anhang`} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden="true" />
          {t.read}
          <span className="visually-hidden">{t.newTab}</span>
        </Link>
      </div>
      <p role="status" className="done">
        {output !== undefined && t.done(output)}
      </p>
      <div role="alert">
        <FieldError id={`${id}-problem`} error={problem?.message} />
      </div>
    </section>
  );
}
