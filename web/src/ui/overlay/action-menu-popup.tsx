/** The menu of `ActionMenu`, anchored to the button that opened it. */
import { Menu } from '@base-ui/react/menu';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './action-menu.module.css';
import type { ActionMenuProps, Opening } from './action-menu.tsx';

export default function ActionMenuPopup({
  menu,
  heading,
  note,
  items,
  onChoose,
  finalFocus,
}: ActionMenuProps<unknown, string>) {
  const isOpen = useSyncExternalStore(menu.subscribe, menu.isOpen);
  const opening = useSyncExternalStore(menu.subscribe, menu.opening);
  const trigger = opening?.trigger ?? null;
  const shown = typeof items !== 'function' ? items : opening ? items(opening.subject) : [];
  const end = useRef<'choice' | 'tab' | undefined>(undefined);

  const focusAfterClosing = () => {
    const by = end.current;
    end.current = undefined;
    if (by === 'tab') return false;
    const target = (by === 'choice' && finalFocus?.()) || true;
    return target === true ? trigger : target;
  };
  // The menu is at the end of the page, but Tab goes on from the button.
  const leaveByTab = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    end.current = 'tab';
    trigger?.focus();
    menu.close();
  };

  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={(_, { event }) => {
        // A press on the button closes it already.
        if (!(event.target instanceof Node && trigger?.contains(event.target))) menu.close();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} anchor={trigger} sideOffset={4} align="end">
          <Menu.Popup
            className={`framed raised ${styles.popup}`}
            data-area="administration"
            aria-labelledby={trigger?.id}
            finalFocus={focusAfterClosing}
            onKeyDownCapture={(event) => {
              leaveByTab(event);
              pressByNumber(event);
            }}
          >
            <FocusedGroup focus={isOpen ? opening?.focus : undefined}>
              <Menu.GroupLabel className={`hint short ${styles.heading}`}>
                {heading}
                {opening && note?.(opening.subject)}
              </Menu.GroupLabel>
              {shown.map((item, index) => (
                <Menu.Item
                  key={item.key}
                  className={`line gap-3 tall ${styles.item}`}
                  disabled={item.disabledReason !== undefined}
                  onClick={() => {
                    end.current = 'choice';
                    if (opening) onChoose(item.key, opening.subject);
                  }}
                >
                  {item.label}
                  {index < 9 && (
                    <span className="key far" aria-hidden="true">
                      {index + 1}
                    </span>
                  )}
                  {item.disabledReason && (
                    <span className="small short">{item.disabledReason}</span>
                  )}
                </Menu.Item>
              ))}
            </FocusedGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Its items are numbered: a digit chooses. */
function pressByNumber(event: KeyboardEvent<HTMLElement>) {
  if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget
    .querySelectorAll<HTMLElement>('[role="menuitem"]')
    [Number(event.key) - 1]?.click();
}

/** Focuses its first or last item when the menu was opened by keyboard. */
function FocusedGroup({
  focus,
  children,
}: {
  focus: Opening<unknown>['focus'] | undefined;
  children: ReactNode;
}) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus !== 'first' && focus !== 'last') return;
    const items = group.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    items?.[focus === 'first' ? 0 : items.length - 1]?.focus({ preventScroll: true });
  }, [focus]);
  return <Menu.Group ref={group}>{children}</Menu.Group>;
}
