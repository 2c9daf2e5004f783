<<<<<<< HEAD
/** What a practice puts into its own website; `docs/embed.md` says what it does there. */
=======
/** The embed snippet for a practice's website; the README describes what it does. */
>>>>>>> s3
import { paths } from '../../../paths.ts';

export function embedSnippet(origin: string, slug: string, title: string): string {
  return `<iframe src="${origin}${paths.booking(slug)}?embed=1" title="${title}"
        style="display:block;width:100%;height:60rem;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;
}
