import { ButtonAnchor } from '../ui/button.tsx';
import styles from './layout.module.css';
import { texts } from './texts.ts';

/** Replaces a page that must not be framed. */
export default function FrameRefusal({ path }: { path: string }) {
  return (
    <main className={`stack gap-4 left page-width ${styles.padded}`}>
      <p>{texts.framed}</p>
      <ButtonAnchor href={path} target="_blank" rel="noopener">
        {texts.openOutside}
      </ButtonAnchor>
    </main>
  );
}
