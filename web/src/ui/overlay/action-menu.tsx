/** An action menu shared by many rows: one menu, opened by plain buttons. A menu per row made typing in the search field slow. */
import { Menu } from '@base-ui/react/menu';
import type { ComponentProps, ReactNode } from 'react';
import buttons from '../button.module.css';
import { classes } from '../class-names.ts';
import styles from './action-menu.module.css';

export type ActionMenuHandle<T> = Menu.Handle<T>;

/** Created once per view: `useState(createActionMenu<Row>)`. */
export function createActionMenu<T>(): ActionMenuHandle<T> {
  return Menu.createHandle<T>();
}

type TriggerProps<T> = { menu: ActionMenuHandle<T>; subject: T } & Pick<
  ComponentProps<'button'>,
  'id' | 'aria-label' | 'tabIndex' | 'onFocus'
> & {
    children: ReactNode;
    isIcon?: boolean;
    look?: 'outlined' | 'plain';
  };

/** Opens the menu for its subject. */
export function ActionMenuTrigger<T>({ menu, subject, isIcon = false, look = isIcon ? 'plain' : 'outlined', ...button }: TriggerProps<T>) {
  return (
    <Menu.Trigger {...button} handle={menu} payload={subject} className={classes(buttons.button, buttons[look], isIcon && buttons.icon)} />
  );
}

type ActionMenuProps<T, K extends string> = {
  menu: ActionMenuHandle<T>;
  /** The menu's question, above its items. */
  heading: string;
  /** `disabledReason`: why it is unavailable now. */
  items: readonly { key: K; label: string; disabledReason?: string | undefined }[];
  onChoose: (key: K, subject: T) => void;
  /** The focus target after closing; by default the button. Set it if the button disappears. */
  finalFocus?: () => HTMLElement | null | true;
};

export function ActionMenu<T, K extends string>({ menu, heading, items, onChoose, finalFocus }: ActionMenuProps<T, K>) {
  return (
    <Menu.Root handle={menu}>
      {({ payload }) => (
        <Menu.Portal>
          <Menu.Positioner className={styles.positioner} sideOffset={4} align="end">
            <Menu.Popup className={`framed raised ${styles.popup}`} data-area="administration" finalFocus={finalFocus ?? true}>
              <Menu.Group>
                <Menu.GroupLabel className={`hint ${styles.heading}`}>{heading}</Menu.GroupLabel>
                {items.map((item) => (
                  <Menu.Item
                    key={item.key}
                    className={styles.item}
                    disabled={item.disabledReason !== undefined}
                    onClick={() => {
                      if (payload !== undefined) onChoose(item.key, payload as T);
                    }}
                  >
                    {item.label}
                    {item.disabledReason && <span className={`small ${styles.reason}`}>{item.disabledReason}</span>}
                  </Menu.Item>
                ))}
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      )}
    </Menu.Root>
  );
}
