/** Refusals shown to patients behind their portal link. */
import { formatGermanDate, type IsoDate } from '../dates/german-date.ts';
import { freePauseMonths, maxPauseMonths, undoLength } from './deadlines.ts';

export const portalMessages = {
  locked:
    'Die Praxis kann zurzeit keine Änderungen annehmen. Bitte wenden Sie sich direkt an die Praxis. Zurückziehen können Sie Ihre Anfrage trotzdem.',
  notWaiting:
    'Ihre Anfrage steht nicht mehr auf der Warteliste. Wenn Sie noch einen Platz suchen, wenden Sie sich bitte an die Praxis.',
  undoOver: `Rückgängig machen konnten Sie das nur ${undoLength} Tage lang. Wenn Sie wieder einen Platz suchen, wenden Sie sich bitte an die Praxis oder stellen Sie eine neue Anfrage.`,
  closedByPractice:
    'Die Praxis hat Ihre Anfrage abgeschlossen. Wenn Sie noch einen Platz suchen, wenden Sie sich bitte an die Praxis.',
  tooManyAddresses:
    'Sie haben gerade schon eine andere E-Mail-Adresse angegeben. Bitte warten Sie ein paar Minuten; öfter als dreimal am Tag geht es nicht.',
  confirmFirst: 'Bitte bestätigen Sie zuerst, dass diese E-Mail-Adresse Ihre ist.',
  samePersonWaits:
    'Sie haben inzwischen eine neuere Anfrage auf der Warteliste. Der Link dazu steht in der Nachricht zu jener Anfrage.',
  changedMeanwhile:
    'Die Praxis hat diese Angabe inzwischen geändert. Bitte laden Sie die Seite neu und ändern Sie sie dann noch einmal.',
  pauseNoDay: 'Bitte geben Sie einen Tag an.',
  pauseTooEarly: 'Bitte wählen Sie einen Tag nach heute.',
  pauseTooLong: (last: IsoDate) =>
    `Eine Pause kann höchstens ${maxPauseMonths} Monate dauern. Bitte wählen Sie einen Tag bis zum ${formatGermanDate(last)}.`,
  proofNeeded: {
    contact: 'Bitte zeigen Sie zuerst, dass es um Ihre Anfrage geht.',
    pause: `Für eine Pause von mehr als ${freePauseMonths === 1 ? 'einem Monat' : `${freePauseMonths} Monaten`} zeigen Sie uns bitte, dass es um Ihre Anfrage geht.`,
    times: 'Wenn Zeiten wegfallen, zeigen Sie uns bitte, dass es um Ihre Anfrage geht.',
  },
  proofWrong: 'Das passt nicht zu Ihrer Anfrage. Bitte prüfen Sie, was Sie eingegeben haben.',
  tooManyTries:
    'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal, frühestens in einer Stunde, oder wenden Sie sich an die Praxis.',
  consentRevoked:
    'Sie haben Ihre Einwilligung widerrufen. Möchten Sie doch weiter auf einen Platz warten, laden Sie diese Seite bitte neu und holen Sie Ihre Anfrage zurück.',
  revocationOver:
    'Die Zeit zum Zurückholen ist vorbei: Ihre Angaben sind gelöscht. Wenn Sie wieder einen Platz suchen, stellen Sie bitte eine neue Anfrage oder wenden Sie sich an die Praxis.',
  newerRequest:
    'Sie haben inzwischen eine neue Anfrage auf der Warteliste. Soll statt ihr diese hier gelten, ziehen Sie zuerst die neue zurück: mit dem Link aus der E-Mail zu ihr.',
  renewedTooOften:
    'Sie haben Ihre Anfrage gerade schon zurückgeholt. Bitte warten Sie ein paar Minuten; öfter als dreimal am Tag geht es nicht.',
  otherConsent: 'Der Text der Einwilligung hat sich geändert. Bitte laden Sie die Seite neu.',
  linkTriesOver:
    'Mit diesem Link wurde zu oft etwas eingegeben, das nicht passt. Lassen Sie sich bitte unten auf dieser Seite einen neuen Link zuschicken: Mit dem geht es wieder.',
  requestTriesOver:
    'Zu dieser Anfrage wurde zu oft etwas eingegeben, das nicht passt. Bitte wenden Sie sich an die Praxis.',
  nothingToProveBy:
    'Das können wir hier nicht für Sie ändern. Bitte wenden Sie sich an die Praxis.',
  noProof:
    'Zu dieser Anfrage können wir hier nichts Persönliches zeigen. Bitte wenden Sie sich an die Praxis.',
} as const;
