/**
 * Behaviour of a booking form embedded on a practice's website. It posts its height and the
 * position of the focused element to the embedding page, so that `public/embed.js` there can resize
 * and scroll; nothing else, since anybody may listen. Links out of the form open a new window,
 * since the frame shows nothing else.
 */
import { type ReactNode, useEffect } from 'react';
import { LeaveQuestionHost } from '../ui/leave-question-host.tsx';
import { mayBeEmbedded } from './embedded.ts';

export default function Embedding(): ReactNode {
  useEffect(() => {
    const stopTelling = window.parent === window ? undefined : tellAround(window.parent);
    addEventListener('click', openOutside, { capture: true });
    return () => {
      stopTelling?.();
      removeEventListener('click', openOutside, { capture: true });
    };
  }, []);
  return <LeaveQuestionHost />;
}

function tellAround(around: Window): () => void {
  const tell = (message: { type: string; [value: string]: unknown }) =>
    around.postMessage(message, '*');
  const main = document.querySelector('main');
  const tellHeight = () => {
    // While loading, its height does not count: the frame would shrink for a moment.
    if (main?.querySelector('h1[tabindex]'))
      tell({ type: 'platzwart:height', height: Math.ceil(main.getBoundingClientRect().height) });
  };
  const tellFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const { top, height } = target.getBoundingClientRect();
    tell({ type: 'platzwart:focus', top: top + scrollY, height });
  };
  // It may have missed the first message.
  const answer = (event: MessageEvent) => {
    if (
      event.source === around &&
      (event.data as { type?: unknown } | null)?.type === 'platzwart:ask'
    )
      tellHeight();
  };
  const observer = new ResizeObserver(tellHeight);
  if (main) observer.observe(main);
  addEventListener('focusin', tellFocus);
  addEventListener('message', answer);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', tellFocus);
    removeEventListener('message', answer);
  };
}

/** Runs before the router, which need not act. */
function openOutside(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  // A telephone link opens no window.
  if (
    !link?.protocol.startsWith('http') ||
    (link.origin === location.origin && mayBeEmbedded(link.pathname))
  )
    return;
  link.target = '_blank';
  link.relList.add('noopener');
  event.stopPropagation();
}
