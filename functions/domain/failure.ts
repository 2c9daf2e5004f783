/**
 * Failures as values, and the messages people read (spec section 8).
 *
 * Handlers return an Outcome; one switch in `functions/src/call.ts` turns a Failure into an HTTP
 * answer, and one in the browser turns that answer into messages at fields.
 */
/**
 * One error in an answer with status 400. `field` is a path ('firstname', 'slots.3.start') or
 * 'form'.
 */
export type Detail = { field: string; code: string; message: string };

export type Failure =
  /** The input, or the state of its subject, does not allow it. Nothing was changed. */
  | { kind: 'invalid'; details: readonly Detail[] }
  | { kind: 'signInNeeded' }
  /** The sign-in is too old for this call. Nothing was changed. */
  | { kind: 'freshSignInNeeded' /** Absent: by signing in. */; by?: 'secondFactor' }
  /** The practice, or the account itself, asks for a second factor. Nothing was changed. */
  | { kind: 'secondFactorNeeded' }
  /** The caller's device is locked (`sign-in/lock.ts`). Nothing was changed. */
  | { kind: 'sessionLocked' }
  | { kind: 'notAllowed' };

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (failure: Failure): Outcome<never> => ({ ok: false, failure });
export const refusedAt = (field: string, code: string, message: string): Outcome<never> =>
  refused({ kind: 'invalid', details: [{ field, code, message }] });

/**
 * The field name of the whole form: no control has it, so its message appears in the general error
 * area.
 */
export const wholeForm = 'form';

export const messages = {
  formInvalid: 'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
  requestSubmitted: 'Ihre Anfrage wurde erfasst. Vielen Dank!',
  serverError: 'Serverfehler :( Bitte probieren Sie es später nochmal.',
  noLocations:
    'Keine Standorte verfügbar. Bitte kontaktieren Sie die Praxis über einen anderen Weg.',
  noTimes:
    'Die Praxis bietet zurzeit keine Zeiten zur Wahl an. Bitte wenden Sie sich direkt an die Praxis.',
  slotsTooFew: (n: number) => `Bitte wählen Sie mindestens ${n} Zeitfenster aus.`,
  consentNeeded: 'Zustimmung notwendig.',
  fileTooLarge: 'Größe überschritten.',
  notAnImage: 'Bitte wähle ein Bild (PNG, JPEG, WebP oder GIF).',
  bookingImpossible: '(zurzeit sind keine Anfragen möglich)',
  resumesOn: (day: string) => `Ab ${day} nimmt die Praxis wieder Anfragen an.`,
  intakePaused:
    'Die Praxis nimmt zurzeit keine Anfragen an. Bitte versuchen Sie es später noch einmal.',
  practiceLocked:
    'Diese Praxis kann zurzeit keine Anfragen annehmen. Bitte wenden Sie sich direkt an die Praxis.',
  practiceUnknown: 'Diese Praxis gibt es nicht. Bitte prüfen Sie die Adresse der Seite.',
  requestIdTaken:
    'Diese Anfrage wurde schon abgeschickt und lässt sich hier nicht mehr ändern. Bitte wenden Sie sich an die Praxis oder laden Sie die Seite neu, um eine neue Anfrage zu stellen.',
  addressCorrectedTooOften:
    'Die Adresse dieser Anfrage wurde schon zweimal geändert. Bitte sagen Sie der Praxis, welche stimmt, oder stellen Sie eine neue Anfrage.',
  honeypotFilled:
    'Ein verstecktes Feld wurde ausgefüllt, vermutlich von Ihrem Browser. Wir haben es geleert. Bitte senden Sie die Anfrage noch einmal ab.',
  filledTooFast:
    'Das ging sehr schnell. Bitte prüfen Sie Ihre Angaben und senden Sie die Anfrage noch einmal ab.',
  notProven:
    'Der kurzen Prüfung gegen erfundene Anfragen fehlt etwas. Bitte laden Sie die Seite neu und senden Sie noch einmal, oder wenden Sie sich direkt an die Praxis.',
  changedMeanwhile: 'Diese Angabe wurde inzwischen geändert. Bitte wähle, welche gilt.',
  requestArchived: 'Diese Anfrage ist im Archiv. Reaktiviere sie zuerst.',
  linkUnknown:
    'Diesen Link gibt es nicht oder nicht mehr. Bitte prüfen Sie, ob er vollständig ist, oder wenden Sie sich an die Praxis.',
  unknownArgument:
    'Diese Angabe kennt die Anwendung nicht. Nach dem Neuladen der Seite sollte es gehen.',
  checkThis: 'Diese Angabe passt hier nicht.',
  practiceReadOnly:
    'Diese Praxis lässt sich gerade nur ansehen: Testzeit oder Abo sind abgelaufen, eine Rechnung ist zu lange offen, oder sie soll gelöscht werden. Mehr dazu steht in den Einstellungen.',
  practiceClosed:
    'Platzwart hat diese Praxis gesperrt. Bis das geklärt ist, lässt sich hier nichts löschen. Bitte wende dich an uns.',
  requestGone: 'Diese Anfrage gibt es nicht mehr.',
  locationUnknown: 'Diesen Standort gibt es in der Praxis nicht.',
  alreadyArchived: 'Diese Anfrage ist schon im Archiv.',
  memberGone: 'Diese Person gehört nicht mehr zur Praxis.',
  invitationUnknown:
    'Diese Einladung gibt es nicht. Bitte prüfe den Link oder lass dich neu einladen.',
  freshSignInNeeded: 'Dafür ist deine Anmeldung zu lange her. Bitte melde dich noch einmal an.',
} as const;

