/**
 * An action menu shared by many rows: one menu, opened by plain buttons. A menu per row made typing
 * in the search field slow. The menu itself loads after the view that it belongs to.
 */
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useId,
  useSyncExternalStore,
} from 'react';
import buttons from '../button.module.css';
import { classes } from '../class-names.ts';
import { lazyWhenOnline } from '../lazy-when-online.ts';

const ActionMenuPopup = lazyWhenOnline(() => import('./action-menu-popup.tsx'));

/** `focus`: on opening; the first or last item if it was opened by keyboard. */
export type Opening<T> = { subject: T; trigger: HTMLElement; focus: 'menu' | 'first' | 'last' };

export type ActionMenuHandle<T> = {
  /** Stays after closing, while the menu fades out. */
  opening: () => Opening<T> | undefined;
  isOpen: () => boolean;
  open: (opening: Opening<T>) => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Created once per view: `useState(createActionMenu<Row>)`. */
export function createActionMenu<T>(): ActionMenuHandle<T> {
  const listeners = new Set<() => void>();
  let opening: Opening<T> | undefined;
  let isOpen = false;
  const set = (next: boolean) => {
    isOpen = next;
    for (const listener of listeners) listener();
  };
  return {
    opening: () => opening,
    isOpen: () => isOpen,
    open: (next) => {
      opening = next;
      set(true);
    },
    close: () => set(false),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type TriggerProps<T> = { menu: ActionMenuHandle<T>; subject: NoInfer<T> } & Pick<
  ComponentProps<'button'>,
  'id' | 'aria-label' | 'tabIndex' | 'onFocus' | 'children'
> & {
    isIcon?: boolean;
    look?: 'outlined' | 'plain';
  };

/** Opens the menu for its subject. */
export function ActionMenuTrigger<T>({
  menu,
  subject,
  isIcon = false,
  look = isIcon ? 'plain' : 'outlined',
  id: givenId,
  ...button
}: TriggerProps<T>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const isOpen = useSyncExternalStore(
    menu.subscribe,
    () => menu.isOpen() && menu.opening()?.trigger.id === id,
  );
  const open = (
    { currentTarget: trigger }: { currentTarget: HTMLElement },
    focus: Opening<T>['focus'],
  ) => menu.open({ subject, trigger, focus });

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOpen) menu.close();
    // Presses of keys and of screen readers have no detail.
    else open(event, event.detail === 0 ? 'first' : 'menu');
  };
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event, event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <button
      {...button}
      type="button"
      id={id}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={classes(buttons.button, buttons[look], isIcon && buttons.icon)}
      onClick={press}
      onKeyDown={openByArrow}
    />
  );
}

/** `disabledReason`: why it is unavailable now. */
type Items<K> = readonly { key: K; label: string; disabledReason?: string | undefined }[];

export type ActionMenuProps<T, K extends string> = {
  menu: ActionMenuHandle<T>;
  /** The menu's question, above its items. */
  heading: string;
  /** Below the question: what the reader must know before choosing. */
  note?: (subject: T) => ReactNode;
  items: Items<K> | ((subject: T) => Items<K>);
  onChoose: (key: K, subject: T) => void;
  /** The focus target after a choice; by default the button. Set it if the button disappears. */
  finalFocus?: () => HTMLElement | null | true;
};

export function ActionMenu<T, K extends string>(props: ActionMenuProps<T, K>) {
  return (
    <Suspense fallback={null}>
      <ActionMenuPopup {...(props as unknown as ActionMenuProps<unknown, string>)} />
    </Suspense>
  );
}
