/** An A4 poster: the practice, what to do, the QR code and the link. */
import type { Practice } from '@platzwart/domain/practice/practice';
import type { QrCode } from '../../../ui/qr-code.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import styles from './poster.module.css';
import { texts } from './texts.ts';

const t = texts.poster;

/** Characters that fit on one line in the large type. */
const oneLine = { title: 40, link: 42 };

export function Poster({
  practice,
  link,
  code,
}: {
  practice: Practice;
  link: string;
  code: QrCode;
}) {
  const address = link.replace(/^https?:\/\//, '');
  return (
    <article className={`centred-text ${styles.poster}`} lang="de">
      <header className={`full ${styles.head}`}>
        {practice.logoImagePath !== '' && (
          <img className={styles.logo} src={practice.logoImagePath} alt="" />
        )}
        <h1 className={practice.title.length > oneLine.title ? styles.longTitle : styles.title}>
          {practice.title}
        </h1>
        <p className={styles.subtitle}>{practice.subtitle}</p>
      </header>
      <div className={styles.call}>
        <h2>{t.heading}</h2>
        <p>{t.instruction}</p>
      </div>
      <div className={`centred full ${styles.code}`}>
        <QrPicture code={code} title={link} />
      </div>
      <p className={address.length > oneLine.link ? styles.longLink : styles.link}>{address}</p>
      {practice.phone && <p className={styles.longLink}>{t.phone(practice.phone)}</p>}
    </article>
  );
}

/** Resolves once the logo can be rendered or has failed; printing earlier would leave a gap. */
export async function posterReady({ logoImagePath }: Practice): Promise<void> {
  await document.fonts?.ready;
  if (logoImagePath === '') return;
  const logo = new Image();
  logo.src = logoImagePath;
  await Promise.race([
    logo.decode().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

/** Milliseconds. */
const patience = 5000;
