/** What the panel asks once before it is done: deleting, and bringing back what lives on in another request. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyWhenOnline } from '../../../ui/lazy-when-online.ts';
import { findNextOpener, findViewHeading, openerId } from '../../../ui/overlay/row-focus.ts';
import { type StoredRequest, useRequestHandling } from '../request-handling.tsx';

/** Comes with the panel's own code. */
const PanelQuestion = lazyWhenOnline(() => import('./panel-question.tsx'));

type Asked = { what: 'delete' | 'reactivate'; request: StoredRequest };

/** `openId`: whose panel is open; a question about another one is none. */
export function usePanelQuestion({ openId, onClose }: { openId: string | undefined; onClose: () => void }) {
  const { reactivate } = useRequestHandling();
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const [deleted, setDeleted] = useState<Deleted | undefined>(undefined);
  useFocusOnceGone(deleted);

  const ask = (what: Asked['what']) => (request: StoredRequest) => setAsked({ what, request });
  const askReactivation = ask('reactivate');
  const cancel = () => {
    // The question takes the focus along; what stays is the panel around it.
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
          <PanelQuestion what={what} request={request} onDeleting={() => deleting(request)} onCancel={cancel} />
        </Suspense>
      </Question>
    );
  }

  return {
    askDeletion: ask('delete'),
    /** Asks only where there is something to ask. */
    reactivate: (request: StoredRequest) => (request.archiveReason === 'merged' ? askReactivation(request) : void reactivate(request)),
    question,
  };
}

/**
 * The menu that has asked for it gives the focus back to its button when it closes; the question takes it after that.
 * Escape answers the question and not the panel around it.
 */
function Question({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setThere(true), 60);
    return () => clearTimeout(clock);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key to itself.
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

/** Milliseconds: the row goes a moment after the answer, and the closing panel wants to give the focus back a moment later. */
const patience = 1500;

/**
 * The focus goes on to the row that moves up, once the deleted one is gone: neither with it, nor to wherever the panel leaves
 * it for want of that row. Whoever has pressed something meanwhile is left alone.
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
