/**
 * Words in old lists that change what a cell means: somebody waits no longer, or what stands there
 * is wrong, old or unsure. The only place that knows them; whoever reads the row asks.
 */
import { maxCell } from './import.ts';

/** No cell that names somebody is longer. */
const longest = 1000;

const already =
  '(?:(?:hat|haben|wurden?|alle|schon|bereits|jetzt|einen?|fixen|andere[nr]|ihren|die|den|woanders|anderswo) ){0,5}';
const place = '(?:therapie)?pl(?:atz|ä(?:e)?tze)';
/** Surely of the person, whatever stands behind. */
const gone = [
  `(?:hat|haben|alle|schon|bereits|jetzt) ${already}(?:${place}|angefangen|begonnen|gestartet)`,
  `${already}${place} (?:gefunden|bekommen|erhalten|fix\\p{L}*)`,
  `${already}(?:abgesagte?|abgemeldete?|erledigte?|(?:ver|ge)storbene?|stornierte?|gestrichene?|(?:anderweitig )?versorgte?)`,
  'keine?n? (?:interesse|bedarf|therapie mehr)(?: mehr)?',
  'nicht mehr (?:interessiert|nötig|auf der (?:warte)?liste)',
].join('|');
/** Done is only what the practice had to do: 'Rückruf: erledigt', '1. Anruf ✓'. */
const task =
  'ruf|telefonat|gespräch|mail|sms|kontakt|rückfrage|bogen|formular|unterlagen|anamnese|befund|rezept|verordnung|vo|überweisung|bewilligung|diagnostik|abklärung';
const taskDone = new RegExp(
  `(?<!\\p{L})\\p{L}{0,20}(?:${task})e?n?(?: [\\p{L}\\d.]+)?(?:: ?| )(?:(?:ist|schon|bereits|alles) )*(?:erledigt|erl\\.|abgeschlossen|beendet|[✓✔☑])`,
  'giu',
);

/** In a cell, or where nothing else is said. */
const goneAlone = [
  '[†✝✞⚰✓✔☑✗✘❌]|R\\. ?I\\. ?P\\.?|verst\\.|erl(?:ed)?\\.|tot|deceased|cancell?ed',
  'absage|storno|gelöscht|gekündigt|hinfällig|obsolet|pausiert?',
  `${already}(?:termin|therapie) (?:gefunden|bekommen|erhalten)|hat ${already}therapie`,
  '(?:will|möchte|braucht|kommt|wartet|ist) (?:es |sie )?nicht(?: mehr)?|no longer(?: \\p{L}+)?',
].join('|');
/** There, and as a status or above people: 'in Therapie bei Nina', 'abgeschlossene'. */
const done =
  'abgeschlossene?|beendete?|zurück(?:gezogene?|gestellte?)|(?:(?:schon|bereits|laufend\\p{L}*|in) )+(?:therapien?|behandlung(?:en)?)';
/** Only as a status or above people. */
const archived = `${place} vergeben|absagen?|archiv\\p{L}*|vergebene?|begonnene?|gestartete?|angefangen|aufgenommene?|vermittelte?|ehemalige?|pausierte?|anderswo|woanders|nicht mehr anrufen`;
const wrong = [
  'falsch(?:e[rns]?)?|wrong|invalid|ungültig|unrichtig|inkorrekt|fehlerhaft|veraltet|abgelaufen|verfallen|outdated|expired',
  'stimmt (?:so )?nicht(?: mehr)?|nicht mehr(?: \\p{L}+)?',
  'nicht (?:gültig|aktuell|korrekt|richtig|erreichbar|vergeben|verwenden|anrufen|zustellbar)',
  'kein(?:en?)? anschlu(?:ss|ß)|gesperrt|außer betrieb|(?:unbekannt )?verzogen|(?:um|aus|weg)gezogen|zieht um',
  '(?:alt|old|ex|früher|bisher|vorher)(?= ?(?::|[+0]\\d))|(?<=\\()(?:alt|old|ex)(?=\\))|(?<=\\d{2}[\\s,/–-]{1,3})alt',
  'alte[rns]? (?:nr|nummer|tel|telefon|handy|mobil|adresse|anschrift|mail|e-mail)\\p{L}*',
].join('|');
const unsure =
  'unsicher|unklar|unles(?:bar|erlich)|vermutlich|vielleicht|vllt\\.?|evtl\\.?|eventuell|wahrscheinlich|nachfragen|(?:über)?prüfen|unsure|check';

