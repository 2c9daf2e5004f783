import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { Pencil } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Result } from '../../../calls/problem.ts';
import type { SavedEdit } from '../../../entities/request/commands.ts';
import { type FieldFormat, fieldFormat } from '../../../entities/request/format-field.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { useRequest } from '../../../entities/request/queries.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { findNextOpener, findViewHeading, openerId } from '../../../ui/overlay/row-focus.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { Loading } from '../../../ui/states.tsx';
import { LiveFailure } from '../live-failure.tsx';
import { texts } from '../texts.ts';
import { type MoreActions, RequestActions } from './request-actions.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestHead } from './request-head.tsx';
import styles from './request-panel.module.css';
import { StepButtons } from './step-buttons.tsx';
import { texts as own } from './texts.ts';
import { type EditedPart, editDraft, useEditing } from './use-editing.ts';
import { useStepping } from './use-stepping.ts';

const t = texts.panel;

/** What the panel passes to the form. */
export type EditorProps = {
  request: StoredRequest;
  /** Its name among the drafts that outlive a lock. */
  draft: string;
  disabledReason: string | undefined;
  /** What is fields from the start. */
  part: EditedPart | undefined;
  isLeaving: boolean;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onDiscard: () => void;
  onStay: () => void;
  save: (edit: SavedEdit) => Promise<Result<unknown>>;
  format: FieldFormat;
};

type Props = MoreActions & {
  /** Undefined while no request is selected. */
  id: string | undefined;
  form: FormConfiguration | undefined;
  today: IsoDate;
  /** The edit form; undefined while the practice's questions are loading. */
  editor?: ((props: EditorProps) => ReactNode) | undefined;
  onOpen: (id: string) => void;
  /** Opens the previous or next request in the view behind. */
  onStep?: ((id: string) => void) | undefined;
  onClose: () => void;
  /** Names the practice in e-mails to the patient. */
  practiceTitle?: string | undefined;
  /** Shown above everything, even on phones, where the panel covers the page. */
  notice?: ReactNode;
  /** Temporary status, at the bottom edge. */
  status?: ReactNode;
  /** What was offered to the person. */
  offers?: ((request: StoredRequest) => ReactNode) | undefined;
  /** The button that offers them a place. */
  offering?: ((request: StoredRequest) => ReactNode) | undefined;
  /** Who else is editing, by request id. */
  editors?: ReadonlyMap<string, string> | undefined;
};

