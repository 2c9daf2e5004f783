/**
 * Beside a filtered table: makes a list of exactly what is seen, changes the list in view to it, or
 * leads to the list that asks the same.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import {
  filterOf,
  maxListName,
  type RequestFilter,
  storedConditions,
} from '@platzwart/domain/tags/dynamic-list';
import { isSameFilter, noFilter } from '@platzwart/domain/tags/request-filter';
import { ListPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { resultOf } from '../../calls/direct-writes.ts';
import { type StoredList, useLists } from '../../entities/list/queries.ts';
import { listKind, useListCommands } from '../../entities/list/use-list-commands.ts';
import { NamedForm } from '../../entities/named/named-form.tsx';
import { texts as shared } from '../../entities/named/texts.ts';
import { changedParameter, putFilter } from '../../entities/request/request-filter.ts';
import { replaceUnchanged } from '../../firebase/live-documents.ts';
import { Button } from '../../ui/button.tsx';
import { AnchoredPanel } from '../../ui/overlay/anchored-panel.tsx';
import { findViewHeading } from '../../ui/overlay/row-focus.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  uid: string;
  /** The administration's base address. */
  basePath: string;
  filter: RequestFilter;
  /** The same in words. */
  words: string;
  /** A list does not store what somebody searches for: it is mostly a name. */
  isSearched: boolean;
  /** The list in view. */
  listId: string | undefined;
};

const none: readonly StoredList[] = [];

export default function SaveList({
  slug,
  uid,
  basePath,
  filter,
  words,
  isSearched,
  listId,
}: Props) {
  const live = useLists(slug, uid);
  const lists = live.status === 'loaded' ? live.value : none;
  const { team, own } = useListCommands(slug, uid, lists);
  const applying = useApplying();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const inView = lists.find(({ id }) => id === listId);
  const same = lists.find((list) => isSameFilter(filterOf(list), filter));
  useWithoutChange(same !== undefined && same === inView);
  if (live.status !== 'loaded' || (same && same === inView)) return null;
  if (isSearched) return <span className="hint">{texts.notSearched}</span>;
  if (same)
    return (
      <Link ref={link} to={`${basePath}/${screenPaths.list(same.id)}`}>
        {texts.toList(same.name)}
      </Link>
    );
  // The button that was pressed is gone with it.
  const moveOn = () => requestAnimationFrame(() => (link.current ?? findViewHeading())?.focus());
  return (
    <>
      {inView && (
        <Button
          className="small"
          busy={applying.isRunning}
          onClick={() =>
            void applying
              .run((inView.isOwn ? own : team).pathOf(inView), inView, filter)
              .then(moveOn)
          }
        >
          {texts.apply}
        </Button>
      )}
      <Button
        ref={button}
        look="plain"
        className="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ListPlus size={16} aria-hidden="true" />
        {texts.saveAs}
      </Button>
      <AnchoredPanel
        anchor={button}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.saveAs}
      >
        {isOpen && (
          <NewList
            lists={lists}
            name={words.slice(0, maxListName).trim()}
            onCancel={() => setOpen(false)}
            onSave={async (name, isOwn) => {
              const refusal = await (isOwn ? own : team).create({ ...filter, name });
              if (!refusal) {
                setOpen(false);
                moveOn();
              }
              return refusal;
            }}
          />
        )}
      </AnchoredPanel>
    </>
  );
}

type NewProps = {
  lists: readonly StoredList[];
  name: string;
  /** Resolves to an error message if it was not saved. */
  onSave: (name: string, isOwn: boolean) => Promise<string | undefined>;
  onCancel: () => void;
};

/** Its name, and who sees it. */
function NewList({ lists, name, onSave, onCancel }: NewProps) {
  const [fresh] = useState({ name });
  const [whom, setWhom] = useState('team');
  return (
    <NamedForm
      kind={nameOfList}
      thing={undefined}
      things={lists}
      fresh={fresh}
      label={texts.saveAs}
      className="stack gap-4"
      theirs={() => null}
      onSave={(draft) => onSave(draft.name, whom === 'own')}
      onCancel={onCancel}
    >
      {(_, field) => (
        <>
          {field}
          <RadioGroup
            label={texts.whom}
            name="whom"
            options={[
              { value: 'team', label: texts.team },
              { value: 'own', label: texts.own },
            ]}
            value={whom}
            onChange={(event) => setWhom(event.target.value)}
          />
        </>
      )}
    </NamedForm>
  );
}

/** Of a list's form only the name is typed. */
export const nameOfList = {
  ...listKind,
  path: () => '',
  draftOf: ({ name }: { name: string }) => ({ name }),
};

/** Changes a list's filter, unless somebody else has changed it meanwhile. */
function useApplying() {
  const { show } = useToasts();
  const [isRunning, setRunning] = useState(false);
  const replace = async (
    path: string,
    { name }: StoredList,
    seen: Partial<RequestFilter>,
    filter: RequestFilter,
  ) => {
    const { changed, gone } = { changed: texts.changed, gone: texts.gone.title };
    const { problem } = await resultOf(replaceUnchanged(path, seen, filter), { changed, gone });
    if (problem) show({ title: texts.notApplied(name), text: problem.message, isUrgent: true });
    return !problem;
  };
  return {
    isRunning,
    run: async (path: string, list: StoredList, filter: RequestFilter) => {
      const takeBack = async () => {
        if (await replace(path, list, filter, filterOf(list)))
          show({ title: texts.appliedBack(list.name) });
      };
      setRunning(true);
      if (await replace(path, list, storedConditions(list), filter))
        show({
          title: texts.applied(list.name),
          action: { label: shared.undo, run: () => void takeBack() },
        });
      setRunning(false);
    },
  };
}

/** Once the list asks what its page shows, the address need not. */
function useWithoutChange(isStored: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    if (!isStored || !params.has(changedParameter)) return;
    params.delete(changedParameter);
    putFilter(params, noFilter);
    void navigate(
      { search: params.toString(), hash: location.hash },
      { replace: true, preventScrollReset: true },
    );
  }, [isStored, navigate]);
}
