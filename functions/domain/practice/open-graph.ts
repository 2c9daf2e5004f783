/**
 * Previews of shared links in messengers and social networks (Open Graph). Their crawlers run no
 * scripts, so the tags are part of the HTML.
 */

type Shared = {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  picture: SharedPicture;
};

/** `url` is absolute; size in pixels. */
export type SharedPicture = { url: string; width: number; height: number };

/** The product's own picture (made by `npm run pictures`), for pages without one. */
export function productPicture(origin: string): SharedPicture {
  return { url: `${origin}/platzwart.png`, width: 1200, height: 630 };
}

/** The `meta` elements, by property or name; the caller escapes the texts. */
export function openGraphTags({
  title,
  description,
  url,
  picture,
}: Shared): { by: 'property' | 'name'; key: string; content: string }[] {
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
    ...Object.entries(properties).map(([key, content]) => ({
      by: 'property' as const,
      key,
      content,
    })),
    // Wide pictures appear above the text, a logo (512 at most) next to it.
    {
      by: 'name',
      key: 'twitter:card',
      content: picture.width > 600 ? 'summary_large_image' : 'summary',
    },
  ];
}
