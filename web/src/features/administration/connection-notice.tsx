import { CloudOff, RefreshCw, Wifi } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { classes } from '../../ui/class-names.ts';
import styles from './connection-notice.module.css';
import { type Connection, useConnection } from './connection-state.ts';
import { texts } from './connection-texts.ts';

const ConnectionContext = createContext<Connection>({ status: 'there', since: undefined, waiting: 0 });

/** Every sent change updates this state: only the notices below re-render. */
export function ConnectionProvider({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  return <ConnectionContext value={useConnection(isLive)}>{children}</ConnectionContext>;
}

/** Says when the view is not live and what happens to unsaved changes. Always mounted, so that screen readers announce it. */
export function ConnectionNotice() {
  const { status, since, waiting } = useContext(ConnectionContext);
  const Sign = { lost: CloudOff, back: Wifi, slow: RefreshCw, there: undefined }[status];
  return (
    <p role="status" className={classes(`line warm small within-form ${styles.notice}`, status === 'back' && styles.good)}>
      {Sign && <Sign size={18} aria-hidden="true" />}
      {status === 'lost' && since && (
        <span>
          {texts.lost(since)} {waiting > 0 ? texts.waits(waiting) : texts.renews}
        </span>
      )}
      {status === 'back' && (
        <span>
          {texts.back} {waiting > 0 && texts.sending(waiting)}
        </span>
      )}
      {status === 'slow' && <span>{texts.slow(waiting)}</span>}
    </p>
  );
}
