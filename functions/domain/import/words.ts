/** What lists say for yes and for no. */
export const yes = ['ja', 'j', 'x', 'yes', 'y', 'wahr', 'true', '1', '✓', '✔', 'hoch', 'dringend', 'gewünscht', 'erwünscht', 'bitte'];
export const no = ['nein', 'n', '-', '–', 'no', 'falsch', 'false', '0', 'normal', 'niedrig', 'nicht gewünscht', 'kein', 'keiner', 'keine'];
