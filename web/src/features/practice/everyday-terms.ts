/**
 * People's words for professions and complaints ('Krankengymnastik', 'Stottern'): which professions
 * treat what they name. Suggestions of where to ask, no diagnosis: a complaint that several treat
 * names all of them. Loaded with the search.
 */
import { type Profession, professions } from '@platzwart/domain/practice/profession';
import { bareWord } from '@platzwart/domain/text/bare-word';
import { isOneCharacterOff } from '@platzwart/domain/text/one-character-off';

/** Beginnings of words; those behind `exact` are whole words. */
const words: readonly (readonly [
  treatedBy: readonly Profession[],
  beginnings: string,
  exact?: string,
])[] = [
  [
    ['speech'],
    `Logop Sprach Sprech Stotter Polter Lispel Stimm Heiser Artikul Aussprach Lautbild Lautverschieb Stammel Dyslal Sigmat Schetis Aphas
    Dysarthr Dyspho Dyspha Rhinopho Näsel Myofunkt Zungenst Zungenpress Cochlea Hörverarb Hörstör Schwerhör Wortfind Wortschatz Grammatik
    Dysgrammat Kehlkopf Stimmlipp Trachealkan Gaumensp Schnull Daumenl Talker Leserecht Phoniatr Rede Nuschel Undeutl S-Fehl Zungenb Mundatm
    Hörger Hörprob Lautst
    Spätsprech Zweisprach Mehrsprach Hörbehin Hörminder Mundmot Räusper Buchstab Kommunik Gebärd Gesangs Singstimm Lippensp Tracheo Kanüle
    Laryn Rekurrens Vokal Silbe`,
    'LKGS AVWS VED SES sagt versteht',
  ],
  [
    ['speech', 'occupational'],
    'Lese Legasth Rechtschreib Schriftspr Dyslex Lernstör Lernschw Lerntherap Fütter',
    'LRS',
  ],
  [
    ['speech', 'physio'],
    'Schluck Verschluck Fazial Facial Kiefer Gesichtsläh Zähnekn Bruxis',
    'CMD Hals',
  ],
  [
    ['occupational'],
    `Ergo Handtherap Feinmotor Graphomot Grafomot Stifthalt Wahrnehm Konzentr Hyperaktiv Aufmerksam Hirnleist Linkshänd Händigk Sensor
    Marburger Schulreif Schreibenl Schreibmot Dyskalk Rechenschw Handgelenk Handchir Karpaltunnel Alltagstrain Gedächtn Vergess Demenz
    Alzheimer Hirntrain Neurofeed Beschäftigungsther Stillsitz Zappel Unruh Unkonz Reizüber Ungeschick Tollpatsch
    Schreib Grobmotor Schulfäh Einschul Vorschul Hibbel Krakel Schnürsenk Schuhb Schleife Handschrift Hausaufg Merkf Tagesstrukt
    Arbeitstherap Taktil Überempf Propriozep Vestibul Spiegelther Ausmal Bastel Tasts Spielther`,
    'ADHS ADS ADHD SI Stift Schere Malen binden',
  ],
  [
    ['occupational', 'physio'],
    `Motorik Arthr Rheuma Polyarthr Polyneur Querschnitt Spastik Zerebralp Cerebralp Koordinat Gleichgew Narben Fatigue Covid Reitther Zitter
    Tremor Handverl Handoper Finger Daumen Dupuyt Sehne Rhizarth Mittelhand Speiche Schiene Orthese Rollstuhl Hilfsmittel
    Kribbel Taubheitsg Nervensch Ataxie Gelenkschutz`,
    'ME/CFS CFS Bruch Hand Hände Amputiert Amputation',
  ],
  [
    ['occupational', 'speech'],
    'Entwicklungsv Entwicklungsst Entwicklungsr Frühförd Heilpäd Down Trisomie Spielverh',
  ],
  [['occupational', 'speech', 'psychotherapy'], 'Autis Asperg'],
  [
    ['occupational', 'psychotherapy'],
    'Träum Verhaltensauff Schulprobl Wutanf Wutausb Wütend Aggress Tourett Impuls',
    'Tic Tics',
  ],
  [['speech', 'psychotherapy'], 'Mutis'],
  [
    ['speech', 'occupational', 'physio'],
    'Frühgeb Frühch Schlaganf Parkins Multipl Hirn Gehirn Schädel Neurolog Apople Hemipar Halbseit Gelähmt Lähmung',
    'MS ALS SHT Neuro',
  ],
  [
    ['physio'],
    `Physio Krankengym Heilgym Masse Massag Massör Rücken Kreuzschm Kreuzband Bandsch Lymph Lympdr Manuell Manualt Bobath Vojta Skolios Knie Hüft
    Schulter Nacken Halswirb Lendenw Wirbels Gelenk Meniskus Sportverl Sportphys Beckenb Inkontin Atemtherap Mukovis Schwindel Gangsch Gangan Ischias
    Hexensch Prothes Osteopor Verspann Tennisarm Faszi Schleudert Bewegungsther Senkfu Plattfu Fersen Sprunggel Achilless Rückbild Reha
    Gerätetr Dehn Muskel Unfall Operat Kreuzweh Pysio Klumpf Gangst Sturz Stürz Asthma Knochen Gebroch Gymnast Wassergym Gips Ellbog Ellenbog Frozen Impinge Bänder Zerrung Fibromy Fussfehl Schwanger Lipöd Fango Elektrother Trigger
    Hippother
    Rotator Umgeknick Hohlk Rundr Haltung Prostata Oberschenk Unterschenk Schenkelh Schleimb Bechterew Wade Atemn Atembe Lunge Hallux Kinesio
    Taping Schröpf Wärme Kälteth Verrenk Ausgerenk Lumb Stossw Stossbe Fussschm Beinschm Armschm Oberarm Unterarm Schlüsselb Rippe Brustk
    Steissb Iliosak Leiste Adduktor Patella Bursit Tendin Kalksch Hypermob Instabil Endoproth Gehhilf Krücke Rollator Gehtr Blasenschw Senkung
    Rektusd Rectusd Beckensch Mobilis Kräftig Krafttr Schlingent Traktion Ultraschall Bewegungsb Aqua Moorpack Glieder Wirbel Stenose Spinal
    Spondyl Nervenw Schwellung Geschwoll Ödem Wassereinl Knickf Spreizf Sichelf Hohlf Fehlstell Babygym Säuglingsg Kindergym Zehe Leistenz
    Körperh Schmerzth Sportl Bruststr`,
    'KG MT PNF MLD HWS LWS BWS BGM COPD OP OPs ISG TEP Mausarm Golferarm Venen Krampfadern Bein Beine Arm Arme Fuss Füsse Tape Nerv',
  ],
  [
    ['physio', 'osteopathy'],
    'Blockade Kopfschm Migräne Tinnitus Schiefhals Kopfweh Asymmetr Plagioz Schief Chiropr Einrenk KISS-Syn',
    'KISS',
  ],
  [
    ['osteopathy'],
    'Osteop Craniosa Kraniosa Cranio Schreibaby Schreik Schreien Spuckk Stillprob Saugpr Säuglingskol Dreimonatsk Kolik Viszeral',
  ],
  [
    ['psychotherapy'],
    `Psycho Psychi Verhaltensth Tiefenps Analyt Depress Deprim Angst Ängst Panik Phobi Zwang Zwäng Burnout Burn Trauma Essstör Bulimi
    Anorex Magers Sucht Alkohol Trauer Borderl Schlafst Schlaflos Selbstw Selbstverl Ritzen Eheber Ehether Paarther Paarber Familienther
    Suizid Lebenskr Krise Seelis Seele Stress Erschöpf Hypnos Hypnot Schulangst Schulverw Bindungsst Mobbing Einnäss Einkot Bettnäss
    Kunsttherap Gesprächst Systemis Persönlichkeitsst Bipolar Schizo Zwangsst Antriebsl Überford Überlast Verstimm
    Schlaf Einsam Nervös Nervosi Albtr Alptr Liebesk Eheprob Ehekr Traurig Binge Trennung Scheidung Beziehungspr Missbrauch Gewalt Rauchen Tanzther
    Wochenb Postpart Verlust Midlife Puber Eifers Familienpr Familienkr Familienst Hochsens Prüfungsst Lampenf Sexual Ausgebr Grübel Gefühl
    Selbstz Sinnkr Lebenss Sterbebeg Todesf Verstorb Gestorb Schuldg Scham Heimweh Hilflos Hoffnungsl Lustlos Kraftlos Minderw Narziss Dissoz
    Wahnvor Hypochon Somat Psychosom Herzras Nägelk Trichot Medien Internets Computersp Drogen Cannabis Kiffen Abhäng Entzug Adoption Pflegek
    Patchw Erziehung Geschwister Schulschw Schulverm Opfer Vergewalt Belästig Flucht Krieg Schock Transgen Geschlechts Coming
    Homosex Kinderwunsch Fehlgeb Sternenk Partner Beziehung Untreu Fremdg Lebensm Kummer Nervenzus`,
    'PTBS PTSD EMDR VT TP OCD weint weine weinen Wut Tod Ehe angespannt',
  ],
  [['speech', 'dietetics'], 'Sondenern'],
  [
    ['dietetics'],
    `Diät Ernähr Abnehm Übergew Untergew Adipos Diabet Zöliak Gluten Unverträgl Lebensmitt Laktos Fruktos Histamin Reizdarm Fettleber
    Cholest Kalori Gewicht Gicht Bluthochdr Zuckerkr Nahrung
    Blutzuck Insulin Vegan Vegetar Allergi Crohn Colitis Divertik Sodbr Reflux Verstopf Blähung Verdauung Mangelern Eisenm Vitamin Beikost
    Fodmap Ketogen Fasten Bariatr Magenb Essverhalt Kochen`,
    'BMI Zucker dick',
  ],
  [['music'], 'Musik Klangth Klangsch Trommeln'],
];

