/** What tab, history and search engines say about a page. */
import { useLayoutEffect } from 'react';

export type Head = {
  title: string;
  description?: string | undefined;
  /** The one address of what is shown, absolute. */
  canonical?: string | undefined;
  /** Not to be found by searching. */
  noindex?: boolean | undefined;
};

export type HeadTag = { tag: 'meta' | 'link'; key: string; attributes: Readonly<Record<string, string>> };

/** Every tag but the title. Each has a key of its own, so that the next page can replace or remove it. */
export function headTags({ description, canonical, noindex }: Head): HeadTag[] {
  const tags: (HeadTag | undefined | false)[] = [
    description !== undefined && { tag: 'meta', key: 'description', attributes: { name: 'description', content: description } },
    noindex && { tag: 'meta', key: 'robots', attributes: { name: 'robots', content: 'noindex' } },
    canonical !== undefined && { tag: 'link', key: 'canonical', attributes: { rel: 'canonical', href: canonical } },
  ];
  return tags.filter((tag) => !!tag);
}

/** The page's head follows what is shown; a page further inside, drawn later, has the last word. */
export function DocumentHead(head: Head) {
  const { title, canonical } = head;
  const tags = headTags(head);
  const fingerprint = JSON.stringify(tags);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint stands for the tags, which are new each time.
  useLayoutEffect(() => {
    document.title = title;
    const inHead = [...document.head.querySelectorAll<HTMLElement>('[data-head]')];
    // A prerendered document says more about its page than the code does, and keeps it as long as this page is shown.
    const isPresent = inHead.some((element) => element.getAttribute('href') === canonical);
    if (isPresent) return;
    for (const element of inHead) element.remove();
    for (const { tag, key, attributes } of tags) {
      const element = document.head.appendChild(document.createElement(tag));
      element.dataset.head = key;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }
  }, [title, canonical, fingerprint]);

  return null;
}
