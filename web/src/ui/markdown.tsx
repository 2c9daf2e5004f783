/** A user-written text, possibly markdown. The parser loads only for texts that need it. */
import {
  isReadableMarkdown,
  markdownSigns,
  paragraphsOf,
} from '@platzwart/domain/text/readable-markdown';
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import styles from './markdown-text.module.css';

const read = () => import('./markdown-formatted.tsx');
type Props = {
  text: string;
  /** Next to a form being filled in, a link would leave it. */
  linksOpenNewTab?: boolean;
};

// Without its parser the text shows as typed; the page and its input remain.
const LazyFormatted = lazy<ComponentType<Props>>(() => read().catch(() => ({ default: Plain })));
let loaded: ComponentType<Props> | undefined;

export function Markdown({ text, linksOpenNewTab = false }: Props) {
  const [Formatted] = useState(() => loaded ?? LazyFormatted);
  const plain = (
    <div className={`stack left ${styles.text}`}>
      <Plain text={text} />
    </div>
  );
  if (text.trim() === '') return null;
  if (!isMarkdown(text)) return plain;
  return (
    <PlainIfBroken text={text} plain={plain}>
      <Suspense fallback={plain}>
        <div className={`stack left ${styles.text}`}>
          <Formatted text={text} linksOpenNewTab={linksOpenNewTab} />
        </div>
      </Suspense>
    </PlainIfBroken>
  );
}

type Broken = { text: string; plain: ReactNode; children: ReactNode };

/**
 * A text that the parser cannot take must not take its page with it, least of all the settings that
 * mend it.
 */
class PlainIfBroken extends Component<Broken, { text: string; isBroken: boolean }> {
  override state: { text: string; isBroken: boolean } = { text: '', isBroken: false };

  static getDerivedStateFromProps({ text }: Broken, state: { text: string }) {
    return text === state.text ? null : { text, isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.plain : this.props.children;
  }
}

function isMarkdown(text: string): boolean {
  return markdownSigns.test(text) && isReadableMarkdown(text);
}

function Plain({ text }: Props) {
  return paragraphsOf(text).map((paragraph, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing but their position.
    <p key={i} className="written">
      {paragraph}
    </p>
  ));
}

/** Loads the parser if the text needs it. Never rejects: without it texts show as typed. */
export async function loadMarkdown(text: string): Promise<void> {
  if (loaded || !isMarkdown(text)) return;
  loaded = await read().then(
    (parser) => parser.default,
    () => undefined,
  );
}

/**
 * Whether the text can render in its final form. For a page that is mostly this text: avoids
 * rendering it plain first and formatted a moment later. Also true if the parser fails to load.
 */
export function useMarkdownReady(text: string): boolean {
  const [isReady, setReady] = useState(() => loaded !== undefined || !isMarkdown(text));
  useEffect(() => {
    if (isReady) return;
    let isOver = false;
    void loadMarkdown(text).then(() => {
      if (!isOver) setReady(true);
    });
    return () => {
      isOver = true;
    };
  }, [isReady, text]);
  return isReady;
}
