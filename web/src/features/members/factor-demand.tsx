/** Whether the practice asks all members for a second factor; administrators decide. */
import { formatDay } from '@platzwart/domain/dates/german-date';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { useKnownAccount } from '../../entities/practice/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import { texts } from './texts.ts';

const t = texts.factor;

export function FactorDemandSection({ slug, now }: { slug: string; now: Date }) {
  const id = useId();
  // Its copy for the team follows seconds later.
  const live = useKnownAccount(slug, 'administrator');
  const question = useQuestion();
  const [googleCounts, setGoogleCounts] = useState(false);
  const demand = live.status === 'loaded' ? live.value?.factorDemand : undefined;
  const change = useCommand((isRequired: boolean) =>
    run('requireFactor', { companySlug: slug, isRequired, googleCounts }),
  );
  if (live.status !== 'loaded') return null;

  const close = () => {
    change.forget();
    question.close();
  };
  const decide = async () => {
    if (await change.start(!demand)) close();
  };
  const isOwnMissing = change.problem?.details.some(({ code }) => code === 'ownFactorFirst');
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {t.title}
      </h2>
      <p role="status">
        {demand
          ? `${t.on(formatDay(demand.from), demand.from > now)} ${demand.googleCounts ? t.withGoogle : t.withoutGoogle}`
          : t.off}
      </p>
      {question.isOpen ? (
        <Confirmation
          title={demand ? t.endQuestion : t.question}
          confirm={demand ? t.endYes : t.yes}
          busy={change.isRunning ? t.working : undefined}
          problem={change.problem?.message}
          isDangerous={demand !== undefined}
          onConfirm={() => void decide()}
          onCancel={close}
        >
          <div className="stack gap-3">
            <p>{demand ? t.endText : t.text}</p>
            {!demand && (
              <Checkbox
                label={t.google}
                hint={t.googleHint}
                name="google"
                checked={googleCounts}
                onChange={(event) => setGoogleCounts(event.target.checked)}
              />
            )}
            {isOwnMissing && (
              <p>
                <Link to={`${sitePaths.user}#passkeys`}>{t.toAccount}</Link>
              </p>
            )}
          </div>
        </Confirmation>
      ) : (
        <div className="row">
          <Button ref={question.opener} onClick={question.open}>
            {demand ? t.end : t.ask}
          </Button>
        </div>
      )}
    </section>
  );
}
