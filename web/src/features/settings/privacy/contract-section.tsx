/** The data processing agreement as a document with the practice's name. */
import { formatDay } from '@platzwart/domain/dates/german-date';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { report } from '../../../report.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import type { Party } from './contract-document.ts';
import styles from './privacy.module.css';
import { texts } from './texts.ts';

const t = texts.contract;

type Kind = 'contract' | 'measures';
type State = { kind: 'idle' } | { kind: 'busy'; which: Kind } | { kind: 'done'; name: string } | { kind: 'failed'; problem: string };

export function ContractSection({ practice, account }: Party) {
  const id = useId();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isBusy = state.kind === 'busy';

  const save = async (which: Kind) => {
    if (!navigator.onLine) return setState({ kind: 'failed', problem: texts.offline });
    setState({ kind: 'busy', which });
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
      setState({ kind: 'done', name: fileName });
    } catch (problem) {
      report(problem, 'contract as PDF');
      setState({ kind: 'failed', problem: t.failed });
    }
  };

  const button = (which: Kind, text: string) => (
    <Button busy={isBusy && state.which === which} aria-disabled={isBusy} onClick={() => void save(which)}>
      {isBusy && state.which === which ? t.busy : text}
    </Button>
  );

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <p>{t.what(formatDay(account.registeredAt))}</p>
      <div className={styles.actions}>
        {button('contract', t.press)}
        {button('measures', t.measures)}
        <Link to={`${sitePaths.termsOfService}#anhang`} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden="true" />
          {t.read}
          <span className="visually-hidden">{t.newTab}</span>
        </Link>
      </div>
      <p role="status" className={styles.said}>
        {state.kind === 'done' && t.done(state.name)}
      </p>
      <div role="alert" className={styles.problem}>
        <FieldError id={`${id}-problem`} error={state.kind === 'failed' ? state.problem : undefined} />
      </div>
    </section>
  );
}
