/** An external link: opens in a new tab, says so, and sends no referrer. */

import { texts } from './testimonials-texts.ts';

export function OutsideLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="tap gap-2">
      {name}
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        aria-hidden="true"
      >
        <path
          d="M9.5 2.5h4v4M13.2 2.8 7.5 8.5M12.5 9.5v3a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1h3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="visually-hidden">{texts.newTab}</span>
    </a>
  );
}