const words = (kinds: string) => new RegExp(`(?<![\\p{L}\\d])(?:${kinds})(?!\\p{L})`, 'iu');
const goneInCell = `${gone}|${goneAlone}|${done}`;
const anyGone = words(goneInCell);
const anyRemark = words(`${goneInCell}|${wrong}|${unsure}`);
/** Beside a whole name: 'erl. Huber Maria', 'Huber Maria, hat abgesagt'. */
export const remarkBeside = new RegExp(
  `^(?:${goneInCell}|${wrong})[:!]* (?=\\S+ \\S)|(?<=\\S \\S+)(?: ?[,–-])? (?:(?:hat|ist|schon|leider) )*(?:${goneInCell}|${wrong}|${unsure})[.!]*$`,
  'iu',
);
/** '0316 22233x', '0660 12345..': digits are missing. */
const missingDigits = /\d[\d /-]{2,20}(?:[x*_•…]|\.{2})+(?![\p{L}\d])(?!(?<=[ /-]\dx) \p{L})/iu;
/** The number before it, or nobody knows which: '0316 222333 (Fax)', but not 'Tel/Fax'. */
const fax = /(?<!(?:tel\.?|telefon|auch|und|u\.) ?[/+&-]? ?)\b(?:tele)?fax\b(?!\D{0,6}\d{3})/i;

/** Of such words: whether they say that somebody waits no longer. */
export const areGone = (found: string) => anyGone.test(found);

/** The words of a cell, as they are written, that somebody should ask about. */
export function remarkIn(field: string, cell: string): string | undefined {
  const text = cell.slice(0, longest).replace(taskDone, '');
  const found =
    anyRemark.exec(text) ??
    (/^phone/.test(field) ? (missingDigits.exec(text) ?? fax.exec(text)) : null) ??
    // Names and days with one are asked as it is.
    (/^(?:phone|address)/.test(field) ? /(?<=[\p{L}\d].*)\?/u.exec(text) : null);
  return found?.[0];
}

const anyOf = (kinds: string) =>
  `(?<!\\p{L})(?:(?:ist|schon|bereits|leider|alles) )*(?:${kinds})(?!\\p{L})`;
const status = new RegExp(`^[^\\p{L}\\d]*${anyOf(`${gone}|${done}|${archived}`)}`, 'iu');
const said = new RegExp(`^[^\\p{L}\\d]*(?:\\p{L}+ (?=ha(?:t|ben) ))?${anyOf(gone)}`, 'iu');
const saidAlone = new RegExp(
  `^[^\\p{L}\\d]*${anyOf(goneInCell)}[\\s,)!.]*(?:(?:am|seit|per|via|tel|telefonisch|laut liste|e-?mail|mail|sms|telefon)\\b\\.? ?)*[^\\p{L}]*$`,
  'iu',
);
const yes = /^(?:x|ja?|1|wahr|ok|✓|✔|(?:am )?\d{1,2}\. ?\d{1,2}\..*)$/i;
const no = /^(?:nein|no?\b|[-–0]|falsch)/i;

/** A line or a status says that people wait no longer: 'Archiv 2024', 'in Therapie'. */
export const isOver = (text: string) => status.test(text.slice(0, 200));

/** Of a team's note: the line that says so: 'Abschnitt: hat Platz bekommen', 'erledigt: x'. */
export function goneIn(note: string): string | undefined {
  return note
    .slice(0, maxCell)
    .split('\n')
    .find((line) => {
      const whole = line.slice(0, longest).replace(taskDone, '');
      const [, head = '', text = whole] = /^([^:]{1,60}): ?(.*)/.exec(whole) ?? [];
      if (/^(?:abschnitt|status|stand|ok)\b/i.test(head) && isOver(text)) return true;
      if (saidAlone.test(head) ? !no.test(text) : isOver(head) && yes.test(text)) return true;
      return said.test(text) || saidAlone.test(text);
    });
}

/** Rows below it come first; also part of a regular expression of folded text. */
export const urgent = 'dringend\\w*|eilig\\w*|akut\\w*|notf(?:ä|ae|a)lle?';
const urgentLine = new RegExp(
  `^Abschnitt: (?:sehr )?(?:${urgent}|prio(?:rität)?(?: (?:1|a|hoch))?)(?: ?[!:]*| \\S+)$`,
  'im',
);

/** 'Abschnitt: DRINGEND': whoever stands below it comes first. */
export const urgentSection = (note: string) => urgentLine.exec(note)?.[0];
