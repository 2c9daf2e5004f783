/**
 * Shared by the practice's screens: the single long-lived listener on open requests, and the
 * commands with their toasts. Commands apply optimistically and roll back with a reason if refused.
 */

import type { ArchiveReason, TherapyRequest, WithId } from '@platzwart/domain/request/request';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { Problem, Result } from '../../calls/problem.ts';
import { tellSaving } from '../../calls/tell.ts';
import type { Live } from '../../firebase/use-live.ts';
import { focusOpenerWhenBack } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { noPrescriptions, type Prescriptions } from '../practice/use-prescriptions.ts';
import { type TagsById, useTagsById } from '../tag/queries.ts';
import {
  archive,
  prioritize,
  reactivate,
  type SavedEdit,
  saveEdits,
  saveNote,
  setTags,
  undoChange,
} from './commands.ts';
import { fullName } from './format-person.ts';
import { useOpenRequests } from './queries.ts';
import { texts } from './texts.ts';
import { useOptimisticRemoval, withoutRemoved } from './use-optimistic-removal.ts';

export type StoredRequest = WithId<TherapyRequest>;

type RequestHandling = {
  slug: string;
  open: Live<readonly StoredRequest[]>;
  tags: TagsById;
  /** The practice's current hours; undefined while loading. */
  plan: OfferedPlan | undefined;
  rule: Prescriptions['rule'];
  approvalOf: Prescriptions['approvalOf'];
  /** Why everything is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /** Just archived here: already hidden, even before the server answers. */
  isLeaving: (id: string) => boolean;
  prioritize: (request: StoredRequest, prioritized: boolean) => void;
  /** Resolves to an error message if it was not saved; the note field shows it. */
  saveNote: (id: string, note: string, revision: number) => Promise<string | undefined>;
  setTags: (request: StoredRequest, tags: readonly string[]) => void;
  /** The form shows a refusal; if the form has closed, a toast does. */
  saveEdit: (
    request: StoredRequest,
    edit: SavedEdit,
    isFormThere: () => boolean,
  ) => Promise<Result<unknown>>;
  archive: (request: StoredRequest, reason: ArchiveReason) => void;
  /** Resolves to whether the request is open again. */
  reactivate: (request: StoredRequest) => Promise<boolean>;
  /** Building blocks for bulk commands, which report their own results. */
  many: {
    uid: string;
    /** The open requests at the time of the call, even after navigation. */
    now: () => readonly StoredRequest[];
    startRemoval: (...ids: string[]) => void;
    cancelRemoval: (id: string) => void;
    answered: (id: string) => void;
  };
};

const HandlingContext = createContext<RequestHandling | undefined>(undefined);

export function useRequestHandling(): RequestHandling {
  const handling = useContext(HandlingContext);
  if (!handling) throw new Error('Requests are shown inside <RequestHandlingProvider> only.');
  return handling;
}

/** All open requests; undefined until all are loaded, since counts of fewer would be wrong. */
export function useAllOpen(): readonly StoredRequest[] | undefined {
  const { open } = useRequestHandling();
  return open.status === 'loaded' && open.isComplete ? open.value : undefined;
}

/**
 * The part that rows need: stable while requests come and go, so that only changed rows rerender.
 */
type RowHandling = Pick<
  RequestHandling,
  'readOnlyReason' | 'prioritize' | 'plan' | keyof Prescriptions
>;

const RowContext = createContext<RowHandling>({
  ...noPrescriptions,
  plan: undefined,
  readOnlyReason: undefined,
  prioritize: () => {},
});

export function useRowHandling(): RowHandling {
  return useContext(RowContext);
}

/** Rows do not wait for the names of tags. */
const noTags: TagsById = new Map();

type Props = {
  slug: string;
  uid: string;
  readOnlyReason: string | undefined;
  plan?: OfferedPlan | undefined;
  prescriptions?: Prescriptions;
  children: ReactNode;
};

