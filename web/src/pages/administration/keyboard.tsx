/** The keys of the administration, with what they do, and the sheet that lists them. */
import { requestParameter, screenPaths, vacancyParameter } from '@platzwart/domain/screen-paths';
import { type ComponentProps, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { matchPath, useNavigate } from 'react-router';
import type { KeyName } from '../../entities/keys/keys.ts';
import { findKeyed, findPanel, type KeyPlace, useKeys } from '../../entities/keys/use-keys.ts';
import { useSendingKey } from '../../entities/keys/use-sending-key.ts';
import { useTypedEarly } from '../../entities/keys/use-typed-early.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../entities/request/request-handling.tsx';
import KeySheet from '../../features/keys/key-sheet.tsx';
import { ArchiveMenu } from '../../features/requests/archive-menu.tsx';
import { lockDevice } from '../../features/session/device-lock.ts';
import { screensByKey, screensInOrder } from '../../staff-screens.ts';
import { useOpensBarSearch } from '../../ui/bar-parts.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { createActionMenu } from '../../ui/overlay/action-menu.tsx';
import { findNextOpener, openerId } from '../../ui/overlay/row-focus.ts';
import { usePanelAddress } from '../../ui/overlay/use-panel-address.ts';
import { useAdministration } from './administration-context.ts';

/** Milliseconds: a panel may first have to load. */
const patience = 3000;
const settling = 400;
/** Milliseconds until the palette is loaded, after the screen. */
const afterwards = 2000;

const readPalette = () => import('./palette-container.tsx');
const LazyPalette = lazyWhenOnline(readPalette);
type PaletteContainer = typeof import('./palette-container.tsx')['default'];
let preloaded: PaletteContainer | undefined;

function preload() {
  const read = () =>
    readPalette().then(
      (part) => {
        preloaded = part.default;
      },
      () => undefined,
    );
  const clock = setTimeout(() => void read(), afterwards);
  return () => clearTimeout(clock);
}

/** At once if it is loaded: React shows a lazy part up to 300 ms late. */
function Palette(props: ComponentProps<PaletteContainer>) {
  const [Container] = useState(() => preloaded ?? LazyPalette);
  return (
    <Suspense>
      <Container {...props} />
    </Suspense>
  );
}

export default function Keyboard() {
  const { basePath } = useAdministration();
  const { open, prioritize, readOnlyReason } = useRequestHandling();
  const panel = usePanelAddress(requestParameter, vacancyParameter);
  const navigate = useNavigate();
  // Undefined before the first time. What it prints goes on after it has closed.
  const [isPaletteOpen, setPaletteOpen] = useState<boolean | undefined>(undefined);
  useOpensBarSearch(useCallback(() => setPaletteOpen(true), []));
  // Before the connection is lost.
  useEffect(preload, []);
  const takeTyped = useTypedEarly(isPaletteOpen === true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [menu] = useState(createActionMenu<StoredRequest>);
  const nextRow = useRef<HTMLElement>(null);

  const openRequest = (id: string) => {
    const isBeside = screensInOrder.some(
      ({ path, beside }) => beside && matchPath(`${basePath}/${path}`, location.pathname),
    );
    if (isBeside) panel.open(id);
    else void navigate(`${basePath}/${screenPaths.request(id)}`);
  };
  const go = (path: string) => void navigate(`${basePath}/${path}`);
  const subjectOf = ({ rowId }: KeyPlace) =>
    open.status === 'loaded' ? open.value.find(({ id }) => id === (rowId ?? panel.id)) : undefined;

  /** Enters a field or link of the request's panel, which opens first if it is another one's. */
  const enter = (name: KeyName, place: KeyPlace) => {
    const request = subjectOf(place);
    if (!request) return;
    if (panel.id !== request.id) panel.open(request.id);
    let end = performance.now() + patience;
    let entered: HTMLElement | undefined;
    const look = () => {
      const isThere = new URLSearchParams(location.search).get(requestParameter) === request.id;
      const panelNow = isThere ? findPanel() : undefined;
      const found = panelNow && findKeyed(name, panelNow);
      if (found && found !== entered) end = performance.now() + settling;
      // A panel that is still loading parts takes the focus to its name once more.
      const isStolen =
        document.activeElement === panelNow?.querySelector('h2') ||
        document.activeElement === document.body;
      if (found && (found !== entered || isStolen)) {
        found.scrollIntoView?.({ block: 'center' });
        found.focus({ preventScroll: true });
        entered = found;
      } else if (found && document.activeElement === found) {
        // What comes late above it pushes it out of sight.
        found.scrollIntoView?.({ block: 'nearest' });
      }
      if (performance.now() < end) requestAnimationFrame(look);
    };
    look();
  };

  /** By the bar's link, which keeps the table's filter; where it has none, by the address. */
  const create = () => {
    const link = findKeyed('create', document);
    if (link) link.click();
    else if (readOnlyReason === undefined) go(screenPaths.newRequest);
  };

  const actions = {
    sheet: () => setSheetOpen(true),
    create,
    lock: lockDevice,
    star: (place: KeyPlace) => {
      const request = subjectOf(place);
      if (request && readOnlyReason === undefined) prioritize(request, !request.prioritized);
    },
    archive: (place: KeyPlace) => {
      const shown = place.panel ?? (panel.id === place.rowId ? findPanel() : undefined);
      if (shown) return findKeyed('archive', shown)?.click();
      const request = subjectOf(place);
      const trigger = request && document.getElementById(openerId(request.id));
      if (trigger && readOnlyReason === undefined)
        menu.open({ subject: request, trigger, focus: 'first' });
    },
    note: (place: KeyPlace) => enter('note', place),
    call: (place: KeyPlace) => enter('call', place),
  };
  useKeys(actions, screensByKey, go);
  useSendingKey();

  return (
    <>
      {isPaletteOpen !== undefined && (
        <Palette
          isOpen={isPaletteOpen}
          takeTyped={takeTyped}
          onClose={() => setPaletteOpen(false)}
          onOpenRequest={openRequest}
          onSheet={() => setSheetOpen(true)}
          onCreate={create}
        />
      )}
      {isSheetOpen && <KeySheet screens={screensByKey} onClose={() => setSheetOpen(false)} />}
      <ArchiveMenu
        menu={menu}
        onArchive={({ id }) => {
          nextRow.current = findNextOpener(id);
        }}
        finalFocus={() => nextRow.current ?? true}
      />
    </>
  );
}
