/** What the landing page says of data: no more than privacy policy and processing annex do. */
import { maxRetentionMonths } from '@platzwart/domain/practice/retention-months';
import { sitePaths } from '@platzwart/domain/site-paths';

export const texts = {
  title: 'Was mit den Daten geschieht',
  all: [
    { title: 'Server in Frankfurt am Main', text: 'Anfragen und ihre Sicherungen, verschlüsselt.' },
    {
      title: 'AV-Vertrag inklusive',
      text: 'Nach Art. 28 DSGVO, mit der Schweigepflicht nach §\u00a0203\u00a0StGB.',
    },
    { title: 'Anfragen ohne Konto', text: 'Ändern und zurückziehen per eigenem Link.' },
    {
      title: 'Gelöscht nach Frist',
      text: `Spätestens ${maxRetentionMonths} Monate nach der letzten Änderung. Ihr könnt eine kürzere Frist einstellen.`,
    },
  ],
  links: [
    { to: sitePaths.privacyPolicy, label: 'Zur Datenschutzerklärung' },
    { to: `${sitePaths.termsOfService}#anhang`, label: 'Zur Vereinbarung' },
    { to: sitePaths.subProcessors, label: 'Weitere Auftragsverarbeiter' },
  ],
} as const;
