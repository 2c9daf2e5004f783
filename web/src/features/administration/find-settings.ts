/** What the settings' search and the palette lead to, and what is found by which words. Pure. */
import { searchable, searchWords } from '@platzwart/domain/text/text-search';

export type FindableSetting = {
  /** Below the administration, or an address of the site. */
  to: string;
  /** As it stands on its screen: label or heading. */
  title: string;
  /** The title of that screen; absent if it is one itself. */
  on?: string;
  /** Other words people search for. */
  words?: string;
};

/** What a link to a setting carries, so that its screen leads to it. */
export type SettingState = { setting?: string };

export function addressOf({ to }: FindableSetting, basePath: string): string {
  return to.startsWith('/') ? to : `${basePath}/${to}`;
}

export function stateFor({ on, title }: FindableSetting): SettingState {
  return on === undefined ? {} : { setting: title };
}

/** At most this many: more is another word. */
const maxFound = 12;

/**
 * Those in which each word occurs; first those whose title begins with the term, then by title,
 * then by other words.
 */
export function findSettings(all: readonly FindableSetting[], term: string): FindableSetting[] {
  const words = searchWords(term);
  const [first] = words;
  if (!first) return [];
  const ranked = all.flatMap((setting) => {
    const title = searchable(setting.title);
    const text = `${title} ${searchable(`${setting.on ?? ''} ${setting.words ?? ''}`)}`;
    if (!words.every((word) => word.test(text))) return [];
    const rank = title.search(first) === 0 ? 0 : words.every((word) => word.test(title)) ? 1 : 2;
    return [{ setting, rank }];
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxFound)
    .map(({ setting }) => setting);
}
