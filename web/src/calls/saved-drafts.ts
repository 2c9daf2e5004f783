/**
 * What somebody had typed when their session ended elsewhere, for when they are signed in again. In
 * memory only, since the device stores nothing readable about patients: it ends with the tab, with the
 * sign-in of somebody else, and a while after the session (decision 0081).
 */
const drafts = new Map<string, unknown>();
/** Nothing is kept for nobody. */
let owner: string | undefined;

/**
 * Of the form of that name on this page; the page's address tells the practice. Taken once, when the
 * form appears: what it sent may be answered when another page is in sight.
 */
export const draftKey = (form: string) => `${location.pathname} ${form}`;

/**
 * Called for each signed-in user, before their screens render: somebody else's drafts are erased.
 */
export function ownDrafts(uid: string): void {
  if (owner !== uid) drafts.clear();
  owner = uid;
}

export const hasDrafts = (): boolean => drafts.size > 0;

export const dropDrafts = (): void => drafts.clear();

export function saveDraft(key: string, draft: unknown): void {
  if (owner !== undefined) drafts.set(key, draft);
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}

export function savedDraft<T>(key: string): T | undefined {
  return drafts.get(key) as T | undefined;
}

export type Drafts = [key: string, draft: unknown][];

/** That person's, to seal them while the device is locked, and to have them back. */
export const draftsOf = (uid: string): Drafts => (owner === uid ? [...drafts] : []);

export function restoreDrafts(from: Drafts): void {
  for (const [key, draft] of from) drafts.set(key, draft);
}
