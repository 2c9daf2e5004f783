import type { FormConfiguration } from '@platzwart/domain/form-configuration';
import type { IsoDate } from '@platzwart/domain/german-date';
import { formatMoment } from '@platzwart/domain/german-date';
import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { createActionMenu } from '../../ui/overlay/action-menu.tsx';
import { findNextOpener, findViewHeading } from '../../ui/overlay/row-focus.ts';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import { Loading } from '../../ui/states.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { ArchiveMenu } from './archive-menu.tsx';
import { ArchiveTrigger } from './archive-trigger.tsx';
import type { SavedEdit, SaveResult } from './commands.ts';
import { type FieldWords, fieldWords } from './field-words.ts';
import { fullName } from './full-name.ts';
import { HistoryChanges } from './history-changes.tsx';
import { LiveFailure } from './live-failure.tsx';
import { dayOf } from './moments.tsx';
import { NoteEditor } from './note-editor.tsx';
import { PriorityStar } from './priority-star.tsx';
import { useMemberNames, useRequest, useRequestHistory } from './queries.ts';
import { readOnlyNoteId } from './read-only-note.tsx';
import { contactFacts, type Fact, personFacts, therapyFacts, timesOf } from './request-facts.ts';
import { type KeptRequest, useRequestHandling } from './request-handling.tsx';
import styles from './request-panel.module.css';
import { TagPicker } from './tag-picker.tsx';
import { texts } from './texts.ts';
import { UnconfirmedMark } from './unconfirmed-mark.tsx';
import { useEditing } from './use-editing.ts';

const t = texts.panel;

/** What the form is given that the panel has a place for. */
export type EditorProps = {
  request: KeptRequest;
  blocked: string | undefined;
  isLeaving: boolean;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onDiscard: () => void;
  onStay: () => void;
  save: (edit: SavedEdit) => Promise<SaveResult>;
  words: FieldWords;
};

type Props = {
  /** Undefined while no request is chosen. */
  id: string | undefined;
  form: FormConfiguration | undefined;
  today: IsoDate;
  /** The form in which a request is edited; undefined while the practice's questions are not known. */
  editor?: ((props: EditorProps) => ReactNode) | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** Everything about one request, live, at the right edge. */
export function RequestPanel({ id, form, today, editor, onOpen, onClose }: Props) {
  const { slug, readOnlyReason } = useRequestHandling();
  const editing = useEditing({ id, onOpen, onClose });
  const { shownId, isEditing, isSaving, pending, forgetPending } = editing;
  const live = useRequest(slug, shownId);
  const request = live.status === 'loaded' ? live.value : undefined;
  // While the panel slides out it goes on showing what it showed; what is being edited stays even if it is deleted.
  const shown = useRef<KeptRequest>(undefined);
  if (request) shown.current = request;
  const inSight = shownId === undefined || isEditing ? shown.current : request;
  const focusAfterArchive = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes live is newer than what was announced.
  useEffect(() => forgetPending(), [request, forgetPending]);
  useFocusOn(editButton, !isEditing || isSaving);

  const closeArchived = (archived: KeptRequest) => {
    focusAfterArchive.current = findNextOpener(archived.id) ?? findViewHeading();
    onClose();
  };
  const finalFocus = () => {
    const target = focusAfterArchive.current;
    focusAfterArchive.current = null;
    return target ?? (true as const);
  };
  const isGone = live.status === 'loaded' && live.value === undefined;
  const blocked = isGone ? texts.editing.gone : inSight?.status === 'archived' ? texts.editing.archived : readOnlyReason;
  const facts = inSight && pending ? { ...pending, id: inSight.id } : inSight;

  return (
    <SidePanel
      isOpen={shownId !== undefined}
      onClose={editing.close}
      title={facts ? fullName(facts) : live.status === 'loaded' ? t.notFound : '…'}
      subtitle={facts && statusOf(facts)}
      closeLabel={t.close}
      actions={
        facts &&
        (!isEditing || isSaving) && (
          <Actions
            request={facts}
            editButton={editButton}
            {...(editor && { onEdit: () => editing.start(facts) })}
            isSaving={isSaving}
            onArchive={closeArchived}
          />
        )
      }
      finalFocus={finalFocus}
    >
      {isEditing && inSight && (
        <div hidden={isSaving}>
          {editor?.({
            request: inSight,
            blocked,
            isLeaving: editing.isLeaving,
            onDirty: editing.onDirty,
            onCancel: editing.cancel,
            onDiscard: editing.discard,
            onStay: editing.stay,
            save: (edit) => editing.save(inSight, edit),
            words: fieldWords(form),
          })}
        </div>
      )}
      {(!isEditing || isSaving) && facts && <Facts key={facts.id} request={facts} form={form} today={today} isSaving={isSaving} />}
      {!inSight && live.status === 'loading' && <Loading text={texts.loading} />}
      {!inSight && live.status === 'loaded' && <p>{t.gone}</p>}
      {(live.status === 'refused' || live.status === 'failed') && <LiveFailure live={live} />}
    </SidePanel>
  );
}

/** Back to the button that opened the form, as soon as the form gives way to it. */
function useFocusOn(button: RefObject<HTMLButtonElement | null>, isThere: boolean) {
  const wasThere = useRef<boolean>(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) button.current?.focus();
    wasThere.current = isThere;
  }, [button, isThere]);
}

