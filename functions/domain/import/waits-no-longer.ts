/** What lists say of people who wait no longer: in a line above them, a status, a remark. */
import { folded } from '../text/folding.ts';
import { maxCell } from './import.ts';

const already =
  '(?:(?:ha(?:t|ben)|wurden?|schon|bereits|jetzt|alle|einen?|fixen|andere[nr]|ihren|die|den) )';
const place = '(?:therapie)?pl(?:atz|aetze)';
const remarks = `${already}+(?:${place}|angefangen|begonnen|gestartet)|${place} (?:bekommen|erhalten|gefunden|fix\\w*)|${already}*(?:abgesagte?|abgemeldete?|erledigte?|(?:ver|ge)storbene?|storniert|gestrichene?|versorgte?)|kein(?:e|en)? (?:interesse|bedarf|therapie mehr)|nicht mehr (?:interessiert|noetig|auf der (?:warte)?liste)`;
const remark = new RegExp(`^(?:${remarks})(?: |$)`);
/** Alone above people, or as a status, these can mean nothing else. */
const status = new RegExp(
  `^(?:${remarks}|${already}*(?:${place} vergeben|absagen?|archiv\\w*|abgeschlossene?|beendete?|vergebene?|begonnene?|gestartete?|angefangen|aufgenommene?|ehemalige?|(?:laufend\\w*|in) (?:therapien?|behandlung(?:en)?)|anderswo|woanders)|nicht mehr anrufen)(?: |$)`,
);
const yes = /^(?:x|ja?|1|wahr|ok|✓|✔|(?:am )?\d{1,2}\. ?\d{1,2}\..*)$/i;

const plain = (text: string) =>
  folded(text.slice(0, 200))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A line or a status says it: 'Archiv 2024', 'in Therapie'. */
export const isOver = (text: string) => status.test(plain(text));

/** The line of a note that says it: 'Abschnitt: hat Platz bekommen', 'erledigt: x'. */
export function lineOfOver(note: string): string | undefined {
  return note
    .slice(0, maxCell)
    .split('\n')
    .find((line) => {
      const [, head = '', said = line] = /^([^:]{1,60}): (.*)/.exec(line) ?? [];
      const isStatus = /^(?:abschnitt|status|stand|ok)\b/.test(plain(head));
      return isStatus ? isOver(said) : remark.test(plain(said)) || (isOver(head) && yes.test(said));
    });
}

/** 'Abschnitt: DRINGEND': whoever stands below it comes first. */
export const urgentSection = (note: string) =>
  /^Abschnitt: (?:sehr )?(?:dringend\w*|eilig\w*|akut\w*|notf[aä]lle?|prio(?:rität)?(?: (?:1|a|hoch))?)(?: ?[!:]*| \S+)$/im.exec(
    note,
  )?.[0];
