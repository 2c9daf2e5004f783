import { CloudOff, RefreshCw, Wifi } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { texts } from '../../calls/connection-texts.ts';
import { classes } from '../../ui/class-names.ts';
import styles from './connection-notice.module.css';
import { type Connection, useConnection } from './connection-state.ts';

const ConnectionContext = createContext<Connection>({
  status: 'there',
  since: undefined,
  waiting: 0,
});

/** Every sent change updates this state: only the notices below re-render. */
export function ConnectionProvider({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  return <ConnectionContext value={useConnection(isLive)}>{children}</ConnectionContext>;
}

const signs = { lost: CloudOff, back: Wifi, slow: RefreshCw };

/**
 * Says when the view is not live and what happens to unsaved changes. Always mounted, so that
 * screen readers announce it. `isAtEdge`: of the window; otherwise where it stands in a panel.
 */
export function ConnectionNotice({ isAtEdge = false }: { isAtEdge?: boolean }) {
  const { status, since, waiting } = useContext(ConnectionContext);
  const [what, more] = sentences(status, since, waiting);
  const Sign = status === 'there' ? undefined : signs[status];
  return (
    <p
      role="status"
      className={classes(
        'line warm small unlimited',
        `off-paper ${styles.notice}`,
        isAtEdge && styles.atEdge,
        status === 'back' && 'tinted',
      )}
    >
      {what && Sign && (
        <>
          <Sign size={18} aria-hidden="true" />
          <span>
            <span>{what}</span>
            {more && <span> {more}</span>}
          </span>
        </>
      )}
    </p>
  );
}

/** What has happened, and what that means. */
function sentences(
  status: Connection['status'],
  since: Date | undefined,
  waiting: number,
): [what?: string, more?: string] {
  if (status === 'lost' && since)
    return [texts.lost(since), waiting > 0 ? texts.waits(waiting) : texts.renews];
  if (status === 'back') return [texts.back, waiting > 0 ? texts.sending(waiting) : ''];
  if (status === 'slow') return [texts.slow, texts.unsaved(waiting)];
  return [];
}