function statusOf(request: KeptRequest): string {
  if (request.status === 'archived' && request.archivedAt && request.archiveReason) {
    return t.archivedAt(dayOf(request.archivedAt), texts.reasons[request.archiveReason]);
  }
  return t.requestedAt(formatMoment(request.requestedAt));
}

type ActionsProps = {
  request: KeptRequest;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit?: () => void;
  isSaving: boolean;
  onArchive: (request: KeptRequest) => void;
};

function Actions({ request, editButton, onEdit, isSaving, onArchive }: ActionsProps) {
  const { reactivate, readOnlyReason } = useRequestHandling();
  const [menu] = useState(createActionMenu<KeptRequest>);
  const isReadOnly = readOnlyReason !== undefined;
  if (request.status === 'archived') {
    return (
      <Button look="filled" aria-disabled={isReadOnly} {...tooltip(readOnlyReason)} onClick={() => void reactivate(request)}>
        {texts.reactivate}
      </Button>
    );
  }
  return (
    <>
      <PriorityStar request={request} />
      {onEdit && (
        <Button
          ref={editButton}
          look="plain"
          className={styles.edit ?? ''}
          busy={isSaving}
          aria-disabled={isReadOnly}
          aria-describedby={isReadOnly ? readOnlyNoteId : undefined}
          {...tooltip(readOnlyReason)}
          onClick={onEdit}
        >
          <Pencil size={16} aria-hidden="true" />
          {texts.editing.edit}
        </Button>
      )}
      <ArchiveTrigger request={request} menu={menu} />
      <ArchiveMenu menu={menu} onArchive={onArchive} />
    </>
  );
}

type FactsProps = { request: KeptRequest; form: FormConfiguration | undefined; today: IsoDate; isSaving: boolean };

function Facts({ request, form, today, isSaving }: FactsProps) {
  const { tags } = useRequestHandling();
  return (
    <div className={styles.facts}>
      <p role="status" className={styles.saving}>
        {isSaving && texts.editing.saving}
      </p>
      {request.prioritized && request.prioritizedAt && <p className={styles.priority}>{texts.prioritized(dayOf(request.prioritizedAt))}</p>}
      <TagPicker request={request} tags={tags} />
      <Group title={t.person} facts={personFacts(request, today)} />
      <UnconfirmedMark request={request} />
      <Group title={t.contact} facts={contactFacts(request)} />
      <Group title={t.therapy} facts={therapyFacts(request)} />
      <Times request={request} form={form} />
      <NoteEditor key={request.id} request={request} />
      <History requestId={request.id} form={form} />
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

function History({ requestId, form }: { requestId: string; form: FormConfiguration | undefined }) {
  const { slug } = useRequestHandling();
  const live = useRequestHistory(slug, requestId);
  const names = useMemberNames(slug);
  const words = fieldWords(form);
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
              <HistoryChanges entry={entry} words={words} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
