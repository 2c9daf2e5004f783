/**
 * In place of a practice whose rules refuse its reader: they were removed meanwhile, or it asks for
 * a second factor. Then this page sets one up, and leads back.
 */
import type { CallOutput } from '@platzwart/domain/calls/calls';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import type { Result } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { dropDrafts } from '../../calls/saved-drafts.ts';
import { useCommand } from '../../calls/use-command.ts';
import { useRemoteValue } from '../../calls/use-remote-value.ts';
import { NoAccess } from '../../features/session/no-access.tsx';
import FactorsSection from '../../features/user/factors-section.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Loading } from '../../ui/states.tsx';
import { factorStepTexts as t } from './factor-step-texts.ts';

type Demand = CallOutput<'viewFactors'>['demandedBy'][number];

export default function NotOpen({ slug }: { slug: string }) {
  const asked = useRemoteValue(slug, () => run('viewFactors', {}));
  const { value, problem, retry } = asked;
  if (!value && problem)
    return (
      <LoadFailure level={1} title={t.unknown} retry={retry}>
        <p>{problem.message}</p>
      </LoadFailure>
    );
  if (!value) return <Loading text={t.checking} />;
  const demand = value.demandedBy.find((each) => each.slug === slug);
  if (!demand) return <NoAccess reason="ended" />;
  const hasPasskey = value.passkeys.some(({ isCopied }) => !isCopied);
  return <FactorNeeded demand={demand} hasPasskey={hasPasskey} onChanged={retry} />;
}

type Props = { demand: Demand; hasPasskey: boolean; onChanged: () => void };

function FactorNeeded({ demand, hasPasskey, onChanged }: Props) {
  const { title, from, googleCounts } = demand;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Codes were confirmed here: the session has proven them. */
  const [isProven, setProven] = useState(false);
  const [hadPasskey] = useState(hasPasskey);
  // The focused element disappeared with the screen.
  useEffect(() => heading.current?.focus(), []);
  const look = async () => {
    onChanged();
    const { ownFactor } = await import('../../firebase/own-factor.ts');
    setProven((await ownFactor({ googleCounts })).isProven);
  };
  const goOn = useCommand(async (): Promise<Result<true>> => {
    if (isProven) return { ok: true, output: true };
    const { signInWithPasskey } = await import('../../entities/factors/passkeys.ts');
    return signInWithPasskey();
  });
  const enter = async () => {
    if (!(await goOn.start())) return;
    dropDrafts();
    location.reload();
  };
  const ready = (isProven || hasPasskey) && (
    <div className="stack gap-3 framed roomy">
      <p role="status">{isProven ? t.ready : t.proveWhy}</p>
      {goOn.problem && (
        <div role="alert">
          <FieldError id="weiter-fehler" error={goOn.problem.message} />
        </div>
      )}
      <div className="row">
        <Button look="filled" busy={goOn.isRunning} onClick={() => void enter()}>
          {isProven ? t.goOn : t.prove}
        </Button>
      </div>
    </div>
  );
  return (
    <div className="stack gap-5">
      <DocumentTitle title={t.title(title)} />
      <div className="stack gap-2">
        <h1 ref={heading} tabIndex={-1}>
          {t.title(title)}
        </h1>
        <p>{t.why(formatDay(new Date(from)))}</p>
        {googleCounts && (
          <div className="row">
            <p>{t.google}</p>
            <ButtonLink to={sitePaths.logout}>{t.signOut}</ButtonLink>
          </div>
        )}
      </div>
      {hadPasskey ? (
        <>
          {ready}
          <p>{t.otherWay}</p>
        </>
      ) : (
        <>
          <section className="stack gap-2" aria-labelledby="einrichten">
            <h2 id="einrichten" className="h3">
              {t.choose}
            </h2>
            <div>
              <FactorsSection onChanged={() => void look()} />
            </div>
          </section>
          {ready}
        </>
      )}
    </div>
  );
}