/** Before the word itself: 'Kinderlogopädin'. */
const before =
  /^(?:kinder|kind|baby|sauglings|jugend|erwachsenen|privat|kassen|haus|paar|familien|gruppen)(?=\p{L}{5})/u;

/** At the end of one: 'Flugangst', 'Spielsucht', 'Oberarmbruch'. */
const ends: readonly (readonly [RegExp, readonly Profession[]])[] = [
  [/(?:angst|sucht|fobie|zwang|gedanken|attacken?)$/, ['psychotherapy']],
  [/diat$/, ['dietetics']],
  [/(?:bruch|riss|prellung|dehnung|krampf|zerrung|entzundung|haltung)$/, ['physio']],
];

/** Characters of a beginning that also counts inside a word: 'Wochenbettdepression'. */
const minInside = 6;

/** Words that are never searched for. */
const empty = new Set(
  `der die das den dem des ein eine einen einer für mit ohne und oder in im am an auf bei zu zum zur von vom aus ich wir es hat mir mein meine
  meinem meinen meiner unser unsere unserem unserer suche sucht suchen brauche brauchen kann nicht kein keine keinen sich nach noch mehr sehr schwer
  schlecht viel wenig immer oft seit wegen gegen bin ist sind habe haben hat er sie will möchte bitte gesucht gar schon als tut weh macht wenn op ops`
    .split(/\s+/)
    .map(bareWord),
);

