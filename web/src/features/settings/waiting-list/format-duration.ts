const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** A duration in milliseconds as words after 'in': '0,4 Sekunden', '1 Sekunde', '12 Sekunden', '2 Minuten 5 Sekunden'. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 100) return 'weniger als 0,1 Sekunden';
  const exact = Math.round(milliseconds / 100) / 10;
  // From ten seconds on, tenths do not matter.
  if (exact < 10) return counted(exact, 'Sekunde');
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [minutes > 0 && counted(minutes, 'Minute'), seconds % 60 > 0 && counted(seconds % 60, 'Sekunde')];
  return parts.filter(Boolean).join(' ');
}

function counted(n: number, one: string): string {
  return `${tenths.format(n)} ${n === 1 ? one : `${one}n`}`;
}
