import { paths } from '@platzwart/domain/paths';
import {
  maxListName,
  type RequestFilter,
  storedConditions,
} from '@platzwart/domain/tags/dynamic-list';
import type { Kind } from '../named/kind.ts';
import { useNamedCommands } from '../named/use-named-commands.ts';
import type { StoredList } from './queries.ts';

type ListDraft = { name: string } & Partial<RequestFilter>;

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
  return {
    team: { lists: ofTeam, ...useNamedCommands(team, slug, ofTeam) },
    own: { lists: ofMember, ...useNamedCommands(own, slug, ofMember) },
  };
}
