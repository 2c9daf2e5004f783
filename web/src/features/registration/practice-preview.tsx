import { type ReactNode, useEffect, useState } from 'react';
import styles from './registration.module.css';
import { texts } from './texts.ts';

const t = texts.preview;

/** The card in the list of practices, as a list item; `logoImagePath` is '' without a logo. */
export type DrawCard = (practice: {
  title: string;
  subtitle: string;
  logoImagePath: string;
}) => ReactNode;

type Props = { title: string; subtitle: string; logo: File | undefined; card: DrawCard };

/** The practice's card as patients will see it. */
export function PracticePreview({ title, subtitle, logo, card }: Props) {
  const logoImagePath = useObjectUrl(logo) ?? '';
  return (
    <aside className={`stack ${styles.preview}`} aria-labelledby="vorschau">
      <h2 id="vorschau" className="hint">
        {t.title}
      </h2>
      {/* Preview only: its links are inactive. */}
      <ul className="stack anywhere" inert>
        {card({
          title: title.trim() || t.practiceTitle,
          subtitle: subtitle.trim() || t.subtitle,
          logoImagePath,
        })}
      </ul>
    </aside>
  );
}

/** An object URL of the chosen picture, revoked when no longer shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
