import { isOneCharacterOff } from '@platzwart/domain/text/one-character-off';
import { aPractice, aPracticeLocation } from '@platzwart/emulator-data/build-practice';
import { expect, test } from 'vitest';
import { type Reading, searchablePractices, searchPractices } from './practice-search-data.ts';

const at = (slug: string, town: string, title: string, subtitle: string) =>
  aPractice({
    slug,
    title,
    subtitle,
    locations: [aPracticeLocation({ address1: 'Sporgasse 1', address2: town })],
  });

/** Their titles alone say nothing of a profession. */
const practices = searchablePractices([
  at('speech', '8020 Graz', 'Lindenhof', 'Logopädie für Groß und Klein'),
  at('occupational', '88212 Ravensburg', 'Sonnenblick', 'Ergotherapie'),
  at('physio', '8010 Graz', 'Am Stadtpark', 'Physiotherapie'),
  at('psychotherapy', '6020 Innsbruck', 'Weidinger', 'Psychotherapie'),
  at('osteopathy', '8430 Leibnitz', 'Sulmtal', 'Osteopathie'),
  at('dietetics', '9020 Klagenfurt', 'Gut essen', 'Diätologie'),
  at('music', '1100 Wien', 'Klangraum', 'Musiktherapie'),
]);

function search(term: string) {
  const { found, readings, origin } = searchPractices(practices, term, '');
  return { slugs: found.map(({ practice }) => practice.slug), readings, origin: origin?.name };
}

const described = (readings: readonly Reading[]) =>
  readings.map((reading) =>
    reading.as === 'spelled' ? `${reading.word}=${reading.meant}` : `${reading.word}:${reading.as}`,
  );

