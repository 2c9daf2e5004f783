/**
 * A leaf: a good time, by shape and not by colour alone. Needs adjacent words or an accessible
 * name.
 */
export function QuietMark() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path
        d="M11 1C5 1 1.5 3.5 1.5 7.25c0 .9.25 1.75.7 2.4L1 11h1.6l.75-.8c.7.35 1.45.55 2.25.55C9.5 10.75 11 7 11 1z"
        fill="currentColor"
      />
    </svg>
  );
}
