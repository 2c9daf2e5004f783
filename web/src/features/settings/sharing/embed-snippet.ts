/** The embed snippet for a practice's website; `docs/embed.md` describes what it does. */
import { sitePaths } from '@platzwart/domain/site-paths';

export function embedSnippet(origin: string, slug: string, title: string): string {
  return `<iframe src="${origin}${sitePaths.booking(slug)}?embed=1" title="${title}"
        style="display:block;width:100%;height:60rem;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;
}
