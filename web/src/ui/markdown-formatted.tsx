/**
 * Markdown from strangers: no HTML, and no images, since loading one would reveal the reader to a
 * foreign server. Headings start below those of the page.
 */
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';

const parts: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  // Lines stay as they were written, as in a text without signs; the newline after a `br` is the
  // break.
  p: ({ children }) => <p className="written">{children}</p>,
  br: () => null,
};
const here: Components = { ...parts, a: ({ href, children }) => link(href, children, undefined) };
const newTab: Components = { ...parts, a: ({ href, children }) => link(href, children, '_blank') };

export default function MarkdownFormatted({
  text,
  linksOpenNewTab = false,
}: {
  text: string;
  linksOpenNewTab?: boolean;
}) {
  return (
    <ReactMarkdown
      skipHtml
      disallowedElements={['img']}
      urlTransform={safeAddress}
      components={linksOpenNewTab ? newTab : here}
    >
      {text}
    </ReactMarkdown>
  );
}

/**
 * Links without a valid target are plain text. Links to another website show its host, unless their
 * text already does.
 */
function link(href: string | undefined, children: ReactNode, target: '_blank' | undefined) {
  if (!href) return <>{children}</>;
  const host = foreignHost(href);
  return (
    <a href={href} target={target} rel="noopener noreferrer nofollow">
      {children}
      {host !== undefined && !saysOnly(host, children) && (
        <>
          {' '}
          <span className="muted anywhere">({host})</span>
        </>
      )}
    </a>
  );
}

/**
 * Undefined for our own pages, e-mail and telephone. Look-alike characters appear as in browsers
 * (xn--…).
 */
function foreignHost(href: string): string | undefined {
  const url = new URL(href, location.href);
  return /^https?:$/.test(url.protocol) && url.host !== location.host
    ? url.host.replace(/^www\./, '')
    : undefined;
}

/** Whether the link text is that address: 'praxis.at', 'https://www.praxis.at/team'. */
function saysOnly(host: string, words: ReactNode): boolean {
  if (typeof words !== 'string') return false;
  const said = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#@\\]+)(?:[/?#]\S*)?$/i.exec(words.trim())?.[1];
  return said?.toLowerCase() === host;
}

/**
 * Allows websites, e-mail addresses and telephone numbers; '' for anything else (javascript:,
 * data:).
 */
function safeAddress(address: string): string {
  // As people write it; without a scheme it would lead to one of our pages.
  if (/^www\./i.test(address)) return `https://${address}`;
  // Browsers treat both slashes alike, and two of them as another host: so the normalized address
  // is validated and shown.
  if (/^[/\\]{2}/.test(address))
    return URL.canParse(`https:${address}`) ? new URL(`https:${address}`).href : '';
  return /^tel:[+\d]/i.test(address) ? address : defaultUrlTransform(address);
}
