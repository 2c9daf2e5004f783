import { plan } from '@platzwart/domain/billing/pricing';
import { logoTexts, practiceFieldTexts } from '../../content/practice-field-texts.ts';

export const texts = {
  wouldBeLost: 'Deine Praxis ist noch nicht registriert. Was du eingetragen hast, geht verloren.',
  documentTitle: 'Praxis registrieren – Platzwart',
  failedTitle: (title: string) => `Fehler: ${title}`,
  title: 'Loslegen mit deiner Praxis!',
  lead: `Probiere alles ${plan.trialDays} Tage kostenlos aus, ohne Kreditkarte. Danach entscheidest du.`,
  allRequired: 'Alle Felder sind Pflichtfelder, nur die mit (optional) gekennzeichneten nicht.',
  optional: '(optional)',
  practice: 'Deine Praxis',
  place: 'Adresse',
  contact: 'Kontakt',
  publication: 'Sichtbarkeit',
  fields: {
    title: {
      label: 'Name der Praxis',
      hint: 'Dieser Name steht überall, zum Beispiel „Logopädie am Markt“.',
    },
    subtitle: practiceFieldTexts.subtitle,
    address1: { label: 'Adresse mit Hausnummer' },
    address2: { label: 'Postleitzahl und Ort' },
    address3: { label: 'Adresszusatz', hint: 'Zum Beispiel Stockwerk oder Eingang.' },
    region: practiceFieldTexts.region,
    email: {
      label: 'E-Mail-Adresse der Praxis',
      hint: 'Die Adresse steht nicht im Profil. Dorthin schicken wir dir Nachrichten über neue Anfragen, und Patientinnen und Patienten erreichen dich darüber.',
    },
    contactPerson: practiceFieldTexts.contactPerson,
    phone: practiceFieldTexts.phone,
    website: practiceFieldTexts.website,
    listed: practiceFieldTexts.listed,
    legalTermsAccepted: {
      label:
        'Ich stimme den Allgemeinen Geschäftsbedingungen und dem Vertrag zur Auftragsverarbeitung zu.',
    },
  },
  legal: {
    read: 'Zum Nachlesen (der Vertrag steht am Ende der Geschäftsbedingungen):',
    termsOfService: 'Allgemeine Geschäftsbedingungen',
    and: 'und',
    privacyPolicy: 'Datenschutzerklärung',
    newTab: '(öffnet in neuem Tab)',
  },
  logo: logoTexts,
  link: {
    label: 'Euer öffentlicher Link',
    placeholder: 'name-deiner-praxis',
    hint: 'Er entsteht aus dem Namen. Ist er schon vergeben, bekommt er eine Zahl dazu.',
  },
  preview: {
    title: 'So sieht deine Praxis in der Liste aus',
    practiceTitle: 'Name deiner Praxis',
    subtitle: 'Untertitel',
  },
  submit: 'Praxis registrieren',
  sending: 'Wird gesendet …',
  settingUp: 'Deine Praxis wird eingerichtet …',
  success: {
    title: 'Registrierung erfolgreich',
    text: 'Du bekommst in Kürze eine E-Mail zur Bestätigung. Wenn sie nicht ankommt, sieh bitte auch im Spam-Ordner nach.',
    toStart: 'Zur Startseite',
    toPractices: 'Zu meinen Praxen',
  },
} as const;
