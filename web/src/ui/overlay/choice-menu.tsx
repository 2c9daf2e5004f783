/** A menu of toggles with on, off and mixed states; it stays open while the user chooses. */
import { Menu } from '@base-ui/react/menu';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import buttons from '../button.module.css';
import { classes } from '../class-names.ts';
import menuStyles from './action-menu.module.css';
import styles from './choice-menu.module.css';

type Choice<K extends string> = { key: K; label: ReactNode; state: 'all' | 'some' | 'none' };

type Props<K extends string> = {
  /** The button's content. */
  children: ReactNode;
  heading: string;
  choices: readonly Choice<K>[];
  /** Shown while there is nothing to choose. */
  empty: string;
  onChoose: (key: K, isOn: boolean) => void;
};

export function ChoiceMenu<K extends string>({
  children,
  heading,
  choices,
  empty,
  onChoose,
}: Props<K>) {
  return (
    <Menu.Root>
      <Menu.Trigger className={classes(buttons.button, buttons.plain)}>{children}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          className={menuStyles.positioner}
          sideOffset={4}
          align="start"
          collisionPadding={8}
        >
          <Menu.Popup
            className={`framed raised ${menuStyles.popup} ${styles.popup}`}
            data-area="administration"
          >
            <Menu.Group>
              <Menu.GroupLabel className={`short ${menuStyles.heading}`}>{heading}</Menu.GroupLabel>
              {choices.length === 0 && <p className={`short ${menuStyles.heading}`}>{empty}</p>}
              {choices.map(({ key, label, state }) => (
                <Menu.CheckboxItem
                  key={key}
                  className={classes('line gap-3 tall', menuStyles.item, styles.item)}
                  checked={state === 'all'}
                  aria-checked={state === 'some' ? 'mixed' : state === 'all'}
                  closeOnClick={false}
                  // Mixed becomes on for all.
                  onCheckedChange={() => onChoose(key, state !== 'all')}
                >
                  <span
                    className={`centred rigid rounded-small coloured ${styles.mark}`}
                    aria-hidden="true"
                  >
                    {state === 'all' && <Check size={16} />}
                    {state === 'some' && <Minus size={16} />}
                  </span>
                  {label}
                </Menu.CheckboxItem>
              ))}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
