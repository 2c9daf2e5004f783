/** What messengers and networks show beside a shared link (Open Graph). They run no scripts, so it stands in the document. */

export type Shared = {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  picture: SharedPicture;
};

/** `url` is absolute; its size in pixels. */
export type SharedPicture = { url: string; width: number; height: number };

/** The product's own picture (`npm run pictures` takes it), for whatever has none of its own. */
export function productPicture(origin: string): SharedPicture {
  return { url: `${origin}/platzwart.png`, width: 1200, height: 630 };
}

/** The `meta` elements, by property or name; texts as they are, for whoever writes a document to escape. */
export function openGraphTags({ title, description, url, picture }: Shared): { by: 'property' | 'name'; key: string; content: string }[] {
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:locale': 'de_DE',
    'og:site_name': 'Platzwart',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture.url,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
  };
  return [
    ...Object.entries(properties).map(([key, content]) => ({ by: 'property' as const, key, content })),
    // Wide enough to stand above the words; a logo (512 at most) stands beside them.
    { by: 'name', key: 'twitter:card', content: picture.width > 600 ? 'summary_large_image' : 'summary' },
  ];
}
