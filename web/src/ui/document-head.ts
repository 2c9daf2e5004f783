/** What tab, history and search engines show for a page. */
import { useLayoutEffect } from 'react';

export type Head = {
  title: string;
  description?: string | undefined;
  /** The canonical URL, absolute. */
  canonical?: string | undefined;
  /** Excluded from search engines. */
  noindex?: boolean | undefined;
};

export type HeadTag = {
  tag: 'meta' | 'link';
  key: string;
  attributes: Readonly<Record<string, string>>;
};

/** All tags but the title. Each has a key, so that the next page can replace or remove it. */
export function headTags({ description, canonical, noindex }: Head): HeadTag[] {
  const tags: (HeadTag | undefined | false)[] = [
    description !== undefined && {
      tag: 'meta',
      key: 'description',
      attributes: { name: 'description', content: description },
    },
    noindex && { tag: 'meta', key: 'robots', attributes: { name: 'robots', content: 'noindex' } },
    canonical !== undefined && {
      tag: 'link',
      key: 'canonical',
      attributes: { rel: 'canonical', href: canonical },
    },
  ];
  return tags.filter((tag) => !!tag);
}

/** Sets the page's head while mounted; nested components render later and override it. */
export function DocumentHead(head: Head) {
  const { title, canonical } = head;
  const tags = headTags(head);
  const fingerprint = JSON.stringify(tags);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint stands for the tags, which are new each time.
  useLayoutEffect(() => {
    document.title = title;
    const inHead = [...document.head.querySelectorAll<HTMLElement>('[data-head]')];
    // A prerendered document's head contains more than the code sets; it stays while this page is
    // shown.
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