/** Words that say nothing about which practice, unless one bears them: 'Für Kinder'. */
const fillers = new Set(
  `nahe nähe umkreis umgebung gegend sohn tochter kind kinder baby kleinkind jugendliche jugendlicher erwachsene mann frau mutter vater oma opa
  hilfe platz plätze freie freier frei therapieplatz therapie therapien therapeut therapeutin therapeuten behandlung praxis praxen termin
  termine sofort schnell dringend kurzfristig wartezeit warteliste neue neuer problem probleme schwierigkeit schwierigkeiten störung störungen
  stadt bezirk schmerz schmerzen hausbesuch hausbesuche gut gute guter beste jahre jahr alt krankenkasse kasse rezept verordnung kassenpraxis`
    .split(/\s+/)
    .map(bareWord),
);

const list = (text: string) => text.split(/\s+/).filter(Boolean).map(bareWord);

const table = words.map(([treatedBy, beginnings, exact = '']) => ({
  treatedBy,
  beginnings: list(beginnings),
  exact: new Set(list(exact)),
}));

export function isEmpty(word: string): boolean {
  return empty.has(bareWord(word));
}

export function isFiller(word: string): boolean {
  return fillers.has(bareWord(word));
}

/**
 * Who treats what a word names; empty if it names nothing. A longer beginning says more than a
 * shorter one.
 */
export function treating(word: string): readonly Profession[] {
  const bare = bareWord(word);
  for (const read of new Set([bare, bare.replace(before, '')])) {
    const found =
      longest((beginning) => read.startsWith(beginning)) ??
      table.find(({ exact }) => exact.has(read));
    if (found) return found.treatedBy;
  }
  const end = ends.find(([pattern]) => pattern.test(bare));
  if (end) return end[1];
  // The last part of a compound says what it is.
  return (
    longest((beginning) => beginning.length >= minInside && isInside(bare, beginning))?.treatedBy ??
    []
  );
}

/** Behind three characters at least; 'Saarbrücken' has no back. */
function isInside(word: string, part: string): boolean {
  const at = word.indexOf(part, 3);
  return at > 0 && !(part === 'rucken' && word[at - 1] === 'b');
}

/**
 * Likewise, of a word that is not finished yet, where all it may become counts; else of one with a
 * character wrong.
 */
export function treatingRoughly(word: string): readonly Profession[] {
  const bare = bareWord(word);
  const begun = table.filter(
    ({ beginnings }) =>
      bare.length >= 4 && beginnings.some((beginning) => beginning.startsWith(bare)),
  );
  if (begun.length > 0)
    return professions.filter((profession) =>
      begun.some(({ treatedBy }) => treatedBy.includes(profession)),
    );
  const near = (read: string) =>
    longest(
      (beginning) =>
        beginning.length >= 5 &&
        // Hardly anybody mistypes the first one: 'Friseur' is no 'Krise'.
        (beginning[0] === read[0] || read.startsWith(beginning, 1)) &&
        [-1, 0, 1].some((more) =>
          isOneCharacterOff(beginning, read.slice(0, beginning.length + more)),
        ),
    );
  return (near(bare) ?? near(bare.replace(before, '')))?.treatedBy ?? [];
}

/** The row with the longest beginning that fits. */
function longest(fits: (beginning: string) => boolean): (typeof table)[number] | undefined {
  let best: { length: number; row: (typeof table)[number] } | undefined;
  for (const row of table) {
    for (const beginning of row.beginnings)
      if (beginning.length > (best?.length ?? 0) && fits(beginning))
        best = { length: beginning.length, row };
  }
  return best?.row;
}

/** In the order of `professions`, of several words: those that all of them name, or else any. */
export function inCommon(sets: readonly (readonly Profession[])[]): Profession[] {
  const all = professions.filter((profession) => sets.every((set) => set.includes(profession)));
  return all.length > 0
    ? all
    : professions.filter((profession) => sets.some((set) => set.includes(profession)));
}
