/** Entering a referral code, before the first purchase. */
import type { LinkedReferral } from '@platzwart/domain/billing/referral';
import { formatReferralCode, ReferralCode } from '@platzwart/domain/billing/referral';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './billing.module.css';
import { linkReferral, type Problem } from './commands.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>(undefined);
  const box = useRef<HTMLElement>(null);
  const linked = referral?.code ?? entered;

  useEffect(() => {
    // The field that had the focus is gone.
    if (entered !== undefined) box.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
  }, [entered]);
  const refuse = (found: Problem) => {
    setProblem(found);
    if (found.at === 'code') box.current?.querySelector('input')?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const validated = ReferralCode.safeParse(typed);
    if (!validated.success) return refuse({ at: 'code', message: validated.error.issues[0]?.message ?? texts.failed });
    setBusy(true);
    setProblem(undefined);
    const answer = await linkReferral(slug, validated.data);
    setBusy(false);
    if (!answer.ok) return refuse(answer.problem);
    setEntered(validated.data);
    onLinked();
  };
  return (
    <section ref={box} className={styles.section} aria-labelledby="code-eintragen">
      <h3 id="code-eintragen">{t.title}</h3>
      <p role="status" tabIndex={-1} className={styles.said}>
        {linked === undefined ? '' : t.done(formatReferralCode(linked))}
      </p>
      {linked === undefined && (
        <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
          <p>{t.how}</p>
          <div className={styles.beside}>
            <TextField
              id="empfehlungscode"
              label={t.label}
              hint={t.hint}
              error={problem?.at === 'code' ? problem.message : undefined}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" busy={isBusy}>
              {isBusy ? texts.busy : t.press}
            </Button>
          </div>
          <div role="alert" className={styles.problem}>
            <FieldError id="code-eintragen-fehler" error={problem?.at === 'code' ? undefined : problem?.message} />
          </div>
        </form>
      )}
    </section>
  );
}
