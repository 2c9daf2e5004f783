/**
 * Markdown that strangers may read: no HTML, and no images, since fetching one would tell a foreign server who reads.
 * Headings start below those of the page.
 */
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import styles from './markdown.module.css';

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

/** Words that lead nowhere are words only. Behind what leads to another website stands whose it is, unless the words say so themselves. */
function link(href: string | undefined, children: ReactNode, target: '_blank' | undefined) {
  if (!href) return <>{children}</>;
  const host = foreignHost(href);
  return (
    <a href={href} target={target} rel="noopener noreferrer nofollow">
      {children}
      {host !== undefined && !saysOnly(host, children) && (
        <>
          {' '}
          <span className={styles.host}>({host})</span>
        </>
      )}
    </a>
  );
}

/** Undefined for pages of ours, mail and telephone. Characters that only look like others are told as browsers do (xn--…). */
function foreignHost(href: string): string | undefined {
  const url = new URL(href, location.href);
  return /^https?:$/.test(url.protocol) && url.host !== location.host ? url.host.replace(/^www\./, '') : undefined;
}

/** Whether the words are that address: 'praxis.at', 'https://www.praxis.at/team'. */
function saysOnly(host: string, words: ReactNode): boolean {
  if (typeof words !== 'string') return false;
  const said = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#@\\]+)(?:[/?#]\S*)?$/i.exec(words.trim())?.[1];
  return said?.toLowerCase() === host;
}

/** To websites, mail addresses and telephones; '' for whatever else (javascript:, data:). */
function safeAddress(address: string): string {
  // As people write it; it would lead to a page of ours.
  if (/^www\./i.test(address)) return `https://${address}`;
  // Browsers take both slashes for one, and two of them for another host: so it is validated and shown as one.
  if (/^[/\\]{2}/.test(address)) return URL.canParse(`https:${address}`) ? new URL(`https:${address}`).href : '';
  return /^tel:[+\d]/i.test(address) ? address : defaultUrlTransform(address);
}
