/**
 * Whom the operator has process data for practices (Art. 28 GDPR), and what can leave the EU, by
 * recipient: one list each for the processing agreement, the pages and each practice's papers. The
 * e-mail service and what else there is are the operator's data (`operator.ts`).
 */
import { otherSubProcessors } from './operator.ts';

export type SubProcessor = {
  readonly name: string;
  readonly seat: string;
  readonly task: string;
  readonly data: string;
  readonly place: string;
  /** What leaves the EU, and on which basis; 'keine' if nothing does. */
  readonly transfer: string;
};

const google = { name: 'Google Cloud EMEA Limited', seat: 'Dublin, Irland' } as const;

const byDecision =
  'Grundlage: der Angemessenheitsbeschluss zum EU-US Data Privacy Framework (Art. 45 DSGVO), solange Google LLC danach zertifiziert ist; daneben, und für andere Länder, die Standardvertragsklauseln im Vertrag mit Google (Art. 46 DSGVO)';

const all: readonly SubProcessor[] = [
  {
    ...google,
    task: 'Google Cloud und Firebase mit Firestore, Functions und Hosting',
    data: 'alle Daten von Anfragen und des Teams, in Sicherungen auch dessen Konten',
    place:
      'Datenbank, Funktionen und Sicherungen in europe-west3 (Frankfurt am Main). Hosting liefert Seiten über ein weltweites Netz von Servern aus und leitet Aufrufe verschlüsselt weiter; der Server, der einen Aufruf annimmt, entschlüsselt ihn dafür und speichert seinen Inhalt nicht. Protokolle der Server mit IP-Adressen legt Google ohne festgelegten Ort ab',
    transfer: `an Google LLC, USA, und Unterauftragnehmer von Google: Aufrufe von außerhalb der EU, die dort ein Server annimmt; Protokolle der Server; Fernzugriff zur Wartung, wenn er ausnahmsweise nötig ist. ${byDecision}`,
  },
  {
    ...google,
    task: 'Firebase Authentication für die Anmeldung des Praxisteams',
    data: 'Konten des Teams, keine Daten von Patientinnen und Patienten',
    place: 'USA',
    transfer: `an Google LLC, USA: Adresse, Name, Prüfwert des Passworts und Zeitpunkte der Anmeldung. ${byDecision}`,
  },
  {
    name: '{mailService}',
    seat: '{mailServiceSeat}',
    task: 'Zustellung der E-Mails per SMTP',
    data: 'Adresse und Inhalt der E-Mails, also auch, bei welcher Praxis jemand angefragt hat',
    place: '{mailServicePlace}',
    transfer: '{mailServiceTransfer}',
  },
  ...(otherSubProcessors ?? []),
];

export const subProcessors: string = all
  .map(
    ({ name, seat, task, data, place }) =>
      `- **${name}, ${seat}:** ${task}. Daten: ${data}. Ort: ${place}.`,
  )
  .join('\n');

/** By recipient: of those above, and of those who do not work for practices. */
export const transfers: string = [
  ...all.map(({ name, task, transfer }) => `- **${name} (${task}):** ${transfer}.`),
  '- **Stripe, Inc., USA:** Zahlungsdaten der Praxen, keine Daten von Anfragen. Grundlage: der Angemessenheitsbeschluss zum EU-US Data Privacy Framework (Art. 45 DSGVO), solange Stripe danach zertifiziert ist; daneben die Standardvertragsklauseln (Art. 46 DSGVO).',
  '- **Benachrichtigungsdienste der Browser (Google, Mozilla, Apple, Microsoft), USA:** die Adresse des Geräts und der Zeitpunkt, nur wo ein Mitglied Benachrichtigungen einschaltet, keine Daten von Anfragen. Grundlage: der Angemessenheitsbeschluss, soweit der Dienst zertifiziert ist; sonst, weil das Mitglied diese Zustellung verlangt (Art. 49 Abs. 1 lit. b DSGVO).',
  '- **Postfächer:** E-Mails gehen an den Anbieter, den die Person selbst gewählt hat. Wo sie liegen, bestimmt er.',
].join('\n');
