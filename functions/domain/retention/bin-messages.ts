/** Refusals about the bin; only functions produce them, so pages do not bundle them. */
import { binDays } from './bin-days.ts';

export const binMessages = {
  requestBinned: `Die Praxis hat diese Anfrage gelöscht. Damit stehen Sie nicht mehr auf der Warteliste. Möchten Sie weiter auf einen Platz warten, stellen Sie bitte eine neue Anfrage oder wenden Sie sich an die Praxis. Ihre Angaben sind spätestens nach ${binDays} Tagen endgültig gelöscht, wenn die Praxis die Anfrage nicht vorher zurückholt; auf Ihren Wunsch löscht sie die Praxis sofort.`,
  notInBin:
    'Diese Anfrage liegt nicht mehr im Papierkorb. Sie wurde endgültig gelöscht und lässt sich nicht zurückholen.',
  samePersonWaitsAnew:
    'Für diese Person steht inzwischen eine andere Anfrage auf der Warteliste. Soll diese hier gelten, archiviere oder lösche zuerst die andere und hole diese dann zurück.',
  mergedOneInBin:
    'Diese Anfrage wurde mit einer anderen zusammengeführt, die selbst im Papierkorb liegt. Hole zuerst die andere zurück.',
} as const;
