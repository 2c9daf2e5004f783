/**
 * Markdown that strangers may read: no HTML, and no images, since fetching one would tell a foreign server who reads.
 * Headings start below those of the page.
 */
import ReactMarkdown, { type Components } from 'react-markdown';

const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href, children }) => (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
};

export default function MarkdownFormatted({ text }: { text: string }) {
  return (
    <ReactMarkdown skipHtml disallowedElements={['img']} components={components}>
      {text}
    </ReactMarkdown>
  );
}
