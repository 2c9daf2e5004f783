/**
 * Words in old lists that change what a cell means: somebody waits no longer, or what stands there
 * is wrong, old or unsure. The only place that knows them; whoever reads the row asks.
 */

/** No cell that names somebody is longer. */
const longest = 1000;

const gone = [
  '[†✝✞⚰✓✔☑✗✘❌]',
  'R\\. ?I\\. ?P\\.?',
  'verst(?:orben|\\.)|gestorben|tot|deceased',
  'erl(?:ed)?\\.|erledigt|abgeschlossen|beendet',
  'abgesagt|absage|abgemeldet|storno|storniert|cancell?ed|gestrichen|gelöscht|gekündigt',
  'zurück(?:gezogen|gestellt)|hinfällig|obsolet|(?:anderweitig |schon |bereits )?versorgt|pausiert?',
  '(?:(?:hat|haben) )?(?:(?:schon|bereits|jetzt|woanders|anderswo|anderen?|einen?) )*(?:therapie)?(?:platz|termin|therapie) (?:gefunden|bekommen|erhalten)',
  'hat (?:(?:schon|bereits|jetzt|woanders|anderswo|anderen?|einen?) )*(?:therapie)?(?:platz|therapie)',
  '(?:schon |bereits )?in (?:therapie|behandlung)',
  'keine?n? (?:interesse|bedarf)(?: mehr)?',
  '(?:will|möchte|braucht|kommt|wartet|ist) (?:es |sie )?nicht(?: mehr)?|nicht mehr nötig|no longer(?: \\p{L}+)?',
].join('|');
const wrong = [
  'falsch(?:e[rns]?)?|wrong|invalid|ungültig|unrichtig|inkorrekt|fehlerhaft|veraltet|outdated',
  'stimmt (?:so )?nicht(?: mehr)?|nicht mehr(?: \\p{L}+)?',
  'nicht (?:gültig|aktuell|korrekt|richtig|erreichbar|vergeben|verwenden|anrufen|zustellbar)',
  'kein(?:en?)? anschlu(?:ss|ß)|außer betrieb|(?:unbekannt )?verzogen|(?:um|aus|weg)gezogen|zieht um',
  '(?:alt|old|ex|früher|bisher|vorher)(?= ?(?::|[+0]\\d))|(?<=\\()(?:alt|old|ex)(?=\\))|(?<=\\d{2}[\\s,/–-]{1,3})alt',
  'alte[rns]? (?:nr|nummer|tel|telefon|handy|mobil|adresse|anschrift|mail|e-mail)\\p{L}*',
].join('|');
const unsure =
  'unsicher|unklar|unles(?:bar|erlich)|vermutlich|vielleicht|vllt\\.?|evtl\\.?|eventuell|wahrscheinlich|nachfragen|(?:über)?prüfen|unsure|check';

const words = (kinds: string) => new RegExp(`(?<![\\p{L}\\d])(?:${kinds})(?!\\p{L})`, 'iu');
const anyRemark = words(`${gone}|${wrong}|${unsure}`);
/** Beside a whole name: 'erl. Huber Maria', 'Huber Maria, hat abgesagt'. */
export const remarkBeside = new RegExp(
  `^(?:${gone}|${wrong})[:!]* (?=\\S+ \\S)|(?<=\\S \\S+)(?: ?[,–-])? (?:(?:hat|ist|schon|leider) )*(?:${gone}|${wrong}|${unsure})[.!]*$`,
  'iu',
);
/** '0316 22233x', '0660 12345..': digits are missing. */
const missingDigits = /\d[\d /-]{2,20}(?:[x*_•…]|\.{2})+(?![\p{L}\d])(?!(?<=[ /-]\dx) \p{L})/iu;
/** The number before it, or nobody knows which: '0316 222333 (Fax)', but not 'Tel/Fax'. */
const fax = /(?<!(?:tel\.?|telefon|auch|und|u\.) ?[/+&-]? ?)\b(?:tele)?fax\b(?!\D{0,6}\d{3})/i;

/** The words of a cell, as they are written, that somebody should ask about. */
export function remarkIn(field: string, cell: string): string | undefined {
  const text = cell.slice(0, longest);
  const found =
    anyRemark.exec(text) ??
    (/^phone/.test(field) ? (missingDigits.exec(text) ?? fax.exec(text)) : null) ??
    // Names and days with one are asked as it is.
    (/^(?:phone|address)/.test(field) ? /(?<=[\p{L}\d].*)\?/u.exec(text) : null);
  return found?.[0];
}

const open = '(?:[^:\\n]{1,40}: ?)?[\\s(!*-]*(?:(?:hat|ist|wurde|schon|bereits|leider|alles) )*';
const saysGone = new RegExp(
  `^${open}(${gone})[\\s,)!.]*(?:(?:am|seit|per|tel|telefonisch|laut liste)\\b\\.? ?)?(?:(?:per|via|am) (?:e-?mail|mail|sms|telefon|tel))?[^\\p{L}]*$|^(?:[^:\\n]{1,40}: ?)?(?:\\p{L}+ )?((?:hat|haben) (?:abgesagt|storniert|(?:\\p{L}+ ){0,3}(?:therapie)?platz))(?!\\p{L})|^(${gone})(?: am| seit)?: (?!nein|no\\b|n\\b|[-–0]|falsch)`,
  'imu',
);

/** Of a team's note: a line that says nothing but that somebody waits no longer. */
export function goneIn(note: string): string | undefined {
  const found = saysGone.exec(note.slice(0, longest));
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
