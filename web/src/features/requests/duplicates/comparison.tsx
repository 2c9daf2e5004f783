import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { merge } from '@platzwart/domain/request/merge';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { requestParameter } from '@platzwart/domain/screen-paths';
import { Equal, EqualNot } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { run } from '../../../calls/run.ts';
import { tellSaving } from '../../../calls/tell.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { fieldFormat } from '../../../entities/request/format-field.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { readOnlyNoteId } from '../../../entities/request/read-only-note.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { Note } from '../../../ui/note.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { useIsHere } from '../../../ui/use-is-here.ts';
import { useQuestion } from '../../../ui/use-question.ts';
import { compareRows, type Evidence, evidenceOf } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { CompareTable } from './compare-table.tsx';
import { OfferRuns } from './offer-runs.tsx';
import { texts } from './texts.ts';

const t = texts.view;

type Props = {
  /** The request that stays. */
  first: StoredRequest;
  second: StoredRequest;
  /** Why no decision is possible any more. */
  problem: string | undefined;
  form: FormConfiguration | undefined;
  today: IsoDate;
  stepsAddress: string;
  onOpen: (id: string) => void;
};

export function Comparison({
  first,
  second,
  problem: over,
  form,
  today,
  stepsAddress,
  onOpen,
}: Props) {
  const { slug, tags, readOnlyReason } = useRequestHandling();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const goOn = (to: string) => isHere() && void navigate(to, { replace: true });
  const { show } = useToasts();
  const question = useQuestion();
  const [isUnfolded, setUnfolded] = useState(false);
  const pair = { companySlug: slug, requestId: first.id, otherId: second.id };
  const merging = useCommand(() => run('mergeRequests', pair));
  const separating = useCommand(
    () => run('keepApart', pair),
    ({ message }) => show({ title: t.notApart, text: message, isUrgent: true }),
  );
  const isBusy = merging.isRunning || separating.isRunning;

  const preview = form && previewOf(first, second, form);
  // Shown even while an offer runs: ending it is what one decides by it.
  const shown = form && previewOf({ ...first, offer: null }, { ...second, offer: null }, form);
  const evidence = evidenceOf(first, second);
  const isLikely = evidence.verdict !== 'different';
  // Of two different people nobody expects one request: only on demand.
  const isFolded = !isLikely && !isUnfolded && !question.isOpen;
  const merged = !isFolded && shown && 'after' in shown ? shown.after : undefined;
  // The remaining address's portal link shows both requests, and somebody else may have used this
  // person's name.
  const isOtherAddress =
    first.email + second.email !== '' && !isSameEmail(first.email, second.email);
  const rows = compareRows(first, second, merged, { ...fieldFormat(form), tags, today });
  // While a decision is in progress, an archived request is its result, not a problem.
  const cause = readOnlyReason ?? (isBusy ? undefined : over);
  const disabledReason = cause ?? (preview && 'refusal' in preview ? preview.refusal : undefined);

  const offered = [first, second].find(({ offer }) => offer !== null);

  const mergeBoth = async () => {
    const surviving = await merging.start();
    if (!surviving) return;
    const { undo } = surviving;
    show({
      title: t.hasMerged(fullName(first)),
      ...(undo && { action: { label: t.undo, run: () => void unmerge(undo) } }),
    });
    goOn(`${stepsAddress}?${requestParameter}=${surviving.requestId}`);
  };
  const unmerge = (undo: string) =>
    tellSaving(
      show,
      run('unmergeRequests', { companySlug: slug, undo }),
      { title: t.unmerged(fullName(first)) },
      t.notUnmerged(fullName(first)),
    );
  const separate = async () => {
    if (!(await separating.start())) return;
    show({ title: t.markedAsDifferent(fullName(first), fullName(second)) });
    goOn(stepsAddress);
  };
  const disabledProps = (reason: string | undefined) => ({
    'aria-disabled': reason !== undefined || isBusy,
    'aria-describedby':
      reason === undefined
        ? undefined
        : reason === readOnlyReason
          ? readOnlyNoteId
          : 'vergleich-grund',
    ...tooltip(reason),
  });

  return (
    <>
      {disabledReason !== undefined && disabledReason !== readOnlyReason && (
        <Note isWarm isLive>
          <div id="vergleich-grund">
            {cause === undefined && offered ? (
              <OfferRuns request={offered} />
            ) : (
              <p>{disabledReason}</p>
            )}
          </div>
        </Note>
      )}
      <div className="row between">
        <EvidenceLine {...evidence} />
        {isFolded && (
          <Button look="plain" className={styles.unfold} onClick={() => setUnfolded(true)}>
            {t.showMerged}
          </Button>
        )}
      </div>
      <CompareTable
        first={first}
        second={second}
        merged={merged}
        rows={rows}
        plan={form}
        onOpen={onOpen}
      />
      {question.isOpen && !disabledReason ? (
        <Confirmation
          title={t.question(fullName(first))}
          confirm={t.confirm}
          busy={merging.isRunning ? t.merging : undefined}
          problem={merging.problem?.message}
          onConfirm={() => void mergeBoth()}
          onCancel={() => {
            merging.forget();
            question.close();
          }}
        >
          <p>{t.consequence}</p>
          {isOtherAddress && (
            <p>
              <strong>
                {first.email === '' || second.email === '' ? t.oneAddress : t.differentAddresses}
              </strong>{' '}
              {t.whoReads(readableEmail(merged?.email ?? ''))}
            </p>
          )}
        </Confirmation>
      ) : (
        <div className={`row across-3 bottom-bar ${styles.decision}`}>
          <Button
            ref={question.opener}
            look={isLikely ? 'filled' : 'outlined'}
            {...disabledProps(disabledReason)}
            onClick={question.open}
          >
            {t.merge}
          </Button>
          <Button
            look={isLikely ? 'outlined' : 'filled'}
            busy={separating.isRunning}
            {...disabledProps(cause)}
            onClick={() => void separate()}
          >
            {t.apart}
          </Button>
        </div>
      )}
      <div className="row gap-0 across-3 between">
        <p className="hint">{t.apartHint}</p>
        <ButtonLink look="plain" to={stepsAddress}>
          {t.back}
        </ButtonLink>
      </div>
    </>
  );
}

/** What speaks for one person and what against it, in words. */
function EvidenceLine({ verdict, alike, unlike }: Evidence) {
  return (
    <div className="row gap-1 across-4">
      <h3>{t.verdicts[verdict]}</h3>
      <ul role="list" className="row gap-1 across-2 small">
        {alike.length > 0 && (
          <li className={`line gap-1 tinted ${styles.alike}`}>
            <Equal size={14} aria-hidden="true" />
            {t.alike(alike)}
          </li>
        )}
        {unlike.length > 0 && (
          <li className={`line gap-1 due ${styles.unlike}`}>
            <EqualNot size={14} aria-hidden="true" />
            {t.unlike(unlike)}
          </li>
        )}
      </ul>
    </div>
  );
}

/** Uses the same rule as the server. */
function previewOf(
  first: StoredRequest,
  second: StoredRequest,
  form: FormConfiguration,
): { after: TherapyRequest } | { refusal: string | undefined } {
  const outcome = merge(first, second, { form, by: { kind: 'platform' }, now: new Date() });
  if (outcome.ok) return { after: outcome.value.surviving.change.after };
  return {
    refusal: outcome.failure.kind === 'invalid' ? outcome.failure.details[0]?.message : undefined,
  };
}
