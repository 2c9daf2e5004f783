const number = new Intl.NumberFormat('de-DE');

const requests = (n: number) =>
  n === 1 ? '1 offene Anfrage' : `${number.format(n)} offene Anfragen`;
const lists = (n: number) => (n === 1 ? '1 Liste' : `${number.format(n)} Listen`);

/** Texts of merging one tag into another. */
export const mergeTexts = {
  open: 'Zusammenführen',
  openNamed: (name: string) => `Zusammenführen: ${name}`,
  title: (name: string) => `„${name}“ zusammenführen mit …`,
  which: 'Welches Schlagwort bleibt?',
  choose: 'Bitte wählen',
  missing: 'Bitte wähle das Schlagwort, das bleibt.',
  concerned: (nOpen: number, nLists: number) =>
    nOpen + nLists === 0
      ? 'Keine offene Anfrage und keine Liste ist betroffen.'
      : `Betroffen: ${[...(nOpen > 0 ? [requests(nOpen)] : []), ...(nLists > 0 ? [lists(nLists)] : [])].join(' und ')}.`,
  result: (name: string, into: string) =>
    `Überall steht danach „${into}“, auch an archivierten Anfragen; „${name}“ gibt es dann nicht mehr.`,
  final: 'Das lässt sich nicht rückgängig machen.',
  confirm: 'Zusammenführen',
  goOn: 'Weitermachen',
  busy: (done: number) =>
    done === 0
      ? 'Wird zusammengeführt …'
      : `Wird zusammengeführt … ${requests(done).replace(/offene /, '')} geschafft`,
  merged: (name: string, into: string) => `„${name}“ ist jetzt „${into}“`,
} as const;
