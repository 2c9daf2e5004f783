/** The chapters of `/product`, to jump to. */
import { productChapters } from '../../content/product-features.ts';
import { Cells } from './cells.tsx';
import { chapterCells } from './chapter-cells.ts';
import { texts as o } from './offering-texts.ts';
import styles from './product.module.css';
import { texts as t } from './product-texts.ts';

const chapters = [...productChapters, { key: 'freie-plaetze', title: o.title }];

export default function ChapterLinks() {
  return (
    <nav aria-label={t.chapters}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets. */}
      <ul role="list" className={styles.chapters}>
        {chapters.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`} className={`stack gap-2 packed small strong ${styles.toChapter}`}>
              <Cells rows={chapterCells[key] ?? ['22f22']} className={styles.toSign} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
