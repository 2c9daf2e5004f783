/**
 * Whom the operator has process data for practices (Art. 28 GDPR): one list for the processing
 * agreement, the page and each practice's papers. The e-mail service and what else there is are the
 * operator's data (`operator.ts`).
 */
import { otherSubProcessors } from './operator.ts';

export type SubProcessor = {
  readonly name: string;
  readonly seat: string;
  readonly task: string;
  readonly data: string;
  readonly place: string;
};

const google = { name: 'Google Cloud EMEA Limited', seat: 'Dublin, Irland' } as const;

const all: readonly SubProcessor[] = [
  {
    ...google,
    task: 'Google Cloud und Firebase mit Firestore, Functions und Hosting',
    data: 'alle Daten von Anfragen',
    place:
      'Datenbank, Funktionen und Sicherungen in europe-west3 (Frankfurt am Main). Hosting liefert Seiten über ein weltweites Netz von Servern aus und leitet Aufrufe verschlüsselt weiter',
  },
  {
    ...google,
    task: 'Firebase Authentication für die Anmeldung des Praxisteams',
    data: 'Konten des Teams, keine Daten von Patientinnen und Patienten',
    place: 'auch in den USA',
  },
  {
    name: '{mailService}',
    seat: '{mailServiceSeat}',
    task: 'Zustellung der E-Mails per SMTP',
    data: 'Adresse und Inhalt der E-Mails, also auch, bei welcher Praxis jemand angefragt hat',
    place: '{mailServicePlace}',
  },
  ...(otherSubProcessors ?? []),
];

export const subProcessors: string = all
  .map(
    ({ name, seat, task, data, place }) =>
      `- **${name}, ${seat}:** ${task}. Daten: ${data}. Ort: ${place}.`,
  )
  .join('\n');