/** Messages that only functions produce: pages display them but do not bundle them. */
export const functionsMessages = {
  ownFactorFirst:
    'Richte zuerst selbst einen Passkey oder Codes aus einer App ein, in deinem Konto: Sonst kämst du nicht mehr in die Praxis.',
  factorRequired: 'Eure Praxis verlangt das schon. Um es zu ändern, nimm es zuerst zurück.',
  secondFactorNeeded:
    'Hier braucht deine Anmeldung einen zweiten Faktor. Bestätige ihn bei der Anmeldung oder richte ihn in deinem Konto unter „Anmeldung“ ein.',
  intakeFull: (reason: string) =>
    `Zurzeit können wir leider keine neuen Anfragen annehmen. ${reason}`,
  timesFull: (times: string) =>
    `Diese Zeiten sind zurzeit voll: ${times}. Bitte wählen Sie andere.`,
  paymentRefused:
    'Die Zahlung wurde abgelehnt, geändert wurde nichts. Bitte prüfe unter „Zahlungsart ändern“, womit bezahlt wird.',
  paymentProviderSilent:
    'Der Zahlungsdienst antwortet gerade nicht. Bitte versuche es in ein paar Minuten noch einmal.',
  nameHeld:
    'In Name und Ort gleicht eure Praxis einer anderen. Wir sehen sie an, meist am nächsten Werktag; danach könnt ihr öffnen. Sofort geht es mit einem Namen, der sich unterscheidet, unter „Profil“.',
  fewerThanThere: (there: number) =>
    `Eure Praxis hat ${there} Standorte. Entfernt zuerst einen in den Einstellungen unter „Standorte und Zeiten“.`,
  locationHasVacancies:
    'An diesem Standort ist noch ein Platz frei. Vergib oder schließe ihn zuerst, unter „Freie Plätze“.',
  selfReferral:
    'Das ist ein Code aus deiner eigenen Praxis oder deinem eigenen Team. Er gilt nur für andere.',
  notYourPractice: 'In dieser Praxis hast du nicht die Rolle Administration.',
  tooManyBookings:
    'Von Ihrem Anschluss kamen in der letzten Stunde sehr viele Anfragen. Bitte versuchen Sie es später noch einmal oder wenden Sie sich direkt an die Praxis.',
  samePersonWaits: 'Für diese Person steht schon eine andere Anfrage auf der Warteliste.',
  importUndone:
    'Dieser Import wurde rückgängig gemacht. Beginne einen neuen, um die Datei noch einmal zu übernehmen.',
  importUnknown: 'Diesen Import gibt es nicht.',
  tooManyRequests:
    'Mehr als 30.000 Anfragen speichert keine Praxis. Bitte lösche zuerst alte aus dem Archiv.',
  exportOver: 'Dieser Export lässt sich nicht mehr fortsetzen. Bitte beginne ihn von vorn.',
  undoOver: 'Das lässt sich nicht mehr rückgängig machen.',
  changedSince: 'Diese Anfrage hat sich seither geändert. Bitte sieh nach, was jetzt gilt.',
  noDeletionPlanned: 'Diese Praxis wird nicht gelöscht: Es gibt nichts rückgängig zu machen.',
  subscriptionRuns:
    'Diese Praxis hat schon ein Abo. Zahlungsart, Rhythmus und Standorte lassen sich weiter unten ändern.',
  noSubscription: 'Diese Praxis hat gerade kein Abo. Schließe zuerst eines ab.',
  undoDeletionFirst:
    'Diese Praxis soll gelöscht werden. Nimm das zuerst zurück, unter „Datenschutz“.',
  referralUnknown: 'Diesen Empfehlungscode gibt es nicht. Bitte prüfe ihn.',
  referralTooLate: 'Ein Empfehlungscode gilt nur vor dem ersten Kauf.',
  tagGone: 'Dieses Schlagwort gibt es nicht mehr.',
  lastAdministrator:
    'In jeder Praxis bleibt mindestens eine Person mit der Rolle Administration. Gib sie zuerst jemand anderem oder lösche die Praxis.',
  alreadyMember: 'Diese Person gehört schon zur Praxis.',
  tooManyInvitations:
    'Es sind schon sehr viele Einladungen offen. Ziehe eine zurück oder warte, bis jemand annimmt.',
  invitationExpired: 'Diese Einladung ist abgelaufen. Bitte lass dich neu einladen.',
  invitationRevoked:
    'Diese Einladung wurde zurückgezogen. Frag in der Praxis nach, ob das so gedacht war.',
  invitationUsed: 'Diese Einladung wurde schon angenommen.',
  invitationForOther:
    'Diese Einladung gilt für eine andere E-Mail-Adresse. Melde dich mit der Adresse an, an die sie geschickt wurde.',
  emailUnverified:
    'Bitte bestätige zuerst deine E-Mail-Adresse. Den Link dazu haben wir dir geschickt.',
  ownEmailUnverified:
    'Bitte bestätige zuerst deine jetzige E-Mail-Adresse. Hast du dich bei ihr vertippt? Dann lösche dieses Konto und registriere dich neu.',
  otherEmailUnverified:
    'Diese Person hat ihre E-Mail-Adresse noch nicht bestätigt. Das kann nur sie selbst, in ihrem Konto.',
  thisIsATest:
    'Diese Probe zeigt, wie die Nachricht aussieht. Die Links darin führen zu keiner Anfrage.',
  tooManyNotified:
    'Schon 30 Personen im Team bekommen diese Nachrichten, mehr gehen nicht. Bitte leitet sie untereinander weiter.',
  pushServiceUnknown:
    'Dieser Browser verwendet für Benachrichtigungen einen Dienst, den wir nicht kennen. Mit Chrome, Edge, Firefox oder Safari geht es.',
  tooManyRegistrations:
    'Mit diesem Konto wurden heute schon mehrere Praxen registriert. Bitte versuche es morgen wieder oder schreib uns.',
  intakeOpen: 'Die Praxis nimmt gerade wieder Anfragen an. Bitte laden Sie die Seite neu.',
  tooManyNotices:
    'Gerade wollten sehr viele benachrichtigt werden. Bitte versuchen Sie es in einer Stunde noch einmal.',
  noticeOver:
    'Zu diesem Link ist keine Adresse gespeichert. Er ist unvollständig oder abgelaufen, oder Ihre Adresse ist schon gelöscht.',
  /** Pages show it unchanged (`web/src/firebase/calls.ts`). */
  tooManyCalls:
    'Das war gerade sehr oft hintereinander. Bitte in ein paar Minuten noch einmal versuchen.',
  tooManyEmails:
    'Wir haben dir gerade schon geschrieben. Bitte sieh im Postfach und im Spam-Ordner nach und warte ein paar Minuten.',
} as const;

