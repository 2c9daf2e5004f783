/**
 * Short words about what one points at, focuses or touches: `{...tooltip(text)}` on the element, one `TooltipHost` in the
 * frame. They come at once; after a touch they go by themselves. Never the only place of an information.
 */
import { useEffect } from 'react';
import styles from './tooltip.module.css';

/** Milliseconds that the words stay after the finger has gone. */
const stayAfterTouch = 1500;
/** Pixels that stay free at the edges of the window. */
const edge = 8;
const id = 'tooltip';

/** Draws nothing by itself: it listens for the whole document. */
export function TooltipHost() {
  useEffect(showTooltips, []);
  return null;
}

function showTooltips(): () => void {
  const box = document.createElement('div');
  box.id = id;
  box.setAttribute('role', 'tooltip');
  box.setAttribute('popover', 'manual');
  box.className = styles.tooltip ?? '';
  const text = box.appendChild(document.createElement('span'));

  let pointed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  /** Whether the last thing somebody did was a press of a key. */
  let isByKeyboard = false;
  /** Where the pointer has pressed, as long as it rests there. */
  let pressedAt: string | undefined;
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    if (shown) describe(shown, false);
    shown = undefined;
    changes.disconnect();
    box.remove();
  };

  const show = (trigger: HTMLElement | undefined) => {
    clearTimeout(timer);
    close();
    if (!trigger?.dataset.tooltip) return;
    shown = trigger;
    text.textContent = trigger.dataset.tooltip;
    if (text.textContent !== (trigger.getAttribute('aria-label') ?? trigger.textContent.trim())) describe(trigger, true);
    // In the same part of the page, so that it is read as one of it, in dialogs too.
    (trigger.closest('section, main, header, footer, dialog, [role$="dialog"]') ?? document.body).append(box);
    // Above everything, and cut off by nothing, where the browser can do that.
    box.showPopover?.();
    place(box, trigger);
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ['data-tooltip'] });
  };

  const point = (trigger: HTMLElement | undefined) => {
    if (trigger === pointed) return;
    pointed = trigger;
    show(pointed ?? focused);
  };

  const focus = (trigger: HTMLElement | undefined) => {
    if (trigger === focused) return;
    focused = trigger;
    show(focused ?? pointed);
  };

  // The element is gone, or says something else now.
  const changes = new MutationObserver(() => {
    if (shown && (!shown.isConnected || shown.dataset.tooltip !== text.textContent)) show(shown.isConnected ? shown : undefined);
  });

  const trackPointer = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    // What a press has brought under the pointer was not pointed at.
    if (pointerType === 'touch' || pressedAt === `${clientX} ${clientY}`) return;
    pressedAt = undefined;
    const trigger = triggerOf(target);
    // The words may be pointed at, to read them with a magnifier. What lies beneath them and has its own comes first, so
    // that in a table they are not in the way of the next row.
    if (trigger || !shown || !isWithin(box, clientX, clientY)) point(trigger);
  };

  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
    pointerover: trackPointer,
    pointermove: trackPointer,
    // Out of the window.
    pointerout: ({ relatedTarget, pointerType }) => {
      if (pointerType !== 'touch' && !relatedTarget) point(undefined);
    },
    // A menu that opens shall not lie beneath.
    pointerdown: ({ pointerType, clientX, clientY }) => {
      isByKeyboard = false;
      if (pointerType === 'touch') return;
      pressedAt = `${clientX} ${clientY}`;
      close();
    },
    touchstart: ({ target }) => {
      pointed = undefined;
      point(triggerOf(target));
      if (!pointed) close();
    },
    touchend: leaveTouch,
    touchcancel: leaveTouch,
    // A dialog that a press has opened gives the focus to one of its buttons, and some browsers show that as if by keyboard.
    focusin: ({ target }) => focus(isByKeyboard && (target as Element).matches(':focus-visible') ? triggerOf(target) : undefined),
    focusout: () => focus(undefined),
    keydown: ({ key }) => {
      isByKeyboard = true;
      if (key !== 'Escape') return;
      focused = undefined;
      close();
    },
    // The keyboard scrolls to what it focuses: then the words go along.
    scroll: () => {
      if (shown && shown === focused) place(box, shown);
      else close();
    },
  };

  function leaveTouch() {
    clearTimeout(timer);
    timer = setTimeout(() => point(undefined), stayAfterTouch);
  }

  const stop = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener, { capture: true, passive: true, signal: stop.signal });
  }
  return () => {
    stop.abort();
    show(undefined);
  };
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-tooltip]')) || undefined;
}

function isWithin(box: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Adds the tooltip to what describes the element, or takes it out again. */
function describe(element: HTMLElement, isShown: boolean): void {
  const others = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
  const ids = isShown ? [...others, id] : others;
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Above the element, or below it where there is no room; never out of the window. */
function place(box: HTMLElement, trigger: HTMLElement): void {
  const { left, top, bottom, width } = trigger.getBoundingClientRect();
  const room = document.documentElement.clientWidth - box.offsetWidth - edge;
  const x = Math.max(edge, Math.min(left + width / 2 - box.offsetWidth / 2, room));
  const above = top - box.offsetHeight;
  box.style.translate = `${x}px ${above < 0 ? bottom : above}px`;
}
