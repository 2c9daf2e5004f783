/**
 * A number before the page's title, for users looking at another tab. It survives title changes.
 */
let badge = 0;
let name = '';
let observer: MutationObserver | undefined;

/** 0 removes it. */
export function setTitleBadge(count: number): void {
  if (badge === count) return;
  if (badge === 0) name = document.title;
  badge = count;
  observer ??= new MutationObserver(updateName);
  if (badge > 0)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  else observer.disconnect();
  write();
}

/** The page's title has changed. */
function updateName(): void {
  if (document.title === titled()) return;
  name = document.title;
  write();
}

function write(): void {
  document.title = titled();
  // Ignores our own write.
  observer?.takeRecords();
}

function titled(): string {
  return badge > 0 ? `(${badge}) ${name}` : name;
}
