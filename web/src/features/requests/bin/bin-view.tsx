/**
 * The bin: deleted requests that can still be brought back, latest first. Every member may view it;
 * bringing back works even in a locked practice.
 */

import { daysBetween } from '@platzwart/domain/dates/calendar-days';
import { formatDay, formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { queries } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import { type BinnedRequest, binRows, purgeDay } from '@platzwart/domain/retention/bin';
import { RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { deletionDisabledReason } from '../../../entities/request/read-only-note.tsx';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { findViewHeading } from '../../../ui/overlay/row-focus.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../../ui/states.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { useQuestion } from '../../../ui/use-question.ts';
import { LiveFailure } from '../live-failure.tsx';
import styles from './bin.module.css';
import { useBin, useRetentionMonths } from './queries.ts';
import { texts } from './texts.ts';

const max = queries.bin().limit ?? Number.POSITIVE_INFINITY;

export function BinView({ today, archiveAddress }: { today: IsoDate; archiveAddress: string }) {
  const { slug } = useRequestHandling();
  const live = useBin(slug);
  const months = useRetentionMonths(slug);
  const names = useMemberNames(slug);
  const rows = live.status === 'loaded' ? binRows(live.value) : [];

  return (
    <ViewSection
      title={texts.title}
      lead={texts.lead}
      isWide
      action={
        <Link to={archiveAddress} className="lone-link">
          {texts.toArchive}
        </Link>
      }
    >
      {live.status === 'loading' && <Loading text={texts.loading} />}
      {(live.status === 'refused' || live.status === 'failed') && <LiveFailure live={live} />}
      {live.status === 'loaded' && rows.length === 0 && (
        <Empty title={texts.empty.title}>
          <p>{texts.empty.text}</p>
        </Empty>
      )}
      {live.status === 'loaded' && rows.length > 0 && (
        <>
          <p role="status">{texts.count(rows.length)}</p>
          <ul role="list" aria-label={texts.title} className="lined">
            {rows.map(({ request, others }) => (
              <Row
                key={request.id}
                request={request}
                others={others}
                by={names.get(request.binnedBy) ?? texts.formerMember}
                purgedOn={purgeDay(request, months)}
                today={today}
              />
            ))}
          </ul>
          {live.value.length >= max && <p className="hint">{texts.more(max)}</p>}
        </>
      )}
    </ViewSection>
  );
}

type RowProps = {
  request: WithId<BinnedRequest>;
  others: number;
  by: string;
  purgedOn: IsoDate;
  today: IsoDate;
};

function Row({ request, others, by, purgedOn, today }: RowProps) {
  const { slug, readOnlyReason } = useRequestHandling();
  const { show } = useToasts();
  const question = useQuestion();
  const { start, startedWith, problem } = useCommand((name: 'bringBackRequest' | 'deleteRequest') =>
    run(name, { companySlug: slug, requestId: request.id }),
  );
  const working = startedWith?.[0];
  const disabledReason = deletionDisabledReason(readOnlyReason);
  const disabledProps = {
    'aria-disabled': disabledReason !== undefined,
    ...tooltip(disabledReason),
  };
  const name = fullName(request);

  const work = async (what: 'bringBackRequest' | 'deleteRequest') => {
    if (!(await start(what))) return;
    focusNeighbour(request.id);
    show({
      title: what === 'deleteRequest' ? texts.done(name) : texts.broughtBack[request.status](name),
    });
  };

  return (
    <li className={`row across-4 between ${styles.row}`}>
      <div className={`stack gap-1 anywhere ${styles.about}`}>
        <strong>{name}</strong>
        <span className="hint">
          {[
            texts.deleted(formatDay(request.binnedAt), by),
            texts.was[request.status],
            ...(others > 0 ? [texts.others(others)] : []),
          ].join(', ')}
        </span>
        <span {...tooltip(texts.purgedOn(formatGermanDate(purgedOn)))}>
          {texts.left(daysBetween(today, purgedOn))}
        </span>
      </div>
      <div className="row">
        <Button
          id={actionId(request.id)}
          aria-label={texts.bringBackNamed(name)}
          busy={working === 'bringBackRequest'}
          {...disabledProps}
          onClick={() => disabledReason === undefined && void work('bringBackRequest')}
        >
          <RotateCcw size={16} aria-hidden="true" />
          {working === 'bringBackRequest' ? texts.bringingBack : texts.bringBack}
        </Button>
        <Button
          ref={question.opener}
          look="plain"
          className="quiet"
          aria-label={texts.deleteNamed(name)}
          {...disabledProps}
          onClick={() => disabledReason === undefined && question.open()}
        >
          <Trash2 size={16} aria-hidden="true" />
          {texts.deleteForGood}
        </Button>
      </div>
      {!question.isOpen && (
        <div role="alert" className={problem === undefined ? undefined : 'full'}>
          <FieldError id={`papierkorb-${request.id}`} error={problem?.message} />
        </div>
      )}
      {question.isOpen && (
        <div className="full">
          <Confirmation
            title={texts.question.title(name)}
            confirm={texts.question.confirm}
            cancel={texts.question.cancel}
            busy={working === 'deleteRequest' ? texts.question.busy : undefined}
            problem={problem?.message}
            isDangerous
            onConfirm={() => void work('deleteRequest')}
            onCancel={question.close}
          >
            <p>{texts.question.text}</p>
          </Confirmation>
        </div>
      )}
    </li>
  );
}

const actionId = (requestId: string) => `zurueckholen-${requestId}`;

/** Moves focus to the row that moves up, before this row takes it away. */
function focusNeighbour(requestId: string): void {
  const row = document.getElementById(actionId(requestId))?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  (next?.querySelector<HTMLElement>(`[id^="${actionId('')}"]`) ?? findViewHeading())?.focus();
}
