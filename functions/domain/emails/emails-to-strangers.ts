/**
 * Every e-mail that comes in a practice's name, in the order in which the privacy policy lists
 * them. `emails.ts` beside it has all others.
 */
import type { EntryToStranger } from './email-entry.ts';

export const emailsToStrangers = {
  requestReceived: {
    to: 'patient',
    countedAs: 'bookings',
    limitedPer: 'bookings',
    inHistory: 'Eingangsbestätigung',
    inPolicy: 'die Bestätigung Ihrer Anfrage',
  },
  requestExists: {
    to: 'patient',
    countedAs: 'bookings',
    limitedPer: 'bookings',
    inHistory: 'Hinweis, dass schon eine Anfrage wartet',
    inPolicy:
      'den Hinweis, dass Ihre frühere Anfrage bei dieser Praxis schon auf der Warteliste steht',
  },
  newAddress: {
    to: 'patient',
    countedAs: 'nothing',
    limitedPer: 'addresses',
    inHistory: 'Bitte, eine neue Adresse zu bestätigen',
    inPolicy:
      'wenn Sie Ihre E-Mail-Adresse ändern, die Bestätigung der neuen Adresse und einen Hinweis an die bisherige; den Hinweis auch, wenn die Praxis eine Adresse ändert, die Sie bestätigt haben',
  },
  formerAddress: {
    to: 'patient',
    countedAs: 'nothing',
    inHistory: 'Hinweis an die frühere Adresse',
    inPolicy: { with: 'newAddress' },
  },
  freshLink: {
    to: 'patient',
    countedAs: 'nothing',
    limitedPer: 'request',
    inHistory: 'Neuer Link zur eigenen Anfrage',
    inPolicy: 'einen neuen Link zu Ihrer Anfrage, wenn Sie ihn anfordern',
  },
  requestChanged: {
    to: 'patient',
    countedAs: 'nothing',
    limitedPer: 'request',
    inHistory: 'Nachricht, was über den Link geändert wurde',
    inPolicy:
      'abends eine Nachricht darüber, was über den Link geändert wurde, damit Sie es merken, wenn das jemand anderes war',
  },
  withdrawn: {
    to: 'patient',
    countedAs: 'nothing',
    limitedPer: 'request',
    inHistory: 'Bestätigung, dass die Anfrage zurückgezogen ist',
    inPolicy: 'die Bestätigung, dass Sie Ihre Anfrage zurückgezogen haben',
  },
  consentRevoked: {
    to: 'patient',
    countedAs: 'nothing',
    limitedPer: 'request',
    inHistory: 'Bestätigung, dass die Einwilligung widerrufen ist',
    inPolicy:
      'die Bestätigung, dass Sie Ihre Einwilligung widerrufen haben und wann Ihre Angaben gelöscht werden',
  },
  // An offer, what became of it, and what follows: the practice causes them, or the patient's own
  // answer.
  vacancyOffer: {
    to: 'patient',
    countedAs: 'patients',
    inHistory: 'Angebot eines Platzes',
    inPolicy: 'wird ein Platz frei, der zu Ihnen passt, das Angebot eines Platzes',
  },
  vacancyReminder: {
    to: 'patient',
    countedAs: 'patients',
    inHistory: 'Erinnerung an das Angebot',
    inPolicy: 'eine Erinnerung an das Angebot, wenn Sie noch nicht geantwortet haben',
  },
  vacancyAccepted: {
    to: 'patient',
    countedAs: 'patients',
    inHistory: 'Zusage ist angekommen',
    inPolicy: 'die Bestätigung, dass Ihre Zusage angekommen ist',
  },
  vacancyGiven: {
    to: 'patient',
    countedAs: 'patients',
    inHistory: 'Platz steht fest',
    inPolicy: 'die Nachricht, dass Ihr Platz feststeht',
  },
  vacancyLost: {
    to: 'patient',
    countedAs: 'patients',
    inHistory: 'Platz ist anderweitig vergeben',
    inPolicy: 'die Nachricht, dass der Platz vergeben ist oder das Angebot nicht mehr gilt',
  },
  vacancyWithdrawn: {
    to: 'patient',
    countedAs: 'patients',
    inHistory: 'Angebot gilt nicht mehr',
    inPolicy: { with: 'vacancyLost' },
  },
  vacancyExpired: {
    to: 'patient',
    countedAs: 'patients',
    inHistory: 'Keine Antwort auf das Angebot, Anfrage wartet weiter',
    inPolicy: 'haben Sie nicht geantwortet, die Nachricht, dass Sie weiter warten',
  },
  deletionNotice: {
    to: 'patient',
    countedAs: 'patients',
    limitedPer: 'reminders',
    inHistory: 'Ankündigung der Löschung',
    inPolicy:
      'solange Sie warten, eine Ankündigung, {deletionNoticeDays} Tage bevor Ihre Anfrage nach der Frist in Abschnitt 7 gelöscht wird',
  },
  followUpQuestion: {
    to: 'patient',
    countedAs: 'patients',
    limitedPer: 'reminders',
    inHistory: 'Frage, ob noch Interesse besteht',
    inPolicy:
      'Rückfragen, ob Sie noch einen Platz suchen, und eine Erinnerung daran, **nur mit Ihrer eigenen Einwilligung dazu**',
  },
  followUpReminder: {
    to: 'patient',
    countedAs: 'patients',
    limitedPer: 'reminders',
    inHistory: 'Erinnerung an die Frage nach Interesse',
    inPolicy: { with: 'followUpQuestion' },
  },
  intakeNoticeAsked: {
    to: 'subscriber',
    countedAs: 'bookings',
    limitedPer: 'notices',
    inPolicy:
      'die Bitte, Ihre Adresse zu bestätigen, denn eintragen kann sie jeder; ist sie schon bestätigt, stattdessen den Link, mit dem Sie sie löschen',
  },
  intakeNotice: {
    to: 'subscriber',
    countedAs: 'patients',
    inPolicy:
      'die eine Nachricht, dass die Praxis wieder Anfragen annimmt. Ist sie verschickt oder ihr Versand aufgegeben, haben wir Ihre Adresse gelöscht',
  },
} as const satisfies Record<string, EntryToStranger>;
