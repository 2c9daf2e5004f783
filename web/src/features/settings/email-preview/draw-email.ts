/**
 * Renders an e-mail's HTML as its reader will see it. E-mails use inline styles, which our CSP
 * forbids, so this rebuilds allowed elements one by one and styles them by script. Drops everything
 * else: scripts, URLs, event handlers.
 */

const drawn = new Set([
  'A',
  'B',
  'BR',
  'DIV',
  'EM',
  'H1',
  'H2',
  'H3',
  'HR',
  'LI',
  'OL',
  'P',
  'SPAN',
  'STRONG',
  'TABLE',
  'TBODY',
  'TD',
  'TH',
  'TR',
  'UL',
]);
/** Drops these including their text. */
const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT', 'IFRAME', 'OBJECT']);

/**
 * The e-mail's body as one element, for a shadow root, which isolates it from the page's styles.
 */
export function drawEmail(html: string): HTMLElement {
  // Rename the attribute and leave out stylesheets, because the browser reports CSP violations even
  // in documents that are never shown.
  const { body } = new DOMParser().parseFromString(
    html
      .replace(/<style[\s>][\s\S]*?<\/style>/gi, '')
      .replace(/(<[a-z][a-z0-9]*(?:\s[^<>]*?)?\s)style="/gi, `$1${styleAttribute}="`),
    'text/html',
  );
  const whole = document.createElement('div');
  whole.style.cssText = styleOf(body);
  whole.append(...childrenOf(body));
  return whole;
}

const styleAttribute = 'data-style';

/** E-mails say the size of cells by attributes, too. */
const sizes = ['width', 'height', 'align', 'valign'];

function childrenOf(parent: Element): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    if (!(node instanceof HTMLElement) || silent.has(node.tagName)) return [];
    if (node.tagName !== 'IMG' && !drawn.has(node.tagName)) return childrenOf(node);
    const source = node.getAttribute('src') ?? '';
    // The practice's own logo; anything else would ask others.
    if (node.tagName === 'IMG' && !source.startsWith('/media/logos/')) return [];
    const element = document.createElement(node.tagName);
    if (node.hasAttribute(styleAttribute)) element.style.cssText = styleOf(node);
    for (const name of sizes)
      if (node.hasAttribute(name)) element.setAttribute(name, node.getAttribute(name) ?? '');
    if (node instanceof HTMLImageElement) {
      (element as HTMLImageElement).src = source;
      (element as HTMLImageElement).alt = '';
    }
    // Presentational tables must not be announced as tables.
    if (node.getAttribute('role') === 'presentation') element.setAttribute('role', 'presentation');
    element.append(...childrenOf(node));
    return [element];
  });
}

function styleOf(element: Element): string {
  return element.getAttribute(styleAttribute) ?? '';
}
