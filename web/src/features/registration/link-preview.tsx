import { slugCandidates } from '@platzwart/domain/practice/slug';
import styles from './registration.module.css';
import { texts } from './texts.ts';

/** Preview of the link while the name is typed; a placeholder until the name yields one. */
export function LinkPreview({ title }: { title: string }) {
  const [slug] = slugCandidates(title);
  return (
    <p className="stack gap-1 unlimited soft">
      <span className="small">{texts.link.label}</span>
      <output className="anywhere" htmlFor="title">
        {location.host}/
        <span className={slug ? `strong ${styles.slug}` : 'muted'}>
          {slug ?? texts.link.placeholder}
        </span>
      </output>
      <span className="hint">{texts.link.hint}</span>
    </p>
  );
}
