import { ButtonAnchor } from '../ui/button.tsx';
import styles from './layout.module.css';
import { texts } from './texts.ts';

/** In the place of a page that does not show itself inside others. */
export default function FrameRefusal({ path }: { path: string }) {
  return (
    <main className={styles.refusal}>
      <p>{texts.framed}</p>
      <ButtonAnchor href={path} target="_blank" rel="noopener">
        {texts.openOutside}
      </ButtonAnchor>
    </main>
  );
}
