/**
 * Draws an e-mail's HTML as its reader will see it. Mail needs styles as attributes, and our pages allow none: so what an e-mail may
 * consist of is made anew, element by element, and styled by script. Nothing else of it comes over: no script, no address, no event.
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
/** Not even their words are for readers. */
const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'NOSCRIPT', 'IFRAME', 'OBJECT']);

/** The e-mail's body as one element, which belongs into a shadow root: it knows nothing of the page's styles. */
export function drawEmail(html: string): HTMLElement {
  // Under another name, since the browser complains of the attribute even in a document that is never shown.
  const { body } = new DOMParser().parseFromString(
    html.replace(/(<[a-z][a-z0-9]*(?:\s[^<>]*?)?\s)style="/gi, `$1${styleAttribute}="`),
    'text/html',
  );
  const whole = document.createElement('div');
  whole.style.cssText = styleOf(body);
  whole.append(...childrenOf(body));
  return whole;
}

const styleAttribute = 'data-style';

function childrenOf(parent: Element): Node[] {
  return [...parent.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    if (!(node instanceof HTMLElement) || silent.has(node.tagName)) return [];
    if (!drawn.has(node.tagName)) return childrenOf(node);
    const element = document.createElement(node.tagName);
    if (node.hasAttribute(styleAttribute)) element.style.cssText = styleOf(node);
    // A table of facts is no table for those who hear it.
    if (node.getAttribute('role') === 'presentation') element.setAttribute('role', 'presentation');
    element.append(...childrenOf(node));
    return [element];
  });
}

function styleOf(element: Element): string {
  return element.getAttribute(styleAttribute) ?? '';
}
