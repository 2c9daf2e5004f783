/** The user's own referral code: to share, and to choose which practice gets its credit. */
import type { ReferralView } from '@platzwart/domain/billing/billing';
import { formatReferralCode } from '@platzwart/domain/billing/referral';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useOptimisticValue } from '../../calls/use-optimistic-value.ts';
import { useRemoteValue } from '../../calls/use-remote-value.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './billing.module.css';
import { moneyTexts } from './money-texts.ts';
import { texts } from './texts.ts';

const t = moneyTexts.referral;

export function ReferralSection({ slug }: { slug: string }) {
  const { value, problem, retry } = useRemoteValue(slug, () =>
    run('viewReferralCode', { companySlug: slug }),
  );
  return (
    <section className={`stack line-above ${styles.section}`} aria-labelledby="empfehlen">
      <h3 id="empfehlen">{t.title}</h3>
      <p>{t.how}</p>
      {value ? (
        <>
          <OwnCode code={formatReferralCode(value.code)} />
          <Receiver slug={slug} view={value} />
        </>
      ) : problem === undefined ? (
        <p role="status" className="hint">
          {t.loading}
        </p>
      ) : (
        <div className="row across-3">
          <p role="alert">{problem.message}</p>
          <Button onClick={retry}>{texts.again}</Button>
        </div>
      )}
    </section>
  );
}

function OwnCode({ code }: { code: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | undefined>(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // Where the browser forbids it, users copy it by hand.
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  };
  return (
    <div>
      <div className={`row top within-field ${styles.beside}`}>
        <TextField
          ref={field}
          id="eigener-code"
          label={t.code}
          value={code}
          readOnly
          spellCheck={false}
          onFocus={() => field.current?.select()}
        />
        <Button onClick={() => void copy()}>
          {outcome === 'copied' ? (
            <Check size={18} aria-hidden="true" />
          ) : (
            <Copy size={18} aria-hidden="true" />
          )}
          {outcome === 'copied' ? t.copied : t.copy}
        </Button>
      </div>
      <p role="status" className={outcome === 'selected' ? 'hint' : 'visually-hidden'}>
        {outcome === 'copied' ? t.copied : outcome === 'selected' ? t.copyByHand : ''}
      </p>
    </div>
  );
}

/** A choice is saved immediately. */
function Receiver({ slug, view: { chosen, practices } }: { slug: string; view: ReferralView }) {
  const [stored, setStored] = useState(chosen);
  const { value, problem, isSaved, change } = useOptimisticValue(stored, async (to) => {
    const result = await run('chooseCreditPractice', { companySlug: slug, chosen: to });
    if (result.ok) setStored(to);
    return result;
  });
  const [only] = practices;
  if (practices.length < 2) return <p>{only ? t.goesTo(only.title) : t.goesNowhere}</p>;

  return (
    <div className="stack gap-4 within-field">
      <SelectField
        id="guthaben-praxis"
        label={t.choose}
        hint={t.chooseHint}
        error={problem?.message}
        options={practices.map(({ slug: value, title: label }) => ({ value, label }))}
        placeholder={t.oldest}
        value={value ?? ''}
        onChange={(event) => change(event.target.value || null)}
      />
      <p role="status" className="medium anywhere deep">
        {isSaved ? t.saved : ''}
      </p>
    </div>
  );
}
