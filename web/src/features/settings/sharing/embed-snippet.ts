/** The embed snippet for a practice's website; `docs/embed.md` describes what it does. */
import { paths } from '../../../paths.ts';

export function embedSnippet(origin: string, slug: string, title: string): string {
  return `<iframe src="${origin}${paths.booking(slug)}?embed=1" title="${title}"
        style="display:block;width:100%;height:60rem;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;
}
