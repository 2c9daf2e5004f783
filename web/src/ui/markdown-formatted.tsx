/**
 * Markdown that strangers may read: no HTML, and no images, since fetching one would tell a foreign server who reads.
 * Headings start below those of the page.
 */
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';

const headings: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
};
const here: Components = { ...headings, a: ({ href, children }) => link(href, children, undefined) };
const newTab: Components = { ...headings, a: ({ href, children }) => link(href, children, '_blank') };

export default function MarkdownFormatted({ text, linksOpenNewTab = false }: { text: string; linksOpenNewTab?: boolean }) {
  return (
    <ReactMarkdown skipHtml disallowedElements={['img']} urlTransform={safeAddress} components={linksOpenNewTab ? newTab : here}>
      {text}
    </ReactMarkdown>
  );
}

/** Words that lead nowhere are words only. */
function link(href: string | undefined, children: ReactNode, target: '_blank' | undefined) {
  if (!href) return <>{children}</>;
  return (
    <a href={href} target={target} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** To websites, mail addresses and telephones; '' for whatever else (javascript:, data:). */
function safeAddress(address: string): string {
  // As people write it; it would lead to a page of ours.
  if (/^www\./i.test(address)) return `https://${address}`;
  return /^tel:[+\d]/i.test(address) ? address : defaultUrlTransform(address);
}
