/** Refusals of steps: what patients (Sie) and members (du, ihr) read. */
export const offerMessages = {
  wonByAnother:
    'Dieser Platz ist leider schon vergeben. Das liegt nicht an Ihnen: Jemand, der vor Ihnen an der Reihe ist, hat zugesagt. Ihre Stelle in der Reihe bleibt. Wird wieder ein Platz zu Ihren Zeiten frei, sind Sie wieder dabei.',
  wonByFaster:
    'Dieser Platz ist leider schon vergeben: Jemand war einen Moment schneller. Ihre Stelle in der Reihe bleibt. Wird wieder ein Platz zu Ihren Zeiten frei, sind Sie wieder dabei.',
  withdrawn:
    'Die Praxis kann diesen Platz doch nicht vergeben. Das tut uns leid. Ihre Stelle in der Reihe bleibt.',
  frozen:
    'Die Praxis kann gerade keine Antworten annehmen. Bitte wenden Sie sich direkt an die Praxis. Ihre Frist läuft so lange nicht, und Ihre Stelle in der Reihe bleibt.',
  gone: 'Dieses Angebot gibt es nicht mehr. Ihre Stelle in der Reihe bleibt.',
  changed:
    'Die Praxis hat diesen Platz inzwischen geändert. Bitte sehen Sie nach, was jetzt gilt, und antworten Sie noch einmal.',
  changedOften:
    'Sie haben Ihre Antwort schon mehrmals geändert. Bitte rufen Sie die Praxis an, wenn Sie den Platz doch möchten. Ihre Stelle in der Reihe bleibt.',
  otherOffer:
    'Dieses Angebot gilt nicht mehr: Sie haben inzwischen ein neues. Bitte laden Sie die Seite neu.',
  tooLateToGiveBack:
    'Dieser Platz ist schon länger Ihrer. Wenn Sie ihn nicht mehr nehmen können, wenden Sie sich bitte an die Praxis.',
  alreadyYours:
    'Dieser Platz gehört Ihnen schon. Wenn Sie ihn doch nicht nehmen können, geben Sie ihn bitte zurück.',
  noQuestionNow:
    'Zu diesem Angebot können wir hier keine Frage mehr annehmen. Bitte wenden Sie sich direkt an die Praxis.',
} as const;

export const vacancyMessages = {
  gone: 'Diesen freien Platz gibt es nicht mehr.',
  takenMeanwhile: 'Dieser Platz wurde inzwischen angeboten, vergeben oder geschlossen.',
  locked:
    'Diese Praxis lässt sich gerade nur ansehen: Solange gehen keine Angebote hinaus, und alle Fristen stehen still.',
  noPlan: 'Bitte wähle mindestens eine Person aus.',
  planFull: (max: number) => `Auf einer Liste stehen höchstens ${max} Personen.`,
  startOver: 'Für diesen ersten Tag ist es zu spät. Bitte trag zuerst einen späteren ein.',
  raceTooEarly:
    '„Wer zuerst zusagt“ geht nur bei einzelnen Terminen und kurz vor dem ersten Termin. Sonst entscheidet die Reihenfolge der Liste.',
  closed: 'Dieser Platz ist geschlossen. Öffne ihn zuerst wieder.',
  settled:
    'Dieser Platz ist schon vergeben. Nimm das zuerst zurück, wenn ihr ihn jemand anderem geben möchtet.',
  notBegun: 'Dieser Platz ist noch niemandem angeboten. Biete ihn zuerst an.',
  couldOnlyLose:
    'Es haben schon so viele zugesagt, wie Plätze frei sind. Wer jetzt noch gefragt würde, bekäme keinen.',
  notAsked: 'Diese Person wurde noch nicht gefragt.',
  alreadyAsked:
    'Diese Person wurde schon gefragt. Zieh das Angebot zurück, statt sie von der Liste zu nehmen.',
  notOffered: 'Diese Person hat gerade kein Angebot, auf das sie antworten kann.',
  hasOffer: 'Diese Person hat das Angebot noch.',
  someoneElseAsked:
    'Gerade kann schon jemand auf das Angebot antworten. Warte die Antwort ab, oder zieh jenes Angebot zuerst zurück.',
  nobodyLeft: 'Auf der Liste steht niemand mehr, der noch nicht gefragt wurde.',
  manyAsked: (max: number) => `Mehr als ${max} Personen können nicht zugleich gefragt sein.`,
  untilPast: 'Bitte wähle eine Frist in der Zukunft.',
  untilEarlier: 'Die Frist endet inzwischen schon später. Bitte wähle einen späteren Tag.',
  untilAfterStart:
    'Die Frist muss vor dem ersten Termin enden. Ist dafür zu wenig Zeit, ruft die Person am besten an.',
  noTimeLeft:
    'Bis zum ersten Tag bleibt keine Zeit mehr für eine Antwort. Bitte trag einen späteren ein.',
  tooLateToCallBack: 'Dieses Angebot ist schon unterwegs. Du kannst es noch zurückziehen.',
  noQuestion: 'Diese Person hat keine Frage gestellt.',
  withdrawFirst:
    'Jemand hat diesen Platz so angeboten bekommen. Zieh die Angebote zuerst zurück, dann lässt sich das ändern.',
  alreadyGiven:
    'Ein Platz davon ist schon so vergeben. Nimm das zuerst zurück, oder trag für die übrigen einen neuen freien Platz ein.',
  manyToWithdraw: (max: number) =>
    `Mehr als ${max} Angebote lassen sich nicht auf einmal zurückziehen. Zieh zuerst einige einzeln zurück, dann lässt sich das ändern.`,
  seatsTaken: 'So viele Plätze sind schon zugesagt oder angeboten. Zieh zuerst ein Angebot zurück.',
  notAccepted: 'Diese Person hat nicht zugesagt.',
  notGiven: 'Diese Person hat diesen Platz nicht bekommen.',
  notOpen: 'Diese Anfrage ist nicht mehr offen.',
  isPaused: 'Diese Person macht gerade Pause und möchte keine Angebote.',
  otherOffer: 'Diese Person hat gerade ein anderes Angebot.',
  archivedOtherwise:
    'Diese Anfrage wurde inzwischen aus einem anderen Grund archiviert. Reaktiviere sie zuerst.',
  noTimesLeft:
    'Danach hätte diese Anfrage keine Zeiten mehr. Trag zuerst weitere ein, oder schließ sie ab.',
  askedOften:
    'Diese Person hat in letzter Zeit schon zwei Angebote bekommen. Möchtest du ihr wirklich noch eines schicken?',
  builtUpon:
    'Das geht nicht mehr: Jemand weiß schon davon, oder der freie Platz hat sich geändert.',
  tooManyPlaces: 'Mehr als 5.000 freie Plätze speichert keine Praxis.',
  notClosed: 'Dieser Platz ist nicht geschlossen.',
} as const;
