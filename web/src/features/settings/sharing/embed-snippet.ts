/** What a practice puts into its own website; what it does there, stands in the README. */
import { sitePaths } from '@platzwart/domain/site-paths';

export function embedSnippet(origin: string, slug: string, title: string): string {
  return `<iframe src="${origin}${sitePaths.booking(slug)}?embed=1" title="${title}"
        style="display:block;width:100%;height:60rem;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;
}
