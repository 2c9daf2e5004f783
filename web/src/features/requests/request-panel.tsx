import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { IsoDate } from '@platzwart/domain/german-date';
import { formatMoment } from '@platzwart/domain/german-date';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { createActionMenu } from '../../ui/overlay/action-menu.tsx';
import { findNextOpener, findViewHeading } from '../../ui/overlay/row-focus.ts';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { Loading } from '../../ui/states.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { ArchiveMenu } from './archive-menu.tsx';
import { ArchiveTrigger } from './archive-trigger.tsx';
import { fullName } from './full-name.ts';
import { LiveFailure } from './live-failure.tsx';
import { dayOf } from './moments.tsx';
import { NoteEditor } from './note-editor.tsx';
import { PriorityStar } from './priority-star.tsx';
import { useMemberNames, useRequest, useRequestHistory } from './queries.ts';
import { contactFacts, type Fact, personFacts, therapyFacts, timesOf } from './request-facts.ts';
import { type KeptRequest, useRequestHandling } from './request-handling.tsx';
import styles from './request-panel.module.css';
import { TagPicker } from './tag-picker.tsx';
import { texts } from './texts.ts';
import { UnconfirmedMark } from './unconfirmed-mark.tsx';

const t = texts.panel;

type Props = {
  /** Undefined while no request is chosen. */
  id: string | undefined;
  form: FormConfiguration | undefined;
  today: IsoDate;
  onClose: () => void;
};

/** Everything about one request, live, at the right edge. */
export function RequestPanel({ id, form, today, onClose }: Props) {
  const { slug } = useRequestHandling();
  const live = useRequest(slug, id);
  const request = live.status === 'loaded' ? live.value : undefined;
  // While the panel slides out it goes on showing what it showed.
  const shown = useRef<KeptRequest>(undefined);
  if (request) shown.current = request;
  const inSight = id === undefined ? shown.current : request;
  const focusAfterArchive = useRef<HTMLElement>(null);

  const closeArchived = (archived: KeptRequest) => {
    focusAfterArchive.current = findNextOpener(archived.id) ?? findViewHeading();
    onClose();
  };
  const finalFocus = () => {
    const target = focusAfterArchive.current;
    focusAfterArchive.current = null;
    return target ?? (true as const);
  };

  return (
    <SidePanel
      isOpen={id !== undefined}
      onClose={onClose}
      title={inSight ? fullName(inSight) : live.status === 'loaded' ? t.notFound : '…'}
      subtitle={inSight && statusOf(inSight)}
      closeLabel={t.close}
      actions={inSight && <Actions request={inSight} onArchive={closeArchived} />}
      finalFocus={finalFocus}
    >
      {inSight && <Facts key={inSight.id} request={inSight} form={form} today={today} />}
      {!inSight && live.status === 'loading' && <Loading text={texts.loading} />}
      {!inSight && live.status === 'loaded' && <p>{t.gone}</p>}
      {(live.status === 'refused' || live.status === 'failed') && <LiveFailure live={live} />}
    </SidePanel>
  );
}

function statusOf(request: KeptRequest): string {
  if (request.status === 'archived' && request.archivedAt && request.archiveReason) {
    return t.archivedAt(dayOf(request.archivedAt), texts.reasons[request.archiveReason]);
  }
  return t.requestedAt(formatMoment(request.requestedAt));
}

function Actions({ request, onArchive }: { request: KeptRequest; onArchive: (request: KeptRequest) => void }) {
  const { reactivate, readOnlyReason } = useRequestHandling();
  const [menu] = useState(createActionMenu<KeptRequest>);
  if (request.status === 'archived') {
    return (
      <Button
        look="filled"
        aria-disabled={readOnlyReason !== undefined}
        {...tooltip(readOnlyReason)}
        onClick={() => void reactivate(request)}
      >
        {texts.reactivate}
      </Button>
    );
  }
  return (
    <>
      <PriorityStar request={request} />
      <ArchiveTrigger request={request} menu={menu} />
      <ArchiveMenu menu={menu} onArchive={onArchive} />
    </>
  );
}

function Facts({ request, form, today }: { request: KeptRequest; form: FormConfiguration | undefined; today: IsoDate }) {
  const { tags } = useRequestHandling();
  return (
    <div className={styles.facts}>
      {request.prioritized && request.prioritizedAt && <p className={styles.priority}>{texts.prioritized(dayOf(request.prioritizedAt))}</p>}
      <TagPicker request={request} tags={tags} />
      <Group title={t.person} facts={personFacts(request, today)} />
      <UnconfirmedMark request={request} />
      <Group title={t.contact} facts={contactFacts(request)} />
      <Group title={t.therapy} facts={therapyFacts(request)} />
      <Times request={request} form={form} />
      <NoteEditor key={request.id} request={request} />
      <History requestId={request.id} />
    </div>
  );
}

function Group({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Times({ request, form }: { request: KeptRequest; form: FormConfiguration | undefined }) {
  const places = timesOf(request, form);
  return (
    <section>
      <h3>{t.times}</h3>
      <dl className={styles.list}>
        {places.map(({ locationId, title, offered, notOffered }) => (
          <div key={locationId}>
            <dt>{title}</dt>
            <dd>
              {offered || texts.noSlots}
              {notOffered && (
                <span className={styles.notOffered}>
                  {notOffered} ({texts.notOffered})
                </span>
              )}
            </dd>
          </div>
        ))}
        {request.timeFlexibility && (
          <div>
            <dt>{t.timeFlexibility}</dt>
            <dd>{texts.flexibility[request.timeFlexibility]}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function History({ requestId }: { requestId: string }) {
  const { slug } = useRequestHandling();
  const live = useRequestHistory(slug, requestId);
  const names = useMemberNames(slug);
  return (
    <section>
      <h3>{t.history}</h3>
      {live.status === 'loading' && (
        <p role="status" className={styles.hint}>
          {t.historyLoading}
        </p>
      )}
      {(live.status === 'refused' || live.status === 'failed') && <p className={styles.hint}>{t.historyFailed}</p>}
      {live.status === 'loaded' && (
        <ol className={styles.history}>
          {live.value.map((entry) => (
            <li key={entry.id}>
              <span>
                {texts.history.what[entry.what]}
                {entry.reason && `: ${texts.reasons[entry.reason]}`}
              </span>
              <span className={styles.hint}>
                <time dateTime={entry.at.toISOString()}>{formatMoment(entry.at)}</time>, {texts.history.by(entry, names)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
