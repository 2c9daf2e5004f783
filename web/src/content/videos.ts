/** The product's videos. Each is a scene in `tests/videos/scenes`, recorded by `npm run videos`. */

export type IntroductionVideo = {
  /** Also the base name of its files in `web/src/recordings`. */
  key: string;
  title: string;
  text: string;
};

/** Pixels. */
export const recordingSize = { width: 1280, height: 720 };
export const posterSize = { width: 800, height: 450 };

/** On `/introduction-videos`. */
export const introductionVideos: readonly IntroductionVideo[] = [
  {
    key: 'anfrage-stellen',
    title: 'Patientin oder Patient stellt eine Anfrage',
    text: 'Was man auf eurer Praxisseite sieht und wie daraus eine Anfrage wird.',
  },
  {
    key: 'anfrage-empfangen',
    title: 'Eine Anfrage empfangen',
    text: 'Von der Benachrichtigung bis zu allen Angaben.',
  },
  {
    key: 'tabelle',
    title: 'Tabellenansicht',
    text: 'Alle offenen Anfragen, geordnet und durchsuchbar.',
  },
  {
    key: 'woche',
    title: 'Wochenübersicht und Heatmap',
    text: 'Wann wie viele warten, und wer als Nächstes an der Reihe ist.',
  },
  { key: 'archiv', title: 'Archiv', text: 'Anfragen abschließen und, wenn nötig, zurückholen.' },
  { key: 'priorisieren', title: 'Priorisieren', text: 'Was nicht warten kann, nach vorne rücken.' },
  { key: 'notizen', title: 'Notizen der Praxis', text: 'Was nur das Team wissen soll.' },
  {
    key: 'einstellungen',
    title: 'Praxisdaten und Einstellungen',
    text: 'Arbeitszeiten, Formular und Angaben zur Praxis einrichten.',
  },
];

/** In its own section of `/product`. */
export const offeringVideo: IntroductionVideo = {
  key: 'platz-anbieten',
  title: 'Einen freien Platz anbieten',
  text: 'Vom freien Platz über das Angebot bis zur Zusage.',
};

export const allVideos: readonly IntroductionVideo[] = [...introductionVideos, offeringVideo];
