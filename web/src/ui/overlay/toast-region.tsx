/** Shows the messages of `ToastProvider`. */
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { classes } from '../class-names.ts';
import styles from './toasts.module.css';
import type { Message, Messages } from './toasts.tsx';

/** Milliseconds; pointing at the toasts or focusing them (F6) pauses the timer. */
const timeout = 8000;

type Data = { isUrgent: boolean };
type Props = { label: string; closeLabel: string; messages: Messages };

/** A press leaves the focus where somebody works: the button it would go to is gone at once. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export default function ToastRegion({ label, ...shown }: Props) {
  return (
    <Toast.Provider timeout={timeout} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          className={`gap-2 ${styles.viewport}`}
          data-area="administration"
          aria-label={label}
        >
          <Shown {...shown} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown({ closeLabel, messages }: Omit<Props, 'label'>) {
  const { toasts, add, update, close } = Toast.useToastManager<Data>();

  useEffect(() => {
    const shown = (
      id: string,
      { title, text, isUrgent = false, isWaiting = false, action }: Message,
    ) => ({
      title,
      description: text,
      data: { isUrgent },
      priority: isUrgent ? ('high' as const) : ('low' as const),
      timeout: isWaiting ? 0 : timeout,
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            close(id);
            action.run();
          },
        },
      }),
    });
    return messages.attach({
      add: (id, message) => add({ id, ...shown(id, message) }),
      change: (id, message) => update(id, shown(id, message)),
      close,
    });
  }, [messages, add, update, close]);

  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={classes(styles.toast, toast.data?.isUrgent && styles.urgent)}
    >
      <Toast.Content className={`line ${styles.content}`}>
        <div className={`grow ${styles.words}`}>
          <Toast.Title className={`same-size strong ${styles.title}`} />
          <Toast.Description className={`small ${styles.text}`} />
        </div>
        <Toast.Action
          className={`bare centred rigid strong ${styles.action}`}
          onMouseDown={keepFocus}
        />
        <Toast.Close
          className={`bare centred rigid ${styles.close}`}
          aria-label={closeLabel}
          onMouseDown={keepFocus}
        >
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
