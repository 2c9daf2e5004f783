import type { QrCode } from './qr-code.ts';
import styles from './qr-picture.module.css';

export function QrPicture({ code: { size, path }, title }: { code: QrCode; title: string }) {
  return (
    <svg
      className={`rigid ${styles.qr}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={title}
    >
      <path d={path} />
    </svg>
  );
}
