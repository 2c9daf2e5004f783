/** Bulk changes: applied optimistically, reported with the result, and undone as a whole. */
import type { ArchiveReason } from '@platzwart/domain/request/request';
import { maxTags } from '@platzwart/domain/tags/tag';
import { useState } from 'react';
import { notDone, type Result } from '../../../../calls/problem.ts';
import { tellSaving } from '../../../../calls/tell.ts';
import { archive, reactivate, undoChange } from '../../../../entities/request/commands.ts';
import { fullName } from '../../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../../entities/request/request-handling.tsx';
import { addPendingChange } from '../../../../firebase/pending-changes.ts';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import { changeMany, type FieldChange } from './change-many.ts';
import { type Outcome, runInParallel } from './run-in-parallel.ts';
import { selectionTexts } from './selection-texts.ts';

const t = selectionTexts;

/** Concurrent calls: few enough that the server keeps up and other users do not wait. */
const atOnce = 6;

export type Progress = { what: 'archived' | 'reactivated'; through: number; of: number };

export function useBulkChange() {
  const { slug, tags, many } = useRequestHandling();
  const { show } = useToasts();
  const [progress, setProgress] = useState<Progress | undefined>(undefined);

  /** Direct writes show immediately; only refusals are reported later. */
  const change = (
    changes: readonly FieldChange[],
    done: string,
    text: string | undefined,
    undo?: () => void,
  ) => {
    if (changes.length === 0) return;
    const message = {
      title: done,
      ...(text && { text }),
      ...(undo && { action: { label: t.undo, run: undo } }),
    };
    const saving = changeMany(slug, changes, many.uid).then((refused): Result<unknown> => {
      const [first] = refused;
      if (!first) return { ok: true, output: undefined };
      const request = many.now().find(({ id }) => id === first.id);
      const reason = request ? t.because(fullName(request), first.reason) : first.reason;
      return notDone(`${t.notChanged(refused.length)}. ${reason}`);
    });
    void tellSaving(show, saving, message, t.notAll);
  };

  /** Read at that time, to preserve colleagues' changes. */
  const nowOf = (ids: readonly string[]) => {
    const wanted = new Set(ids);
    return many.now().filter(({ id }) => wanted.has(id));
  };

  const toggleTag = (requests: readonly StoredRequest[], tag: string, isOn: boolean) => {
    const concerned = requests.filter((request) => request.tags.includes(tag) !== isOn);
    const changing = concerned.filter((request) => !isOn || request.tags.length < maxTags);
    const full = concerned.length - changing.length;
    const name = tags.get(tag)?.name ?? '';
    const set = (on: boolean, those: readonly StoredRequest[]): FieldChange[] =>
      those
        .filter((request) => request.tags.includes(tag) !== on)
        .map(({ id, tags: before }) => ({
          id,
          tags: on ? [...before, tag] : before.filter((other) => other !== tag),
        }));
    const ids = changing.map(({ id }) => id);
    const text = full > 0 ? t.full(full, maxTags) : undefined;
    if (changing.length === 0 && text) return void show({ title: text, isUrgent: true });
    change(
      set(isOn, changing),
      (isOn ? t.done.tagged : t.done.untagged)(name, changing.length),
      text,
      () => change(set(!isOn, nowOf(ids)), t.done.undone, undefined),
    );
  };

  const prioritize = (requests: readonly StoredRequest[], prioritized: boolean) => {
    const ids = requests
      .filter((request) => request.prioritized !== prioritized)
      .map(({ id }) => id);
    const set = (those: readonly string[], to: boolean): FieldChange[] =>
      those.map((id) => ({ id, prioritized: to }));
    change(
      set(ids, prioritized),
      (prioritized ? t.done.prioritized : t.done.deprioritized)(ids.length),
      undefined,
      () =>
        change(
          set(
            nowOf(ids).map(({ id }) => id),
            !prioritized,
          ),
          t.done.undone,
          undefined,
        ),
    );
  };

  const runWithProgress = async (
    what: Progress['what'],
    requests: readonly StoredRequest[],
    work: (request: StoredRequest) => Promise<string | undefined>,
  ): Promise<Outcome<StoredRequest>> => {
    const release = addPendingChange();
    setProgress({ what, through: 0, of: requests.length });
    const outcome = await runInParallel(requests, atOnce, work, (through) =>
      setProgress({ what, through, of: requests.length }),
    );
    setProgress(undefined);
    release();
    return outcome;
  };

  const tell = (
    what: Progress['what'],
    { done, refused }: Outcome<StoredRequest>,
    undo?: () => void,
  ) => {
    const [first] = refused;
    const title = done.length === 0 ? t.noneDone[what] : t.done[what](done.length);
    show({
      title: first && done.length > 0 ? `${title}, ${t.refused(refused.length)}` : title,
      ...(first && { text: t.because(fullName(first.item), first.reason), isUrgent: true }),
      ...(undo && done.length > 0 && { action: { label: t.undo, run: undo } }),
    });
  };

  /** `undos`: what archiving answered, by request. */
  const reactivateAll = async (
    requests: readonly StoredRequest[],
    undos: ReadonlyMap<string, string>,
  ) => {
    const outcome = await runWithProgress('reactivated', requests, async (request) => {
      many.cancelRemoval(request.id);
      const undo = undos.get(request.id);
      return (await (undo ? undoChange(slug, request.id, undo) : reactivate(slug, request.id)))
        .problem?.message;
    });
    tell('reactivated', outcome);
  };

  /** Resolves to the archived requests. */
  const archiveAll = async (requests: readonly StoredRequest[], reason: ArchiveReason) => {
    const undos = new Map<string, string>();
    many.startRemoval(...requests.map(({ id }) => id));
    const outcome = await runWithProgress('archived', requests, async ({ id }) => {
      const { problem, output } = await archive(slug, id, reason);
      if (output?.undo) undos.set(id, output.undo);
      if (problem) many.cancelRemoval(id);
      else many.answered(id);
      return problem?.message;
    });
    tell('archived', outcome, () => void reactivateAll(outcome.done, undos));
    return outcome.done;
  };

  return { progress, toggleTag, prioritize, archiveAll };
}
