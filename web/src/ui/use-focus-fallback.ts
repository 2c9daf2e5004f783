import { type RefObject, useEffect, useRef } from 'react';

const focusable = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/**
 * Keeps the focus inside the element when what had it disappears, by its own press or because
 * somebody else changed the data: what stands there instead takes it, or what comes next. `orElse`:
 * if nothing is left to focus, or, with `isNear` false, in any case.
 */
export function useFocusFallback(
  box: RefObject<HTMLElement | null>,
  orElse?: () => HTMLElement | null,
  isNear = true,
): void {
  const fallback = useRef(orElse);
  fallback.current = orElse;
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    /** The last focused element, what it stood in, and what came before it. */
    let last:
      | { element: HTMLElement; around: readonly HTMLElement[]; before: ReadonlySet<Element> }
      | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (current.contains(target)) {
        const all = [...current.querySelectorAll(focusable)];
        last = {
          element: target,
          around: ancestors(target, current),
          before: new Set(all.slice(0, all.indexOf(target))),
        };
        // A dialog in front gives the focus back.
      } else if (!target.closest('dialog')) last = undefined;
    };
    const look = () => {
      const { activeElement } = document;
      if (!last || last.element.isConnected || !current.isConnected) return;
      if (activeElement !== document.body && !activeElement?.contains(current)) return;
      const { around, before } = last;
      for (const place of isNear ? around.filter(({ isConnected }) => isConnected) : []) {
        const here = [...place.querySelectorAll<HTMLElement>(focusable)];
        const [earlier, next] = [
          here.filter((each) => before.has(each)),
          here.filter((each) => !before.has(each)),
        ];
        // One that is disabled or hidden does not take it.
        if ([...next, ...earlier.reverse()].some(takesFocus)) return;
      }
      fallback.current?.()?.focus();
    };
    document.addEventListener('focusin', remember);
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true, subtree: true });
    // A dialog that closes leaves here.
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [box, isNear]);
}

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

/** From the nearest to `outermost`. */
function ancestors(element: HTMLElement, outermost: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (
    let place = element.parentElement;
    place && place !== outermost.parentElement;
    place = place.parentElement
  )
    around.push(place);
  return around;
}
