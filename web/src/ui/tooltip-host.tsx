/**
 * Tooltips on hover, focus or touch: `{...tooltip(text)}` on the element, one `TooltipHost` in the
 * layout. They show immediately, with the key that does the same (`data-key`); after a touch they
 * disappear by themselves. Never the only source of information.
 */
import { useEffect } from 'react';
import styles from './tooltip.module.css';

/** Milliseconds the tooltip stays after the finger lifts. */
const stayAfterTouch = 1500;
/** Minimum distance to the window's edges in pixels. */
const edge = 8;
const id = 'tooltip';

/** Renders nothing: it listens on the whole document. */
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
  const words = document.createTextNode('');
  const cap = document.createElement('kbd');
  cap.className = 'key';
  cap.ariaHidden = 'true';

  let pointed: HTMLElement | undefined;
  let focused: HTMLElement | undefined;
  /** Whether the last input was a key press. */
  let isByKeyboard = false;
  /** Where the pointer was pressed, until it moves. */
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
    words.data = trigger.dataset.tooltip;
    // Only while the keys do something.
    cap.textContent = (document.documentElement.dataset.keys && trigger.dataset.key) || '';
    text.replaceChildren(words, ...(cap.textContent ? [' ', cap] : []));
    if (words.data !== (trigger.getAttribute('aria-label') ?? trigger.textContent.trim()))
      describe(trigger, true);
    // Inserted near the element, so that assistive technology treats it as part of that region, in
    // dialogs too.
    (
      trigger.closest('section, main, header, footer, dialog, [role$="dialog"]') ?? document.body
    ).append(box);
    // In the top layer, unclipped, where the browser supports that.
    box.showPopover?.();
    place(box, trigger);
    changes.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-tooltip'],
    });
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

  // The element is gone, or its text has changed.
  const changes = new MutationObserver(() => {
    if (shown && (!shown.isConnected || shown.dataset.tooltip !== words.data))
      show(shown.isConnected ? shown : undefined);
  });

  const trackPointer = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    // An element that a press moved under the pointer was not pointed at.
    if (pointerType === 'touch' || pressedAt === `${clientX} ${clientY}`) return;
    pressedAt = undefined;
    const trigger = triggerOf(target);
    // The tooltip itself is hoverable, to read it with a magnifier. An element beneath with its own
    // tooltip takes precedence, so that in a table it does not block the next row.
    if (trigger || !shown || !isWithin(box, clientX, clientY)) point(trigger);
  };

  const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } =
    {
      pointerover: trackPointer,
      pointermove: trackPointer,
      // The pointer left the window.
      pointerout: ({ relatedTarget, pointerType }) => {
        if (pointerType !== 'touch' && !relatedTarget) point(undefined);
      },
      // An opening menu must not be covered.
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
      // A dialog opened by a press focuses one of its buttons, which some browsers treat as
      // keyboard focus.
      focusin: ({ target }) =>
        focus(
          isByKeyboard && (target as Element).matches(':focus-visible')
            ? triggerOf(target)
            : undefined,
        ),
      focusout: () => focus(undefined),
      keydown: ({ key }) => {
        isByKeyboard = true;
        if (key !== 'Escape') return;
        focused = undefined;
        close();
      },
      // Keyboard focus scrolls the page: the tooltip moves along.
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
    document.addEventListener(name, listener as EventListener, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
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

/** Adds the tooltip to the element's aria-describedby, or removes it. */
function describe(element: HTMLElement, isShown: boolean): void {
  const others = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other && other !== id);
  const ids = isShown ? [...others, id] : others;
  if (ids.length > 0) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Above the element, or below it where there is no space; always inside the window. */
function place(box: HTMLElement, trigger: HTMLElement): void {
  const { left, top, bottom, width } = trigger.getBoundingClientRect();
  const room = document.documentElement.clientWidth - box.offsetWidth - edge;
  const x = Math.max(edge, Math.min(left + width / 2 - box.offsetWidth / 2, room));
  const above = top - box.offsetHeight;
  box.style.translate = `${x}px ${above < 0 ? bottom : above}px`;
}
