/** Phrases that say nothing of times, or only where a statement ends; how they are written: phrases.ts. */
import type { MeaningOf } from './phrases.ts';

const noProblem =
  'kein thema|problem|ding|hindernis\nkeine probleme|frage|schwierigkeiten|hindernisse';

export const fillers: readonly MeaningOf[] = [
  [
    { is: 'filler' },
    [
      'von\nvom\nam\nan\num\nden\ndem\nder\ndie\ndas\njeweils\njew\nje\nauch\nweiters\ndann\nda\ngerne\ngern\nbitte\nmoeglich\nuhr\nja\ngut\nsuper\nok\nokay\nprima\nbestens\nperfekt\nwunderbar\nrecht\ntoll\nnoch\nschon\nganz\nleider\ngar\nentweder\nsowohl\nabsolut\nhier\ngenerell\nwunsch\nzeitlich\nsehr\nfuer\nalso\nbesonders\nwoechentlich\neinschliesslich\ninkl\nzeitfenster\nsofort\nfix\nsicher\nhauptsache\nganzjaehrig\ndaher\ndeshalb\ndeswegen\nund zwar\ninnerhalb von?\nim zeitraum|zeitfenster\nin der zeit\nfolgende|folgenden zeiten|tage|termine\nbis? open end\nbis zum? ende|schluss\nbis ladenschluss',
      'hallo\nservus\nguten tag|morgen|abend\ngruess gott\nsehr geehrte damen und herren\nvielen|herzlichen? dank|danke\ndanke schoen|sehr|im voraus?\nlg\nmfg\nvg\nliebe|viele|schoene|herzliche|beste gruesse\nmit freundlichen|lieben|besten gruessen',
      'jeden\njede\njeder\njedem\njed\njd\nalle\nallen\njede woche\negal ob',
      'moegliche|moeglichen|verfuegbare|freie|gewuenschte|bevorzugte|unsere|meine termine|zeiten|tage|wochentage|zeitfenster|therapiezeiten',
      'muss|muessen|soll|sollte|sollten|geht|ginge|gehen|gingen|passt|passen|wuerde|wuerden|kann|koennen|koennte|koennten|koennt|waere|waeren|ist|sind|bin|steht|stehen|moechte|moechten|will|wollen|braucht|brauchen|sucht|suchen|bevorzuge es?',
      'ich|wir|er|sie|es|man|uns|mir|ihm|ihr|ihnen|beide',
      'i\nis\neh\njo\nwaer\ntaet\nsan\nsamma',
      'einen? fixen|fixer? termin\neinen? platz|fixplatz|dauerplatz|fixtermin\ntermine\nuhrzeit\nuhrzeiten\nterminwunsch\nwunschtermin\nwunschtermine\nwunschzeit\nwunschzeiten\nzeit\nzeiten\nzeitraum\nzeitwunsch\nverfuegbar\nverfuegbarkeit\nfrei\ntherapiezeit\ntherapiezeiten\nwunschtage\nterminwuensche\nab sofort\nbis auf weiteres',
      'beginn\nvorstellung\nin ordnung\nin frage\nkommt\nkommen\nab jetzt\nunbedingt\nzwingend\nueberhaupt\nwirklich\ndefinitiv',
      'vorher|davor|danach|nachher|frueher|spaeter|laenger nicht|nie mehr?',
      `${noProblem}\nohne probleme|weiteres\nproblemlos\nunproblematisch`,
    ].join('\n'),
  ],
  [
    { is: 'like' },
    [
      'ebenso\nebenfalls\ngleichfalls\ngenauso\ngenau so\ngleich\ndito\nditto\ndetto\ndto\nidem\nso? wie\nwie oben|vorher|davor|zuvor\nw|s|siehe o|oben',
      'gleich|genauso|ebenso wie\nzur|zu? selben|gleichen|selbe|gleiche|dieselbe|dieselben zeit|uhrzeit|zeiten|uhrzeiten',
    ].join('\n'),
  ],
  [{ is: 'break' }, 'aber\njedoch\nwobei\nallerdings\ndafuer\ndagegen\nhingegen'],
  [{ is: 'have' }, 'hat\nhaben\nhabe\nhab\nhob\nhaett\nhaette\nhaetten\nhabt'],
];
