/**
 * The palette over what this practice's screens already know: people, screens, settings, lists,
 * tags, actions, and questions.
 */
import { looksLikePhone } from '@platzwart/domain/contact/read-phones';
import { queries } from '@platzwart/domain/queries';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { noFilter } from '@platzwart/domain/tags/request-filter';
import { may } from '@platzwart/domain/team/permission';
import { searchable } from '@platzwart/domain/text/text-search';
import { cellsOf, slotKey, spokenRange, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { keys } from '../../entities/keys/keys.ts';
import { useAreKeysOn } from '../../entities/keys/keys-setting.ts';
import { useLists } from '../../entities/list/queries.ts';
import { fullName } from '../../entities/request/format-person.ts';
import { insurancesOf } from '../../entities/request/insurances.ts';
import { useArchivedRequests } from '../../entities/request/queries.ts';
import { filtered, putFilter } from '../../entities/request/request-filter.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../entities/request/request-handling.tsx';
import { foundFurther } from '../../entities/request/search-further.ts';
import { searched } from '../../entities/request/search-requests.ts';
import { waitingSince } from '../../entities/request/waiting-since.ts';
import { useOfferDialog } from '../../entities/vacancy/offer-dialog.ts';
import { addressOf, stateFor } from '../../features/administration/find-settings.ts';
import { beginnings, type Entry } from '../../features/palette/find.ts';
import { leftOutOfWeek, type Understood } from '../../features/palette/grammar.ts';
import { Palette } from '../../features/palette/palette.tsx';
import { usePrinting } from '../../features/requests/print/use-printing.tsx';
import { useAnswering } from '../../features/requests/steps/contact-answers.tsx';
import {
  archiveHitsOf,
  archiveLimit,
  archiveTokens,
} from '../../features/requests/table/archive-hits-of.ts';
import { matchNote } from '../../features/requests/table/match-note.ts';
import {
  putWeekAddress,
  noFilter as wholeWeek,
} from '../../features/waiting-list/week/week-address.ts';
import { screensInOrder, staffScreens } from '../../staff-screens.ts';
import { useAdministration } from './administration-context.ts';
import { answerEntries } from './answer-entries.ts';
import { findableElsewhere } from './settings/findable-settings.ts';

const texts = {
  filter: 'Anfragen danach filtern',
  search: (term: string) => `In den Anfragen suchen: „${term}“`,
  count: (n: number) => (n === 1 ? '1 Anfrage' : `${n} Anfragen`),
  cell: (time: string) => `Wer wartet ${time}?`,
  noCell: 'In eurem Wochenplan gibt es diese Zeit nicht',
  toWeek: 'zur Woche',
  leftOut: (conditions: readonly string[]) => `zählt dort nicht: ${conditions.join(', ')}`,
  actions: { offer: 'Platz anbieten', print: 'Alle Anfragen drucken', keys: 'Tasten zeigen' },
} as const;

/** People in the list of results; the entry after them leads to all. */
const most = 5;

type Props = {
  isOpen: boolean;
  /** Takes what was typed before it was there. */
  takeTyped: () => string;
  onClose: () => void;
  onOpenRequest: (id: string) => void;
  onSheet: () => void;
  onCreate: () => void;
};

export default function PaletteContainer({ isOpen, ...props }: Props) {
  const { title, form } = useAdministration();
  const { printRequests, progress } = usePrinting(title, form);
  return (
    <>
      {isOpen && <OpenPalette {...props} onPrint={printRequests} />}
      {progress}
    </>
  );
}

type OpenProps = Omit<Props, 'isOpen'> & { onPrint: (requests: readonly StoredRequest[]) => void };

function OpenPalette({ takeTyped, onClose, onPrint, onOpenRequest, onSheet, onCreate }: OpenProps) {
  const { slug, uid, role, basePath, form, mayExport, today, now } = useAdministration();
  const { open, tags, plan, readOnlyReason } = useRequestHandling();
  const lists = useLists(slug, uid);
  const offer = useOfferDialog();
  const areKeysOn = useAreKeysOn();
  const give = useAnswering(today);
  const navigate = useNavigate();
  const go = (path: string) => void navigate(`${basePath}/${path}`);
  const requests: readonly StoredRequest[] = open.status === 'loaded' ? open.value : [];
  const [searchedFor, setSearchedFor] = useState('');
  const tokens = archiveTokens(searchedFor);
  const archive = useArchivedRequests(
    tokens.length === 0 ? undefined : slug,
    queries.archivedMatching(tokens, archiveLimit),
  );
  const mayChange = readOnlyReason === undefined;
  const insurances = useMemo(() => insurancesOf(requests), [requests]);
  const locations = form?.selectableLocations ?? [];
  const known = { tags: [...tags].map(([id, { name }]) => ({ id, name })), locations, insurances };

  const act = (
    id: 'create' | 'offer' | 'print' | 'keys',
    label: string,
    run: () => void,
  ): Entry => ({
    id: `action-${id}`,
    group: 'actions',
    label,
    keyCap: !areKeysOn
      ? undefined
      : id === 'create'
        ? keys.create.key
        : id === 'keys'
          ? keys.sheet.key
          : undefined,
    run,
  });

  const entries: Entry[] = [
    ...(mayChange
      ? [
          act('create', staffScreens.newRequest.title, onCreate),
          act('offer', texts.actions.offer, () => offer.open({})),
        ]
      : []),
    ...(mayExport && requests.length > 0
      ? [act('print', texts.actions.print, () => onPrint(requests))]
      : []),
    act('keys', texts.actions.keys, onSheet),
    ...screensFound(mayChange, areKeysOn, go),
    ...findableElsewhere(may(role, 'changeSettings')).map((setting): Entry => {
      const { to, title: label, on: detail, words: also = '' } = setting;
      // What is no part of another screen, and not of the settings, is offered before anything is
      // typed.
      const isOfSettings = detail !== undefined || to.startsWith(screenPaths.settings);
      return {
        id: `findable-${to} ${label}`.replace(/[^\w-]/g, '-'),
        group: isOfSettings ? 'settings' : 'screens',
        label,
        detail,
        also,
        run: () => void navigate(addressOf(setting, basePath), { state: stateFor(setting) }),
      };
    }),
    ...(lists.status === 'loaded' ? lists.value : []).map(({ id, name }) => ({
      id: `list-${id}`,
      group: 'lists' as const,
      label: name,
      run: () => go(screenPaths.list(id)),
    })),
    ...known.tags.map(({ id, name }) => ({
      id: `tag-${id}`,
      group: 'tags' as const,
      label: name,
      run: () => go(tableAddress({ allOf: [id] })),
    })),
  ];

  const people = (term: string): Entry[] => {
    const literal = searched(requests, term);
    const further = foundFurther(requests, term, literal);
    const those = [...literal, ...further];
    // By name, as it is written or sounds, or by number; what else contains the words is behind the
    // last entry.
    const found = (
      looksLikePhone(term) && term.length > 3
        ? those
        : [...named(literal, beginnings(term)), ...further]
    ).slice(0, most);
    const [first, ...others] = found;
    const shown = [
      ...found.map((request) => ({
        id: `person-${request.id}`,
        group: 'people' as const,
        label: fullName(request),
        detail: [matchNote(request, term), waitingSince(request.requestedAt, today), request.phone]
          .filter(Boolean)
          .join(' · '),
        run: () => onOpenRequest(request.id),
      })),
      ...(first && others.length === 0 && mayChange
        ? answerEntries(first, today, { give, open: onOpenRequest })
        : []),
    ];
    const hash = `#${new URLSearchParams({ suche: term })}`;
    const all: Entry = {
      id: 'all-people',
      group: 'people',
      label: texts.search(term),
      detail: texts.count(those.length),
      run: () => go(screenPaths.requests + hash),
    };
    return [
      ...shown,
      ...(those.length > found.length ? [all] : []),
      ...archived(term, () => go(screenPaths.archive + hash)),
    ];
  };

  const archived = (term: string, run: () => void): Entry[] => {
    const hits = term === searchedFor ? archiveHitsOf(archive, term) : undefined;
    if (!hits || hits.isEmpty) return [];
    return [{ id: 'archive', group: 'people', label: hits.label, detail: hits.names, run }];
  };

  const answers = (understood: Understood): Entry[] => {
    const { conditions, time, chips } = understood;
    const label = chips.join(' · ');
    if (time) {
      const asked = locations.filter(({ id }) => [undefined, id].includes(conditions.locationId));
      const leftOut = leftOutOfWeek(understood);
      const cells = asked.flatMap((location) =>
        cellsOf(location, form?.minSlotSize ?? 60)
          .filter((cell) =>
            'at' in time
              ? cell.weekday === time.weekday && cell.start <= time.at && time.at < cell.end
              : time.within.some(
                  ({ weekday, start, end }) =>
                    cell.weekday === weekday && start <= cell.start && cell.end <= end,
                ),
          )
          .map((cell) => ({ cell, place: locations.length > 1 ? location.title : texts.toWeek })),
      );
      const none = {
        id: 'week',
        group: 'question' as const,
        label: texts.noCell,
        detail: texts.toWeek,
        run: () => go(screenPaths.week),
      };
      if (cells.length === 0) return [none];
      const toWeek = (own: typeof cells, words: string): Entry[] => {
        const [first] = own;
        if (!first) return [];
        const run = () => {
          const params = new URLSearchParams();
          const filter = {
            ...wholeWeek,
            tags: conditions.allOf ?? [],
            prioritized: conditions.prioritized ?? false,
          };
          putWeekAddress(params, {
            place: first.cell.locationId,
            compared: '',
            filter,
            keys: own.map(({ cell }) => slotKey(cell)),
            match: own.length > 1 ? 'any' : 'all',
          });
          go(`${screenPaths.week}?${params}`);
        };
        const id = `cell-${slotKey(first.cell)}`;
        const detail = [first.place, ...(leftOut.length > 0 ? [texts.leftOut(leftOut)] : [])];
        const label = texts.cell(words);
        return [{ id, group: 'question', label, detail: detail.join(' · '), run }];
      };
      return 'at' in time
        ? cells.flatMap((each) => {
            const { weekday } = each.cell;
            return toWeek([each], `${weekdayName(weekday)} ${spokenRange(each.cell)}`);
          })
        : locations.flatMap(({ id }) =>
            toWeek(
              cells.filter(({ cell }) => cell.locationId === id),
              time.words,
            ),
          );
    }
    // What is new to the reader only the table knows.
    const count = conditions.isNew
      ? undefined
      : filtered(requests, { ...noFilter, ...conditions }, { tags, newIds: undefined, plan, now })
          .length;
    return [
      {
        id: 'filter',
        group: 'question',
        label: count === undefined ? texts.filter : `${texts.count(count)}: ${label}`,
        run: () => go(tableAddress(conditions)),
      },
    ];
  };

  return (
    <Palette
      entries={entries}
      names={known}
      people={people}
      onSearched={setSearchedFor}
      answers={answers}
      takeTyped={takeTyped}
      onClose={onClose}
    />
  );
}

/** Every screen that is found by its name, and what may be done by those who may change something. */
export function screensFound(
  mayChange: boolean,
  areKeysOn: boolean,
  go: (path: string) => void,
): Entry[] {
  return screensInOrder.flatMap(({ path, title, keys: cap, found }) =>
    !found || (found.isAction && !mayChange)
      ? []
      : {
          id: `screen-${path.replace(/\W/g, '-')}`,
          group: found.isAction ? 'actions' : 'screens',
          label: title,
          also: found.words,
          keyCap: areKeysOn ? cap?.key : undefined,
          run: () => go(path),
        },
  );
}

/** Who is called so themselves, before those for whom somebody of that name speaks. */
export function named(
  requests: readonly StoredRequest[],
  words: readonly RegExp[],
): StoredRequest[] {
  const isIn = (...names: readonly (string | undefined)[]) => {
    const text = searchable(names.filter(Boolean).join(' '));
    return words.every((word) => word.test(text));
  };
  const own = new Set(requests.filter((request) => isIn(fullName(request))));
  const others = requests.filter(
    (request) =>
      !own.has(request) &&
      isIn(fullName(request), request.contactPersonFirstname, request.contactPersonLastname),
  );
  return [...own, ...others];
}

function tableAddress(conditions: Understood['conditions']): string {
  const params = new URLSearchParams();
  putFilter(params, { ...noFilter, ...conditions });
  return `${screenPaths.requests}?${params}`;
}
