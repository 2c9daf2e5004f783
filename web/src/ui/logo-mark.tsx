/** The logo mark: a week of five days with one free place. */
const cell = { width: 5, height: 5, step: 6.5 };

export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 19" className={className} aria-hidden="true" fill="currentColor">
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4].map((day) => (
          <rect
            key={`${row}-${day}`}
            x={0.5 + day * cell.step}
            y={0.5 + row * cell.step}
            width={cell.width}
            height={cell.height}
            rx="1.4"
            fillOpacity={row === 1 && day === 3 ? 1 : 0.22}
          />
        )),
      )}
    </svg>
  );
}