/** The search finds these, and no others. */
const found: Readonly<Record<string, string>> = {
  speech: `Logopädie, logopädin, Logopäde, Logopaede, Logopade, LOGOPÄDIN, Logo, Sprachtherapie, Sprachtherapeutin, Sprachheilpädagogik,
    Stottern, stottert, Lispeln, Stimmbildung, heiser, Aphasie, Dysphonie, Sprachentwicklungsstörung, Aussprache, AVWS, Kinderlogopädie,
    Sprechangst, Late Talker, Hörstörung, logopdie, Logopedie, Stotern, Sprachterapie, Stot, myofunktionelle Störung,
    Logopädische Praxis, Sprachheilpraxis, Sprachverzögerung, Kind spricht nicht, redet nicht, nuschelt, S-Fehler, Zungenbändchen, Mundatmung,
    Stimmverlust, heisere Stimme, Hörgerät, Gaumenspalte, Logopädische Therapie, Sprachfehler, Kind spricht undeutlich, Sohn redet wenig,
    kann kein R sprechen, spricht mit 3 noch nicht, Tochter sagt kein sch, Lautstörung, Hörprobleme, Logopäti, mein Kind spricht schlecht,
    Spätsprecher, Mundmotorik, hörbehindert, zweisprachig, Kind versteht nichts`,
  occupational: `Ergo, Ergotherapeut, Ergotherapie, ergotherapeutin, Handtherapie, Feinmotorik, Graphomotorik, ADHS, Konzentration,
    Konzentrationsschwäche, Wahrnehmungsstörung, Hirnleistungstraining, Demenz, Kinderergotherapie, Egotherapie, Ergoterapie, Linkshänder, Beschäftigungstherapie,
    zappelig, unruhiges Kind, kann nicht stillsitzen, unkonzentriert, Reizüberflutung, Schreibmotorik, Handchirurgie, Karpaltunnelsyndrom,
    Alzheimer, vergesslich, Hirntraining, Neurofeedback, ungeschickt, tollpatschig, Karpaltunel, kann keinen Stift halten, Konzentrazion,
    Schreibschwierigkeiten, Schulfähigkeit, Einschulung, schreibt nicht gern, kann keine Schleife binden, hibbelig, Krakelschrift`,
  physio: `Physio, Physiotherapeut, Physiotherapie, Krankengymnastik, Krankengymnastin, KG, Massage, Masseurin, Rücken, Rückenschmerzen,
    Ruecken, Bandscheibe, Bandscheibenvorfall, Lymphdrainage, manuelle Therapie, Bobath, Knie, Kreuzband, Beckenboden, Schwindel, HWS,
    Physioterapie, Fysiotherapie, Krankengmnastik, Kindephysio, Skoliose, Krankengymnastick, Rückenweh,
    Kreuzweh, Hexenschuss, steifer Nacken, Frozen Shoulder, Impingement, Knie-OP, künstliche Hüfte, Bänderriss, Zerrung, Muskelfaserriss,
    Fibromyalgie, Fußfehlstellung, Schwangerschaft, Rückbildung, Lymphödem, Lipödem, MLD, Fango, Elektrotherapie, Triggerpunkt, Hippotherapie,
    Physio Hausbesuch, Pysiotherapie, Phisiotherapie, Rücken Schmerzen, mein Rücken tut weh, Knieschmerzen nach OP, Hüft OP, Klumpfuß,
    Gangstörung, Sturzprophylaxe, Asthma, COPD, Wassergymnastik, Bein gebrochen, Knochenbruch, Gips ab, Lympdrainage, Ellbogen,
    Rotatorenmanschette, umgeknickt, Hohlkreuz, Haltungsschaden, Prostata OP, Oberschenkelhalsbruch, Schleimbeutel, Bechterew,
    geschwollene Beine, Wadenkrampf, Atemnot, Hallux, Kinesiotape, Lumbago, Ganganalyse, Mausarm`,
  psychotherapy: `Psychologe, Psychologin, Psychotherapeut, Psychiater, Verhaltenstherapie, Depression, depressiv, Angst, Angststörung,
    Ängste, Panikattacken, Zwänge, Burnout, Burn-out, Trauma, Essstörung, Magersucht, Trauer, Paartherapie, Kinderpsychologe, Psychoterapie,
    Psychotheraphie, Pschotherapie, Schlafstörungen, EMDR, Psychater, depressive Verstimmung,
    Depresion, antriebslos, Höhenangst, Flugangst, Prüfungsangst, Sozialphobie, Überforderung, Schlafprobleme, Binge Eating, Ritzen, Trennung,
    Scheidung, Beziehungsprobleme, Missbrauch, Gewalt, Sucht, Spielsucht, Alkoholproblem, Rauchen aufhören, Trauerbewältigung, Tanztherapie,
    Psychotherapie Kassenplatz, Panikatacken, bournout, Einsamkeit, Eheprobleme, Nervosität, schlafe schlecht, Albträume, Liebeskummer, traurig,
    psichologe, Depri, Mobbing in der Schule, Selbstmordgedanken,
    Wochenbettdepression, Verlust, Midlife Crisis, Wut, Familienprobleme, hochsensibel, Prüfungsstress, Lampenfieber, Sexualtherapie,
    ausgebrannt, Grübeln, Essattacken, Scheidungskind, lebensmüde`,
  osteopathy:
    'Osteo, Osteopath, Osteopathin, Osteopathie, Ostheopathie, Craniosacral, Schreibaby, Säuglingsosteopathie, Baby Osteopathie, Dreimonatskoliken, Schreikind',
  dietetics:
    'Diätologin, Diät, Ernährungsberatung, Ernährung, Abnehmen, Übergewicht, Diabetes, Zöliakie, Ernährungsberaterin, Gicht, Bluthochdruck, Zuckerkrankheit, Reizdarm, zu dick, Nahrungsmittelunverträglichkeit, Zölliakie, Blutzucker, Nierendiät, glutenfrei, vegane Ernährung',
  music: 'Musiktherapie, Musiktherapeutin, musikterapie',
  'speech physio':
    'Schluckstörung, Fazialisparese, Kiefergelenk, CMD, verschluckt sich, Zähneknirschen, Bruxismus, Schlukstörung, Gesichtslähmung',
  'speech occupational':
    'Legasthenie, LRS, Entwicklungsverzögerung, Lesen, Schriftspracherwerb, Frühförderung, Heilpädagogik, lernt schwer lesen',
  'speech occupational physio':
    'Schlaganfall, Parkinson, Multiple Sklerose, MS, nach Schlaganfall, Neurologie, Schlaganfal, Apoplex, Hemiparese, halbseitig gelähmt, Gehirnblutung',
  'occupational psychotherapy speech': 'Autismus, Asperger',
  'physio osteopathy': 'Kopfschmerzen, Migräne, Tinnitus, Chiropraktiker, Einrenken, KISS-Syndrom',
  'occupational physio':
    'Arthrose, Narben, Long Covid, Fatigue, ME/CFS, Hand OP, Daumen OP, Dupuytren, Sehnenscheidenentzündung, Zittern, Polyneuropathie',
  'occupational psychotherapy':
    'verhaltensauffällig, auffälliges Verhalten, Schulprobleme, Wutanfälle, Aggression, Tics, Tourette',
  'psychotherapy speech': 'Mutismus',
  'dietetics speech': 'Sondenernährung',
  // Nobody here does that, and nothing near is meant.
  '': 'Heilpraktiker, Podologe, Fußpflege, Hebamme, Zahnarzt, Hausarzt, Orthopäde, Hundetherapie, Coaching, Supervision, Friseur, Kinderarzt, Yoga, Nachhilfe, Steuerberater, Rechtsanwalt, Fitnessstudio',
};
const one = Object.entries(found).flatMap(([slugs, terms]) =>
  terms.split(/,\s+/).map((term) => [term.trim(), slugs] as const),
);

