import { paths } from '@platzwart/domain/paths';
import {
  maxListName,
  type RequestFilter,
  storedConditions,
} from '@platzwart/domain/tags/dynamic-list';
import { nextOrder } from '@platzwart/domain/tags/sort-order';
import { resultOf } from '../../calls/direct-writes.ts';
import { deleteDirectly, putDirectly } from '../../firebase/live-documents.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import type { Kind } from '../named/kind.ts';
import { recordDefinition } from '../named/record-definition.ts';
import { texts as namedTexts } from '../named/texts.ts';
import { useNamedCommands } from '../named/use-named-commands.ts';
import type { StoredList } from './queries.ts';

type ListDraft = { name: string } & Partial<RequestFilter>;

const texts = {
  shared: (name: string) => `„${name}“ sieht jetzt das ganze Team`,
  notHanded: (name: string) => `„${name}“ wurde nicht geändert`,
};

export const listKind: Omit<Kind<ListDraft>, 'path'> = {
  draftOf: ({ name, ...conditions }) => ({ name, ...storedConditions(conditions) }),
  maxName: maxListName,
  texts: {
    created: (name) => `Liste „${name}“ angelegt`,
    saved: (name) => `Liste „${name}“ gespeichert`,
    removed: (name) => `Liste „${name}“ gelöscht`,
    removedText: 'Die Anfragen bleiben, wie sie sind.',
    notRemoved: (name) => `Liste „${name}“ wurde nicht gelöscht`,
    notRestored: (name) => `Liste „${name}“ ist noch gelöscht`,
    nameTaken: 'Eine Liste mit dieser Bezeichnung gibt es schon.',
    add: 'Liste anlegen',
    saveAgain: 'Liste wieder anlegen',
    changed: {
      title: 'Diese Liste wurde inzwischen umbenannt',
      gone: 'Diese Liste wurde inzwischen gelöscht. Was du eingegeben hast, steht noch hier.',
    },
  },
};

/** The commands on the team's lists, and on the member's own. */
export function useListCommands(slug: string, uid: string, lists: readonly StoredList[]) {
  const ofTeam = lists.filter(({ isOwn }) => !isOwn);
  const ofMember = lists.filter(({ isOwn }) => isOwn);
  const team = { ...listKind, path: paths.list, logged: 'list' as const };
  const own = { ...listKind, path: (of: string, id: string) => `${paths.ownLists(of, uid)}/${id}` };
  const { show } = useToasts();
  const ofAll = useNamedCommands(team, slug, ofTeam);
  const ofOne = useNamedCommands(own, slug, ofMember);
  type Keepers = { pathOf: typeof ofAll.pathOf };
  /** Under the same id: its address stays. */
  const hand = async (list: StoredList, from: Keepers, to: Keepers, order: number) => {
    const given = { ...listKind.draftOf(list), order };
    const { ok, problem } = await resultOf(putDirectly(to.pathOf(list), given));
    return ok ? (await resultOf(deleteDirectly(from.pathOf(list)))).problem : problem;
  };
  const change = async (list: StoredList, did: 'Created' | 'Deleted') => {
    const isForAll = did === 'Created';
    const problem = isForAll
      ? await hand(list, ofOne, ofAll, nextOrder(ofTeam))
      : await hand(list, ofAll, ofOne, list.order);
    if (problem) {
      show({ title: texts.notHanded(list.name), text: problem.message, isUrgent: true });
      return;
    }
    const { id, name } = list;
    recordDefinition(slug, { kind: 'list', id, did, name, formerly: '' });
    if (isForAll)
      show({
        title: texts.shared(name),
        action: { label: namedTexts.undo, run: () => void change(list, 'Deleted') },
      });
  };
  return {
    team: { lists: ofTeam, ...ofAll },
    own: { lists: ofMember, ...ofOne },
    /** From one's own to all of the team's. */
    share: (list: StoredList) => change(list, 'Created'),
  };
}
