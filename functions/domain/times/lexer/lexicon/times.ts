/** Phrases that name days and times, deny them or join them; how they are written: phrases.ts. */
import { weekdays } from '../../../waiting-list/slot.ts';
import { hours, wholeDay } from './parts.ts';
import type { MeaningOf } from './phrases.ts';

export const ofTimes: readonly MeaningOf[] = [
  [
    { is: 'days', days: weekdays },
    `taeglich\ntgl\ntaegl\njeden|jed|jd|alle tag|tage|day\nan? allen|alle|jedem|jeden|jeder tagen|tage|tag|wochentag|wochentagen\ndie|in? der? ganze|gesamte|ganzen woche`,
  ],
  [
    { is: 'days', days: weekdays.slice(0, 5) },
    'werktags\nwerktage\nalle wochentage\nan? werktagen\nan? jedem|jeden|jeder werktag\nwochentags\nunter der woche\nunterm woche\nunterwoche',
  ],
  [
    { is: 'days', days: weekdays.slice(5) },
    'am? wochenende|wochenenden\nwochenends\nwe\nan|am? wochenenden',
  ],
  [
    { is: 'part', part: wholeDay },
    'den? ganzen|gz|gzn|ges tag\nall day\nganzer tag\nzu? ganze tage\ndurchgehend',
  ],
  [{ is: 'part', part: hours(0, 12) }, 'v m'],
  [{ is: 'part', part: hours(12, 24) }, 'n m'],
  [
    { is: 'part', part: hours(0, 10) },
    'gleich? in der frueh|fruehe\nam|jeden morgen|morgens\nder? frueh',
  ],
  [{ is: 'part', part: hours(0, 9) }, 'am? fruehen|frueher|frueh|zeitigen morgen'],
  [{ is: 'part', part: hours(0, 10) }, 'am? fruehen|frueher|fruehem|zeitigen vormittag|vormittags'],
  [
    { is: 'part', part: hours(10, 12) },
    'am? spaeten|spaeter|spaeteren|spaetem|spaet vormittag|vormittags',
  ],
  [
    { is: 'part', part: hours(12, 15) },
    'am? fruehen|frueher|frueheren|fruehem nachmittag|nachmittags',
  ],
  [
    { is: 'part', part: hours(16, 24) },
    'am? spaeten|spaeter|spaeteren|spaetem|spaet nachmittag|nachmittags',
  ],
  [{ is: 'part', part: hours(17, 19) }, 'am? fruehen|frueher|fruehem abend|abends'],
  [
    { is: 'any' },
    [
      'egal wann|welcher|welche tag|tage|zeit|uhrzeit\nany time',
      'egal wann',
      'wann egal',
      'egal\nirgendwann\nflexibel\nflexible\nflex\nbeliebig\njederzeit\nimmer\nalles\noffen\nimma\nwurscht',
      'ganz|voellig|total|komplett|absolut|sehr|zeitlich|zeitl egal|flexibel|flex|offen|wurscht|ungebunden|unabhaengig',
      'nicht eingeschraenkt|gebunden\n24 / 7',
      'zu? jede|jeder|jedem|alle|allen zeit|uhrzeit|tageszeit|zeiten|uhrzeiten|termin|zeitfenster|termine',
      'tag|uhrzeit|zeit|wochentag|tageszeit und|u|oder uhrzeit|zeit|tag|tageszeit egal|flexibel|beliebig',
      'tag|uhrzeit|zeit|wochentag|tageszeit ist? egal|flexibel|beliebig|offen',
      'keine besonderen|bestimmten? wuensche|praeferenz|praeferenzen|vorgaben|vorlieben\nwann immer\nwann immer was|etwas frei ist|wird\nrund um die uhr\nkeine|ohne einschraenkung|einschraenkungen\nuneingeschraenkt',
    ].join('\n'),
  ],
  [
    { is: 'not' },
    [
      'nicht\nnie\nniemals\nnein\nunmoeglich\nkeinesfalls\nkeinenfalls\nnet\nned\nnichts\nnix\nnimmer\nausgeschlossen',
      'nicht|nie|net|ned|nichts|nix mehr\ngar? keine|nie zeit mehr?\nauf gar? keinen fall\nin gar? keinem fall',
    ].join('\n'),
  ],
  [{ is: 'not', how: 'no' }, 'weder\nkein\nkeine\nkeinen\nkeiner\nkein|keine|keinen mehr'],
  [
    { is: 'not', how: 'except' },
    'ausser\nausgenommen\nausgen\nexkl\nexklusive\nabgesehen von|vom\nausserhalb von?\nohne\nbis auf\nausnahme\nmit ausnahme von|vom|des|der?',
  ],
  [
    { is: 'others' },
    'alles|alle|allen andere|anderen|uebrige|uebrigen|weitere\nsonst\nansonsten\nder? rest\nan? allen? anderen|andere|restlichen|uebrigen tage|tagen\nuebrige|restliche tage',
  ],
  [{ is: 'and' }, 'und\nu\noder\nod\no\nsowie\nbzw\nbeziehungsweise\nals auch'],
];
