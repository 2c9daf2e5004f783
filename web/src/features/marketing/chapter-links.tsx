/** The chapters of `/product`, to jump to. */
import { productChapters } from '../../content/product-features.ts';
import { texts as o } from './offering-texts.ts';
import styles from './product.module.css';
import { texts as t } from './product-texts.ts';

const chapters = [...productChapters, { key: 'freie-plaetze', title: o.title }];

export default function ChapterLinks() {
  return (
    <nav aria-label={t.chapters}>
      <ul role="list" className={`row gap-2 ${styles.chapters}`}>
        {chapters.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              className={`tap small strong unbroken edged round dark undecorated ${styles.toChapter}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