/** Everything about one request, live, at the right edge. */
export function RequestPanel({
  id,
  form,
  today,
  editor,
  onOpen,
  onStep = onOpen,
  onClose,
  practiceTitle,
  notice,
  status,
  offers,
  offering,
  editors,
  ...more
}: Props) {
  const { slug, readOnlyReason, open } = useRequestHandling();
  const editing = useEditing({ id, onOpen, onClose });
  const { shownId, isEditing, isSaving, pending, forgetPending } = editing;
  const live = useRequest(slug, shownId);
  // Show the list's version immediately; the document replaces it.
  const listed =
    live.status === 'loading' && open.status === 'loaded'
      ? open.value.find((each) => each.id === shownId)
      : undefined;
  const request = live.status === 'loaded' ? live.value : listed;
  // Keeps its content while sliding out; keeps an edited request even if it is deleted.
  const shown = useRef<StoredRequest>(undefined);
  if (request) shown.current = request;
  const inSight = shownId === undefined || isEditing ? shown.current : request;
  const focusAfterArchive = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasForm = isEditing && !isSaving;
  const stepping = useStepping(shownId, hasForm, onStep);

  // biome-ignore lint/correctness/useExhaustiveDependencies: live data is newer than the pending edit.
  useEffect(() => forgetPending(), [request, forgetPending]);
  useFocusOn(editButton, !isEditing || isSaving);

  const closeArchived = (archived: StoredRequest) => {
    focusAfterArchive.current = findNextOpener(archived.id) ?? findViewHeading();
    onClose();
  };
  const finalFocus = () => {
    const target = focusAfterArchive.current;
    focusAfterArchive.current = null;
    if (target) return target;
    // After stepping, focus returns to the row of the last request read.
    return (
      (shown.current && document.getElementById(openerId(shown.current.id))) ?? (true as const)
    );
  };
  const isGone = live.status === 'loaded' && live.value === undefined;
  const disabledReason = isGone
    ? texts.editing.gone
    : inSight?.status === 'archived'
      ? texts.editing.archived
      : readOnlyReason;
  const others = shownId === undefined ? undefined : editors?.get(shownId);
  const current = inSight && pending ? { ...pending, id: inSight.id } : inSight;

  return (
    <SidePanel
      canStandBeside
      isOpen={shownId !== undefined}
      onClose={editing.close}
      title={current ? fullName(current) : live.status === 'loaded' ? t.notFound : '…'}
      subtitle={current && <RequestHead request={current} today={today} />}
      closeLabel={t.close}
      tools={
        !hasForm &&
        (stepping.place || stepping.previous || stepping.next) && (
          <StepButtons stepping={stepping} />
        )
      }
      subjectKey={shownId}
      status={status}
      onKeyDown={stepping.onKeyDown}
      actions={
        current &&
        !hasForm && (
          <RequestActions
            {...more}
            request={current}
            editButton={editButton}
            onEdit={editor && (() => editing.start(current))}
            isSaving={isSaving}
            onArchive={closeArchived}
          />
        )
      }
      finalFocus={finalFocus}
    >
      <div className={`stack gap-2 ${styles.notices}`}>{notice}</div>
      <StepNews
        id={current?.id}
        news={
          current && [
            fullName(current),
            stepping.place && own.step.place(stepping.place.index, stepping.place.total),
          ]
        }
      />
      <p role="status" className={`line warm unlimited small ${styles.editors}`}>
        {others !== undefined && (
          <>
            <Pencil size={16} aria-hidden="true" />
            {own.editors(others)}
          </>
        )}
      </p>
      {isEditing && inSight && (
        <div hidden={isSaving}>
          {editor?.({
            request: inSight,
            draft: editDraft(inSight.id),
            disabledReason,
            part: editing.part,
            isLeaving: editing.isLeaving,
            onDirty: editing.onDirty,
            onCancel: editing.cancel,
            onDiscard: editing.discard,
            onStay: editing.stay,
            save: (edit) => editing.save(inSight, edit),
            format: fieldFormat(form),
          })}
        </div>
      )}
      {!hasForm && current && (
        <RequestDetails
          key={current.id}
          request={current}
          form={form}
          practiceTitle={practiceTitle}
          today={today}
          isSaving={isSaving}
          onEdit={
            editor && disabledReason === undefined
              ? (part) => editing.start(current, part)
              : undefined
          }
          offers={offers?.(current)}
          offering={offering?.(current)}
        />
      )}
      {!inSight && live.status === 'loading' && <Loading text={texts.loading} />}
      {!inSight && live.status === 'loaded' && <p>{t.gone}</p>}
      {(live.status === 'refused' || live.status === 'failed') && <LiveFailure live={live} />}
    </SidePanel>
  );
}

/** Returns focus to the button that opened the form when the form closes. */
function useFocusOn(button: RefObject<HTMLButtonElement | null>, isThere: boolean) {
  const wasThere = useRef<boolean>(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) button.current?.focus();
    wasThere.current = isThere;
  }, [button, isThere]);
}

/** Announces the request that stepping leads to; opening the panel announces itself. */
function StepNews({
  id,
  news,
}: {
  id: string | undefined;
  news: readonly (string | undefined)[] | undefined;
}) {
  const first = useRef(id);
  first.current ??= id;
  const hasStepped = first.current !== id;
  return (
    <p role="status" className="visually-hidden">
      {hasStepped && news?.filter(Boolean).join(', ')}
    </p>
  );
}
