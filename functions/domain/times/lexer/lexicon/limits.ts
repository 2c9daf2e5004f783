/** Phrases that limit times to some weeks or leave them open; how they are written: phrases.ts. */
import type { MeaningOf } from './phrases.ts';

const zahl = 'zwei|zwo|drei|vier|2|3|4|14|vierzehn';
const ordinal =
  'ersten|erste|erster|zweiten|zweite|zweiter|dritten|dritte|dritter|vierten|vierte|vierter|letzten|letzte|letzter|anderen';
const jede = 'jeden|jede|jeder|jedes|jed|jd';
const month =
  'januar|jaenner|jan|jaen|februar|feber|feb|maerz|mrz|april|apr|mai|juni|jun|juli|jul|august|aug|september|sept|sep|oktober|okt|november|nov|dezember|dez';
const season =
  'weihnachten|ostern|pfingsten|neujahr|silvester|allerheiligen|fasching|karneval|sommer|herbst|winter|fruehling|fruehjahr|schulbeginn|schulanfang|schulstart|schuljahr|schuljahresende|schulende|semester|semesterbeginn|sommersemester|wintersemester|halbjahr|halbjahreszeugnis|jahresende|jahresbeginn|jahreswechsel|ferien|sommerferien|herbstferien|osterferien|weihnachtsferien|winterferien|pfingstferien|semesterferien|schulferien|faschingsferien|ferienzeit|feiertag|feiertage|feiertagen|feiertags|urlaub|karenz|elternzeit|mutterschutz|heuer';

export const limits: readonly MeaningOf[] = [
  [
    { is: 'wish' },
    [
      'am liebsten|allerliebsten|besten|ehesten\nbesser\nso bald|schnell|rasch|frueh wie moeglich\nehestmoeglich\nbaldmoeglichst\nschnellstmoeglich\ndringend\nlieber\nliebsten\nbevorzugt\nvorzugsweise\nidealerweise\nideal\noptimal\neher\nhauptsaechlich',
      'wenn|falls moeglich|moeglichst\nmoeglichst\nnach|n tel|telefonischer|persoenlicher? absprache|abspr|vereinbarung|vereinb|ruecksprache|terminvereinbarung\nauf anfrage|nachfrage\nn v\nkurzfristig\nspontan\nauf abruf\nderzeit\nmomentan\nzurzeit\nzur zeit\njetzt\naktuell\nim moment\nerstmal',
      'nicht|kein|keine beide|beides|beiden|alle',
      '1|2|3|4|ein|zwei|drei|vier termin|termine',
      '1|2|3|4|erste|zweite|dritte|vierte wahl|prio|prioritaet|wunsch|praeferenz\nprio|prioritaet|wunsch|wahl 1|2|3|4',
      'einmal|zweimal|dreimal pro|die|in|je der? woche\neinmal|zweimal|dreimal woechentlich\neinmal\nzweimal\ndreimal',
      'pro woche\n1|2|3|4 x|mal woechentlich|woechentl|woech|wtl',
      'mind|mindestens|max|maximal|ca? 1|2|3|4 2|3|4|5? x|mal pro|die|in|je|/? der? woche|wochen|woe|wo',
    ].join('\n'),
  ],
  [
    { is: 'limit' },
    [
      `nicht|net|ned unbedingt|zwingend|notwendigerweise\nschon|bereits einen? termin|termine\nnicht|net|ned|nie ${jede}|alle|allen\nnicht|net|ned so|sonderlich|besonders|sehr|ganz|wirklich? gut|gern|gerne|guenstig|ideal|optimal|sicher`,
      `${jede} ${ordinal} woche?\n${jede} 2|3|4|5 woche?\nalle ${zahl} wochen|wo|tage|monate`,
      '14|zwei|2 taegig|taegige|taegl|taeglich|tgl|tg|woechig|woechentlich\n1|2|3|4 x|mal pro|im|je|/ monat\ndreiwoechentlich\nvierwoechentlich\nvierzehntaegig\nzweiwoechentlich\nzweiwoechig\nmonatlich\nim|pro monat\neinmal im monat',
      'in? den? gerade|geraden|ungerade|ungeraden wochen|woche|kw|kws|kalenderwochen\nungerade\nungeraden',
      'abwechselnd\nwechselnd\nwechselweise\nrotierend\nvariabel\nvariiert\nvariieren\nunterschiedlich\nverschieden\nabhaengig\nje nachdem\nim wechsel\nim? schichtdienst\nschicht\nschichten\nschichtarbeit\nschichtplan\nfrueh|spaet|nacht|tag schicht|dienst\nfruehschicht\nspaetschicht\nnachtschicht\ntagschicht\nfruehdienst\nspaetdienst\nnachtdienst\nbei bedarf|gelegenheit|schoenwetter\ndienstplan\nturnus\nturnusdienst\nwechseldienst\nwechselschicht\nje nach\nnach? dienstplan',
      'noch offen|unklar|unbekannt|unsicher\nnoch nicht bekannt|klar|fix|sicher\nsteht|stehen noch? nicht fest\nblockweise\nwochenweise\nanfang|beginn|mitte|ende der|einer woche\nwochenanfang\nwochenbeginn\nwochenmitte\nin der regel',
      'so|moeglichst spaet wie? moeglich?\nvielleicht\nu u\nunter umstaenden|vorbehalt\nfraglich\nungewiss\neventuell\nevtl\nevt\nevt l\nev\nggf\nggfs\nmanchmal\nab und zu\ngelegentlich\nteilweise\nteils\nmeist\nmeistens\noft\noefters\nhaeufig\nselten\nnormalerweise\nnormal\ngrundsaetzlich\nprinzipiell\nfast\nzeitweise\nunregelmaessig\nbedingt\nunsicher\nunklar\nvoraussichtlich\nwahrscheinlich',
      'zur not|nicht\nim notfall\nnotfalls\nungern\nschlecht\nschlechter\nschwierig\nschwer\nunguenstig\nkaum\nwenn\nfalls\nsofern\nsolange\nsobald\nausser wenn\nvoruebergehend\nsaisonal\nausnahmsweise',
    ].join('\n'),
  ],
  [
    { is: 'period' },
    `anfang|mitte|ende? ${month}\n${season}\nkommender|kommende|kommenden|naechster|naechste|naechsten|naechstes|dieser|diese|dieses|neues|neuen woche|monat|jahr|schuljahr|semester|halbjahr|monats|jahres`,
  ],
  [{ is: 'nothing' }, 'k a\nkeine angabe|angaben\nka\nunbekannt'],
];

const months = new Set(month.split('|'));
export const isMonth = (word: string) => months.has(word);
