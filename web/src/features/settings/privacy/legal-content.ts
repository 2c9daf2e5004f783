/** Converts a legal text, which the build renders to HTML, to pdfmake content: headings, paragraphs and lists. */

type Inline = string | { text: string | Inline[]; bold?: true; italics?: true; decoration?: 'underline'; link?: string };
export type Block =
  | { text: Inline[]; style: string; outline?: true; outlineText?: string; outlineParentId?: string; id?: string; headlineLevel?: number }
  | { ul: ListItem[]; style: string }
  | { ol: ListItem[]; style: string };
type ListItem = { text: Inline[] } | { stack: (Block | { text: Inline[] })[] };

/** Prefixes internal links with `origin`, since relative links lead nowhere from a document. */
export function legalContent(html: string, origin: string): Block[] {
  return blocksOf(bodyOf(html), origin);
}

/** One section: its heading without the number, and its content, with headings one level higher. */
export function legalSection(html: string, id: string, origin: string): { title: string; blocks: Block[] } {
  const body = bodyOf(html);
  const heading = body.querySelector(`#${id}`);
  if (!heading) throw new Error(`The legal text has no section '${id}'.`);
  const section = document.createElement('div');
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    section.append(next.cloneNode(true));
  }
  const blocks = blocksOf(section, origin).map((block) =>
    'text' in block && block.style === 'h3' ? { ...block, style: 'h2', headlineLevel: 2 } : block,
  );
  return { title: (heading.textContent ?? '').replace(/^\d+\.\s*/, ''), blocks };
}

/** Parsed only: never rendered or executed. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

function blocksOf(parent: Element, origin: string): Block[] {
  return [...parent.children].flatMap((element): Block[] => {
    const inlines = () => inlinesOf(element, origin);
    const text = element.textContent ?? '';
    switch (element.tagName) {
      case 'H2':
        return [{ text: inlines(), style: 'h2', headlineLevel: 2, outline: true, outlineText: text }];
      case 'H3':
        return [{ text: inlines(), style: 'h3', headlineLevel: 3 }];
      case 'P':
        return [{ text: inlines(), style: 'paragraph' }];
      case 'UL':
        return [{ ul: itemsOf(element, origin), style: 'list' }];
      case 'OL':
        return [{ ol: itemsOf(element, origin), style: 'list' }];
      // The on-screen page's table of contents.
      case 'DETAILS':
        return [];
      default:
        throw new Error(`A legal text has <${element.tagName.toLowerCase()}>, which is not yet set in its PDF.`);
    }
  });
}

function itemsOf(list: Element, origin: string): ListItem[] {
  return [...list.children].map((item) => {
    const hasBlocks = [...item.children].some(({ tagName }) => ['P', 'UL', 'OL'].includes(tagName));
    if (!hasBlocks) return { text: inlinesOf(item, origin) };
    // Markdown puts a nested list directly after its item's text.
    const lead = document.createElement('p');
    const rest = document.createElement('div');
    for (const node of item.childNodes) {
      const isBlock = node instanceof Element && ['P', 'UL', 'OL'].includes(node.tagName);
      (isBlock ? rest : lead).append(node.cloneNode(true));
    }
    const inlines = inlinesOf(lead, origin);
    const isSaid = (lead.textContent ?? '').trim() !== '';
    return { stack: [...(isSaid ? [{ text: inlines }] : []), ...blocksOf(rest, origin)] };
  });
}

function inlinesOf(parent: Element, origin: string): Inline[] {
  return [...parent.childNodes].flatMap((node): Inline[] => {
    if (!(node instanceof Element)) return [(node.textContent ?? '').replace(/\s+/g, ' ')];
    const inner = inlinesOf(node, origin);
    switch (node.tagName) {
      case 'STRONG':
        return [{ text: inner, bold: true }];
      case 'EM':
        return [{ text: inner, italics: true }];
      case 'A':
        return [{ text: inner, decoration: 'underline', link: new URL(node.getAttribute('href') ?? '', origin).href }];
      case 'BR':
        return ['\n'];
      default:
        return inner;
    }
  });
}
