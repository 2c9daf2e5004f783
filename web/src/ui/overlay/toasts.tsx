/** Toasts: short messages at the edge that disappear by themselves; never the only place of form errors. */
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { classes } from '../class-names.ts';
import styles from './toasts.module.css';

/** Milliseconds; pointing at the toasts or focusing them (F6) pauses the timer. */
const timeout = 8000;

type Data = { isUrgent: boolean };

type Message = {
  title: string;
  text?: string;
  /** An error: announced immediately and marked in colour. */
  isUrgent?: boolean;
  action?: { label: string; run: () => void };
};

/** `label` names the region, `closeLabel` each message's button. */
export function ToastProvider({ label, closeLabel, children }: { label: string; closeLabel: string; children: ReactNode }) {
  return (
    <Toast.Provider timeout={timeout} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} data-area="administration" aria-label={label}>
          <Messages closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

export function useToasts() {
  const { add, close } = Toast.useToastManager<Data>();
  return useMemo(
    () => ({
      show({ title, text, isUrgent = false, action }: Message) {
        const id: string = add({
          title,
          description: text,
          data: { isUrgent },
          priority: isUrgent ? 'high' : 'low',
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
        return { close: () => close(id) };
      },
    }),
    [add, close],
  );
}

function Messages({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<Data>();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={classes(styles.toast, toast.data?.isUrgent && styles.urgent)}>
      <Toast.Content className={`line ${styles.content}`}>
        <div className={`grow ${styles.words}`}>
          <Toast.Title className={`same-size strong ${styles.title}`} />
          <Toast.Description className={`small ${styles.text}`} />
        </div>
        <Toast.Action className={`bare centred rigid strong ${styles.action}`} />
        <Toast.Close className={`bare centred rigid ${styles.close}`} aria-label={closeLabel}>
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