type Issue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
} & Readonly<Record<string, unknown>>;

/** The details of a schema error: the first per field, unknown arguments under their own name. */
export function detailsOf(error: { readonly issues: readonly unknown[] }): Detail[] {
  const details = (error.issues as readonly Issue[]).flatMap((issue): Detail[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return (issue.keys as string[]).slice(0, 20).map((key) => ({
        field: [...path, key.slice(0, 100)].join('.') || wholeForm,
        code: 'unknown',
        message: messages.unknownArgument,
      }));
    }
    return [{ field: path.join('.') || wholeForm, code: codeOf(issue), message: germanOf(issue) }];
  });
  const first = new Map<string, Detail>();
  for (const detail of details) if (!first.has(detail.field)) first.set(detail.field, detail);
  return [...first.values()].slice(0, 50);
}

function codeOf(issue: Issue): string {
  const params = issue.params as { code?: string } | undefined;
  if (params?.code) return params.code;
  // Issues carry no input (it may be about health), so missing values and wrong types read alike.
  if (issue.code === 'too_small' || issue.code === 'invalid_type' || issue.code === 'invalid_value')
    return 'required';
  if (issue.code === 'too_big') return 'maxLength';
  return 'invalid';
}

/** Our schemas bring German messages; only a payload that no form of ours sent lacks one. */
function germanOf(issue: Issue): string {
  return /^(Invalid|Unrecognized|Too |Expected)/.test(issue.message)
    ? messages.checkThis
    : issue.message;
}
