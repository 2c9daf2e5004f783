/** A number before the name of the page, for who looks at another tab. It stays when the name changes. */
let badge = 0;
let name = '';
let observer: MutationObserver | undefined;

/** 0 takes it away. */
export function setTitleBadge(count: number): void {
  if (badge === count) return;
  if (badge === 0) name = document.title;
  badge = count;
  observer ??= new MutationObserver(updateName);
  if (badge > 0) observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  else observer.disconnect();
  write();
}

/** The page has another name now. */
function updateName(): void {
  if (document.title === titled()) return;
  name = document.title;
  write();
}

function write(): void {
  document.title = titled();
  // What was written here is no news.
  observer?.takeRecords();
}

function titled(): string {
  return badge > 0 ? `(${badge}) ${name}` : name;
}
