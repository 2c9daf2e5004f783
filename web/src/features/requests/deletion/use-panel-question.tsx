/** The panel's confirmations: deleting, and reactivating a merged request. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { lazyWhenOnline } from '../../../ui/lazy-when-online.ts';
import { findNextOpener, findViewHeading, openerId } from '../../../ui/overlay/row-focus.ts';

/** Loads with the panel. */
const PanelQuestion = lazyWhenOnline(() => import('./panel-question.tsx'));

type Asked = { what: 'delete' | 'reactivate'; request: StoredRequest };

/** `openId`: the open panel's request; questions about any other request are dropped. */
export function usePanelQuestion({
  openId,
  onClose,
}: {
  openId: string | undefined;
  onClose: () => void;
}) {
  const { reactivate } = useRequestHandling();
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const [deleted, setDeleted] = useState<Deleted | undefined>(undefined);
  useFocusOnceGone(deleted);

  const ask = (what: Asked['what']) => (request: StoredRequest) => setAsked({ what, request });
  const askReactivation = ask('reactivate');
  const cancel = () => {
    // Focus disappears with the question, so move it to the surrounding panel.
    const panel = document.activeElement?.closest<HTMLElement>('[role="dialog"]');
    setAsked(undefined);
    requestAnimationFrame(() => panel?.focus());
  };

  const deleting = (request: StoredRequest) => {
    const next = findNextOpener(request.id)?.id;
    return () => {
      setAsked(undefined);
      onClose();
      setDeleted({ id: request.id, next });
    };
  };

  let question: ReactNode = null;
  if (asked && asked.request.id === openId) {
    const { what, request } = asked;
    question = (
      <Question key={`${what} ${request.id}`}>
        <Suspense fallback={null}>
          <PanelQuestion
            what={what}
            request={request}
            onDeleting={() => deleting(request)}
            onCancel={cancel}
          />
        </Suspense>
      </Question>
    );
  }

  return {
    askDeletion: ask('delete'),
    /** Asks only for merged requests. */
    reactivate: (request: StoredRequest) =>
      request.archiveReason === 'merged' ? askReactivation(request) : void reactivate(request),
    question,
  };
}

/**
 * The menu returns focus to its button when it closes; the question takes focus after that. Escape
 * closes the question, not the panel around it.
 */
function Question({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setThere(true), 60);
    return () => clearTimeout(clock);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops a key from bubbling.
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      {isThere && children}
    </div>
  );
}

type Deleted = { id: string; next: string | undefined };

/**
 * Milliseconds: the row disappears shortly after the answer, and the closing panel moves focus
 * shortly after that.
 */
const patience = 1500;

/**
 * Moves focus to the row that moves up, once the deleted row is gone, so that focus neither
 * disappears with the row nor lands where the closing panel puts it. Does nothing if the user has
 * pressed something meanwhile.
 */
function useFocusOnceGone(deleted: Deleted | undefined): void {
  useEffect(() => {
    if (!deleted) return;
    const { id, next } = deleted;
    const look = () => {
      if (document.getElementById(openerId(id)) !== null) return;
      const target = (next && document.getElementById(next)) || findViewHeading();
      if (document.activeElement !== target) target?.focus();
    };
    const stop = () => {
      clearInterval(looking);
      clearTimeout(end);
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    };
    const looking = setInterval(look, 60);
    const end = setTimeout(stop, patience);
    addEventListener('keydown', stop);
    addEventListener('pointerdown', stop);
    return stop;
  }, [deleted]);
}
