/** Entering a referral code, before the first purchase. */
import {
  formatReferralCode,
  type LinkedReferral,
  ReferralCode,
} from '@platzwart/domain/billing/referral';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageAt } from '../../calls/problem.ts';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './billing.module.css';
import { moneyTexts } from './money-texts.ts';
import { texts } from './texts.ts';

const t = moneyTexts.link;

type Props = {
  slug: string;
  /** The stored value, live. */
  referral: LinkedReferral | null;
  /** The credit is there now. */
  onLinked: () => void;
};

export function ReferredBySection({ slug, referral, onLinked }: Props) {
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState<string | undefined>(undefined);
  const { start, isRunning, problem, forget } = useCommand(() =>
    runValidated('linkReferralCode', { companySlug: slug, code: typed }),
  );
  const atCode = messageAt(problem, 'code');
  const box = useRef<HTMLElement>(null);
  const linked = referral?.code ?? entered;

  useEffect(() => {
    // The field that had the focus is gone.
    if (entered !== undefined) box.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
  }, [entered]);
  useEffect(() => {
    if (messageAt(problem, 'code')) box.current?.querySelector('input')?.focus();
  }, [problem]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await start())) return;
    setEntered(ReferralCode.parse(typed));
    onLinked();
  };
  return (
    <section
      ref={box}
      className={`stack line-above ${styles.section}`}
      aria-labelledby="code-eintragen"
    >
      <h3 id="code-eintragen">{t.title}</h3>
      <p role="status" tabIndex={-1} className="medium anywhere deep">
        {linked === undefined ? '' : t.done(formatReferralCode(linked))}
      </p>
      {linked === undefined && (
        // Folded: most came here to buy, below.
        <details>
          <summary className={`coloured fit ${styles.fold}`}>{t.open}</summary>
          <form
            noValidate
            className="stack gap-4 within-field"
            onSubmit={(event) => void submit(event)}
          >
            <p>{t.how}</p>
            <div className={`row top within-field ${styles.beside}`}>
              <TextField
                id="empfehlungscode"
                label={t.label}
                hint={t.hint}
                error={atCode}
                value={typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                onChange={(event) => {
                  setTyped(event.target.value);
                  forget();
                }}
              />
              <Button type="submit" busy={isRunning}>
                {isRunning ? texts.busy : t.press}
              </Button>
            </div>
            <div role="alert">
              <FieldError
                id="code-eintragen-fehler"
                error={atCode === undefined ? problem?.message : undefined}
              />
            </div>
          </form>
        </details>
      )}
    </section>
  );
}
