/** What runs in the filmed page: each of these is sent there alone, so it calls nothing of ours. */

type Wanted = { isPage: boolean; wanted: number | undefined; isLeast: boolean };

/**
 * How far the box around it, or the page itself, has to scroll for it; null if there is no such
 * box.
 */
export function wayTo(element: Element, { isPage, wanted, isLeast }: Wanted): number | null {
  let scroller: Element | null = isPage ? document.scrollingElement : element.parentElement;
  const scrolls = (one: Element) =>
    /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
  while (!isPage && scroller && !scrolls(scroller)) scroller = scroller.parentElement;
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= innerHeight;
  // A bar or a message at the edge of the screen stays where it is.
  for (
    let around: Element | null = element;
    isPage && isSeen && around;
    around = around.parentElement
  ) {
    if (/fixed|sticky/.test(getComputedStyle(around).position)) return null;
  }
  if (
    !scroller ||
    (!isPage && (scroller === document.body || scroller === document.documentElement))
  )
    return null;
  const edge = isPage ? 0 : Math.max(0, scroller.getBoundingClientRect().top);
  const height = isPage ? innerHeight : Math.min(scroller.clientHeight, innerHeight - edge);
  const box = element.getBoundingClientRect();
  const [above, below] = [box.top - edge, box.bottom - edge];
  if (wanted === undefined && above > 60 && below < height - 70) return 0;
  const middle = Math.max(80, (height - box.height) / 2.4);
  const min = above > 60 ? Math.max(80, height - 80 - box.height) : 80;
  const goal = wanted !== undefined ? height * wanted : isLeast ? min : middle;
  const furthest = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  return Math.max(-scroller.scrollTop, Math.min(furthest, above - goal));
}

/** Scrolls the same box by that much. */
export function scrollOn(
  element: Element,
  { isPage, delta }: { isPage: boolean; delta: number },
): void {
  let scroller: Element | null = isPage ? document.scrollingElement : element.parentElement;
  const scrolls = (one: Element) =>
    /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
  while (!isPage && scroller && !scrolls(scroller)) scroller = scroller.parentElement;
  scroller?.scrollBy({ top: delta, behavior: 'instant' });
}

/** Once what is seen of pictures has come. */
export async function picturesAreThere(): Promise<void> {
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.all(seen.map((image) => image.decode().catch(() => {})));
}
