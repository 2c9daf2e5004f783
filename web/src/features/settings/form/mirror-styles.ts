/** Mirrors the styles of one document into another, including styles that lazy code adds later. */
export function mirrorStyles(from: Document, to: Document): { ready: Promise<unknown>; stop: () => void } {
  const copies = new Map<Element, HTMLElement>();
  const copyAll = () => {
    const added: HTMLElement[] = [];
    for (const original of from.head.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')) {
      const known = copies.get(original);
      if (known) {
        if (known.textContent !== original.textContent) known.textContent = original.textContent;
        continue;
      }
      const copy = to.importNode(original, true);
      copies.set(original, copy);
      // In the original order: the first style sheet names the layers.
      to.head.append(copy);
      added.push(copy);
    }
    return added;
  };
  const first = copyAll();
  const observer = new MutationObserver(copyAll);
  observer.observe(from.head, { childList: true, subtree: true, characterData: true });
  const links = first.filter((copy) => copy.tagName === 'LINK');
  return { ready: Promise.all(links.map(settled)), stop: () => observer.disconnect() };
}

function settled(link: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
  });
}