/** Render it with `key={slug}`: no state may survive a change of practice. */
export function RequestHandlingProvider({
  slug,
  uid,
  readOnlyReason,
  plan,
  prescriptions = noPrescriptions,
  children,
}: Props) {
  const live = useOpenRequests(slug);
  const tags = useTagsById(slug) ?? noTags;
  const { show } = useToasts();
  const { removals, startRemoval, cancelRemoval, answered } = useOptimisticRemoval(live);

  const showProblem = useCallback(
    (title: string, { message }: Problem) => show({ title, text: message, isUrgent: true }),
    [show],
  );

  const onPrioritize = useCallback(
    async (request: StoredRequest, prioritized: boolean) => {
      const { problem } = await prioritize(slug, request.id, prioritized, uid);
      if (problem) showProblem(texts.notPrioritized(fullName(request)), problem);
    },
    [slug, uid, showProblem],
  );

  const onSetTags = useCallback(
    async (request: StoredRequest, chosen: readonly string[]) => {
      const { problem } = await setTags(slug, request.id, chosen, uid);
      if (problem) showProblem(texts.tagsNotChanged(fullName(request)), problem);
    },
    [slug, uid, showProblem],
  );

  const onSaveNote = useCallback(
    async (id: string, note: string, revision: number) =>
      (await saveNote(slug, id, note, revision, uid)).problem?.message,
    [slug, uid],
  );

  const onSaveEdit = useCallback(
    async (
      request: StoredRequest,
      { edits, after, undo }: SavedEdit,
      isFormThere: () => boolean,
    ) => {
      const answer = await saveEdits(slug, request.id, edits);
      const name = fullName(after);
      const takeBack = () =>
        tellSaving(
          show,
          saveEdits(slug, request.id, undo),
          { title: texts.editing.undone(fullName(request)) },
          texts.editing.notUndone(name),
        );
      if (answer.ok) {
        const canUndo = Object.keys(undo).length > 0;
        show({
          title: texts.editing.saved(name),
          ...(canUndo && { action: { label: texts.undo, run: () => void takeBack() } }),
        });
      } else if (!isFormThere()) showProblem(texts.editing.notSaved(name), answer.problem);
      return answer;
    },
    [slug, show, showProblem],
  );

  /** As it was archived before. */
  const archiveAgain = useCallback(
    async (request: StoredRequest, undo: string) => {
      focusOpenerWhenBack(request.id);
      startRemoval(request.id);
      const { problem } = await undoChange(slug, request.id, undo);
      if (!problem) return answered(request.id);
      cancelRemoval(request.id);
      showProblem(texts.notArchived(fullName(request)), problem);
    },
    [slug, showProblem, startRemoval, cancelRemoval, answered],
  );

  const onReactivate = useCallback(
    async (request: StoredRequest) => {
      cancelRemoval(request.id);
      const title = texts.reactivated(fullName(request));
      const { ok } = await tellSaving(
        show,
        reactivate(slug, request.id),
        { title },
        texts.notReactivated(fullName(request)),
        ({ undo }) => ({
          title,
          ...(undo !== undefined && {
            action: { label: texts.undo, run: () => void archiveAgain(request, undo) },
          }),
        }),
      );
      return ok;
    },
    [slug, show, cancelRemoval, archiveAgain],
  );

  /** With its offer. */
  const undoArchiving = useCallback(
    (request: StoredRequest, undo: string) =>
      tellSaving(
        show,
        undoChange(slug, request.id, undo),
        {
          title: texts.reactivated(fullName(request)),
          ...(request.offer && { text: texts.offerBack }),
        },
        texts.notReactivated(fullName(request)),
      ),
    [slug, show],
  );

  const onArchive = useCallback(
    async (request: StoredRequest, reason: ArchiveReason) => {
      startRemoval(request.id);
      const answer = archive(slug, request.id, reason);
      const message = {
        title: texts.archived(fullName(request)),
        action: {
          label: texts.undo,
          // Shows it immediately, but undo waits until archiving has finished.
          run: () => {
            focusOpenerWhenBack(request.id);
            cancelRemoval(request.id);
            void answer.then(({ ok, output }) => {
              if (ok)
                void (output.undo ? undoArchiving(request, output.undo) : onReactivate(request));
            });
          },
        },
      };
      const failed = texts.notArchived(fullName(request));
      const { ok } = await tellSaving(show, answer, message, failed);
      if (ok) answered(request.id);
      else cancelRemoval(request.id);
    },
    [slug, show, onReactivate, undoArchiving, startRemoval, cancelRemoval, answered],
  );

  const open = useMemo(() => withoutRemoved(live, removals), [live, removals]);

  const latest = useRef<readonly StoredRequest[]>([]);
  useEffect(() => {
    if (live.status === 'loaded') latest.current = live.value;
  }, [live]);
  const many = useMemo(
    () => ({ uid, now: () => latest.current, startRemoval, cancelRemoval, answered }),
    [uid, startRemoval, cancelRemoval, answered],
  );

  const row = useMemo<RowHandling>(
    () => ({
      ...prescriptions,
      plan,
      readOnlyReason,
      prioritize: (request, prioritized) => void onPrioritize(request, prioritized),
    }),
    [plan, prescriptions, readOnlyReason, onPrioritize],
  );

  const handling = useMemo<RequestHandling>(
    () => ({
      slug,
      open,
      tags,
      ...row,
      isLeaving: (id) => removals.has(id),
      saveNote: onSaveNote,
      setTags: (request, chosen) => void onSetTags(request, chosen),
      saveEdit: onSaveEdit,
      archive: (request, reason) => void onArchive(request, reason),
      reactivate: onReactivate,
      many,
    }),
    [
      many,
      slug,
      open,
      tags,
      row,
      removals,
      onSaveNote,
      onSetTags,
      onSaveEdit,
      onArchive,
      onReactivate,
    ],
  );

  return (
    <HandlingContext value={handling}>
      <RowContext value={row}>{children}</RowContext>
    </HandlingContext>
  );
}