test(`${one.length} words lead to who treats what they name`, () => {
  expect(one.length).toBeGreaterThan(240);
  const sorted = (slugs: readonly string[]) =>
    slugs.toSorted((a, b) => a.localeCompare(b)).join(' ');
  const wrong = one.flatMap(([term, slugs]) => {
    const got = sorted(search(term).slugs);
    return got === sorted(slugs.split(' ').filter(Boolean)) ? [] : [`${term}: ${got}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['Stottern in Graz', ['speech'], 'Graz', ['Stottern:professions']],
  ['Logopädin für mein Kind', ['speech'], undefined, ['Logopädin:professions']],
  ['Rückenschmerzen 8010', ['physio'], '8010 Graz', ['Rückenschmerzen:professions']],
  ['Inssbruck', ['psychotherapy', 'leads'], 'Innsbruck', ['Inssbruck=Innsbruck']],
  [
    'Psychologe Klagenfrut',
    ['psychotherapy'],
    'Klagenfurt',
    ['Klagenfrut=Klagenfurt', 'Psychologe:professions'],
  ],
  ['logopdie lindenhf', ['speech'], undefined, ['logopdie:professions', 'lindenhf=Lindenhof']],
  ['Lindenhof', ['speech'], undefined, []],
  ['Sporgase', ['speech', 'leads'], undefined, ['Sporgase=Sporgasse']],
  // The profession's own name, and a practice's own words, need no explanation.
  ['Logopädie', ['speech'], undefined, []],
  ['Ergotherapie Sonnenblick', ['occupational'], undefined, []],
  // What nobody has is passed over beside what was understood, and alone finds nobody.
  [
    'Stottern Quastenflosser',
    ['speech'],
    undefined,
    ['Stottern:professions', 'Quastenflosser:passedOver'],
  ],
  ['Graz Quastenflosser', ['speech', 'leads'], 'Graz', ['Quastenflosser:passedOver']],
  ['Quastenflosser', [], undefined, []],
  ['Kinder', ['occupational', 'leads'], undefined, ['Kinder:passedOver']],
  [
    'suche Therapieplatz für meine Tochter',
    ['occupational', 'leads'],
    undefined,
    ['suche Therapieplatz für meine Tochter:passedOver'],
  ],
  // 'Therapie' is in others' names, and no reason to show nobody.
  [
    'Logopädin Lindenhof Sonnenblick',
    ['speech'],
    undefined,
    ['Logopädin:professions', 'Lindenhof:passedOver', 'Sonnenblick:passedOver'],
  ],
  // Parts of towns, districts of Vienna, and whole lands.
  ['Graz-Umgebung', ['speech', 'leads'], 'Graz', []],
  ['Physio Salzburg Stadt', ['physio'], 'Salzburg', []],
  ['10. Bezirk', ['music', 'leads'], '1100 Wien', []],
  ['Musiktherapie Wien 10', ['music'], '1100 Wien', []],
  ['Graz 5. Bezirk', ['speech', 'leads'], 'Graz', ['5.:passedOver']],
  ['Logopädie Steiermark', ['speech'], 'Graz', []],
  ['Logopädie Wörthersee', ['speech'], 'Klagenfurt am Wörthersee', []],
  ['Logopädie Zillertal', ['speech'], 'Jenbach', []],
  // No town: 'keine' is not Peine.
  ['keine Stimme', ['speech'], undefined, ['Stimme:professions']],
  // Towns with and without what they are called besides.
  ['Physiotherapie Frankfurt/Main', ['physio'], 'Frankfurt am Main', []],
  ['Physiotherapie Frankfurt Main', ['physio'], 'Frankfurt am Main', []],
  ['Freiburg im Breisgau Ergo', ['occupational'], 'Freiburg', []],
  ['Freiburg i. Br.', ['occupational', 'leads'], 'Freiburg', []],
  ['Linz a. d. Donau', ['speech', 'leads'], 'Linz', []],
  ['Wr. Neustadt', ['music', 'leads'], 'Wiener Neustadt', []],
  ['Bruck bei Wien Musiktherapie', ['music'], 'Bruck an der Mur', []],
  // Behind 'bei' stands a town, or what somebody has.
  ['Essen bei Diabetes', ['dietetics'], 'Essen', ['Diabetes:professions']],
  ['Wien bei der Stimme', ['speech'], 'Wien', ['Stimme:professions']],
  ['Graz bei meinem Kind', ['speech', 'leads'], 'Graz', []],
  ['Halle Saale', ['occupational', 'leads'], 'Halle (Saale)', []],
] as const)('%s', (term, slugs, origin, readings) => {
  const result = search(term);
  const [first, leads] = slugs;
  if (leads !== 'leads') expect(result.slugs).toEqual(slugs);
  else
    expect([result.slugs.length, first && result.slugs.includes(first)]).toEqual([
      practices.length,
      true,
    ]);
  expect(result.origin).toBe(origin);
  expect(described(result.readings)).toEqual(readings);
});

test.each([
  ['stottern', 'stotern', true],
  ['stottern', 'stotttern', true],
  ['stottern', 'stottren', true],
  ['stottern', 'stotpern', true],
  ['stottern', 'stottern', false],
  ['stottern', 'sottren', false],
  ['ab', 'ba', true],
  ['', 'a', true],
])('%s and %s are one character apart: %s', (a, b, isNear) => {
  expect([isOneCharacterOff(a, b), isOneCharacterOff(b, a)]).toEqual([isNear, isNear]);
});
