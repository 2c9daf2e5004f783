/**
 * What is in use stays where it is on the screen while the page around it gets longer or shorter.
 * In: what to hold; call the result after the change. A scroll follows only what still has the
 * focus: whatever took it meanwhile, such as a failure, has been brought into sight.
 */
export function holdPlace(held: Element): () => void {
  const { activeElement } = document;
  const before = held.getBoundingClientRect().top;
  return () => {
    if (!held.isConnected || document.activeElement !== activeElement) return;
    const moved = held.getBoundingClientRect().top - before;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  };
}
