import { logoTexts, practiceFieldTexts } from '../../../content/practice-field-texts.ts';

export const texts = {
  title: 'Profil',
  lead: 'Was Patientinnen und Patienten auf eurer Seite über euch lesen.',
  practice: 'Eure Praxis',
  contact: 'Kontakt',
  address: {
    title: (locations: number) => (locations === 1 ? 'Adresse' : 'Adressen'),
    change: 'Unter „Standorte und Zeiten“ ändern',
  },
  optional: '(optional)',
  fields: {
    title: { label: 'Name der Praxis' },
    subtitle: practiceFieldTexts.subtitle,
    profession: {
      label: 'Fachrichtung',
      hint: 'Danach wird in der Liste der Praxen gesucht.',
    },
    email: {
      label: 'E-Mail-Adresse der Praxis',
      hint: 'Nicht öffentlich: Hierhin gehen neue Anfragen und Antworten von Patientinnen und Patienten.',
    },
    contactPerson: practiceFieldTexts.contactPerson,
    phone: practiceFieldTexts.phone,
    website: { label: practiceFieldTexts.website.label },
    listed: practiceFieldTexts.listed,
    profileText: {
      label: 'Text über die Praxis',
      hint: 'Er steht auf eurer Seite unter „Über die Praxis“.',
    },
  },
  professionRead: (names: readonly string[]) =>
    names.length === 0 ? 'Noch keine erkannt' : `Erkannt: ${names.join(', ')}`,
  link: {
    label: 'Euer öffentlicher Link',
    hint: 'Euer öffentlicher Link. Er bleibt, auch wenn ihr den Namen ändert.',
    open: 'Ansehen',
    toSharing: 'QR-Code',
    andPoster: 'und Plakat',
  },
  completeness: {
    title: 'Was im Profil steht',
    count: (there: number, all: number) =>
      there === all
        ? 'Alles da, was man bei euch sucht'
        : `${there} von ${all} Angaben, nach denen man sucht`,
    fields: {
      logoImage: 'Logo',
      profession: 'Fachrichtung',
      phone: 'Telefonnummer',
      website: 'Website',
      profileText: 'Text über die Praxis',
    },
    add: (field: string) => `${field} ergänzen`,
  },
  logo: {
    ...logoTexts,
    removed: 'Wird beim Speichern entfernt.',
    missing: 'Noch kein Logo',
    present: 'Euer Logo',
    fresh: 'Neues Logo, noch nicht gespeichert',
    recut: 'Zuschnitt ändern',
    back: 'Bisheriges behalten',
    another: 'ein anderes Bild',
    none: 'kein Bild',
  },
  crop: {
    title: 'Logo zuschneiden',
    format: 'Ausschnitt',
    formats: { whole: 'Ganzes Bild', square: 'Quadrat', free: 'Frei' },
    area: 'Ausschnitt, mit den Pfeiltasten zu verschieben',
    zoom: 'Vergrößerung',
    percent: (share: number) => `${Math.round(share * 100)} %`,
    shape: 'Form des Ausschnitts',
    shapeText: (aspect: number) => {
      const ratio = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
      if (Math.abs(aspect - 1) < 0.05) return 'so breit wie hoch';
      return aspect > 1
        ? `${ratio.format(aspect)}-mal so breit wie hoch`
        : `${ratio.format(1 / aspect)}-mal so hoch wie breit`;
    },
    take: 'Übernehmen',
    taking: 'Wird zugeschnitten …',
    cancel: 'Abbrechen',
    loading: 'Einen Moment …',
    loadFailed:
      'Das Zuschneiden lässt sich gerade nicht laden. Du kannst das ganze Bild übernehmen oder es noch einmal versuchen.',
    takeWhole: 'Ganzes Bild übernehmen',
  },
  card: {
    title: 'So seht ihr in der Liste der Praxen aus',
    notListed: 'Zurzeit steht eure Praxis nicht in der Liste. Wer euren Link hat, findet sie.',
    practiceTitle: 'Name eurer Praxis',
    subtitle: 'Untertitel',
  },
  unconfirmed: {
    title: 'Noch nicht bestätigt.',
    text: (email: string) =>
      `Wir haben einen Link an ${email} geschickt. Öffnet ihn dort, dann gilt die Adresse.`,
    toAdministrators:
      'Bis dahin gehen Nachrichten an alle mit der Rolle Administration, und in E-Mails an Patientinnen und Patienten steht keine Adresse.',
    toBefore: (before: string) => `Bis dahin bleibt es bei ${before}.`,
    again: 'Erneut senden',
    sending: 'Wird gesendet …',
    sent: 'Gesendet. Der frühere Link gilt nicht mehr. Kommt nichts an, seht bitte auch im Spam-Ordner nach.',
  },
  nameHeld: {
    title: 'Eure Praxis wartet auf uns.',
    text: 'In Name und Ort gleicht sie einer anderen. Wir sehen sie kurz an, damit niemand die beiden verwechselt, meist am nächsten Werktag. Bis dahin steht sie nicht in der Liste, das Formular bleibt zu, und E-Mails an Patientinnen und Patienten und Einladungen warten. Schneller geht es mit einem Namen, der sich unterscheidet: Ändert ihn oben.',
  },
  on: 'an',
  off: 'aus',
} as const;
