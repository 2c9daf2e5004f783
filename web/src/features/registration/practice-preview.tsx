import { useEffect, useState } from 'react';
import { WeekMark } from '../../ui/week-mark.tsx';
import styles from './registration.module.css';
import { texts } from './texts.ts';

const t = texts.preview;

type Props = { title: string; subtitle: string; address: readonly string[]; website: string; logo: File | undefined };

/** The practice's card as patients will see it. */
export function PracticePreview({ title, subtitle, address, website, logo }: Props) {
  const logoUrl = useObjectUrl(logo);
  return (
    <aside className={styles.preview} aria-labelledby="vorschau">
      <h2 id="vorschau">{t.title}</h2>
      <div className={styles.card}>
        {logoUrl ? (
          <img src={logoUrl} alt="" className={styles.logo} />
        ) : (
          <span className={styles.noLogo}>
            <WeekMark />
          </span>
        )}
        <p className={title.trim() ? styles.cardTitle : `${styles.cardTitle} ${styles.placeholder}`}>{title.trim() || t.practiceTitle}</p>
        <p className={styles.hint}>{subtitle.trim() || t.subtitle}</p>
        {address.length > 0 && (
          <p className={styles.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
        {website.trim() && <p className={styles.website}>{website.trim()}</p>}
        <span className={styles.book} aria-hidden="true">
          {t.book}
        </span>
      </div>
    </aside>
  );
}

/** A local address for the chosen picture, given back when it is no longer shown. */
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
