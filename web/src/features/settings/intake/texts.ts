import { messages } from '@platzwart/domain/failure';

/** Texts of the intake page; texts for patients address them directly. */
export const texts = {
  title: 'Anfragen annehmen',
  lead: 'Ob neue Anfragen ankommen. Wer schon wartet, merkt davon nichts.',
  state: {
    taking: 'Eure Praxis nimmt Anfragen an',
    takingText:
      'Patientinnen und Patienten können über eure Praxisseite und den Link zum Formular anfragen.',
    paused: 'Aufnahme pausiert',
    pausedText: 'Neue Anfragen sind nicht möglich, bis jemand von euch sie wieder annimmt.',
    notYetOpened: 'Noch geschlossen',
    notYetOpenedText:
      'Eure Praxis war noch nie offen. Sobald ihr hier „Ja“ wählt, können Patientinnen und Patienten anfragen.',
    pausedUntil: (day: string) => `Ab ${day} nehmt ihr von selbst wieder Anfragen an.`,
    noTimes: 'Zurzeit kann niemand anfragen',
    noTimesText:
      'Kein Standort hat Zeitfenster. Trag unter „Standorte und Zeiten“ ein, wann ihr arbeitet.',
    full: 'Von einer Grenze pausiert',
    fullText: (reason: string) =>
      `Patientinnen und Patienten lesen: „${reason}“ Das endet von selbst.`,
    locked: 'Zurzeit kommen keine Anfragen an',
    lockedText:
      'Die Praxis ist gesperrt. Was hier eingestellt ist, gilt wieder, sobald sie frei ist.',
  },
  choice: {
    label: 'Nehmt ihr neue Anfragen an?',
    options: [
      { value: 'taking', label: 'Ja, wir nehmen Anfragen an' },
      {
        value: 'paused',
        label: 'Nein, die Aufnahme ist pausiert',
        hint: 'Wartende bleiben auf der Warteliste. Anfragen am Telefon könnt ihr weiter eintragen.',
      },
    ],
  },
  pausedText: {
    label: 'Was Patientinnen und Patienten während der Pause lesen',
    hint: 'Zum Beispiel, warum ihr pausiert und wohin man sich wenden kann. Lass es leer, wenn der Satz „zurzeit sind keine Anfragen möglich“ genügt.',
  },
  resumesOn: {
    label: 'Wieder annehmen ab',
    hint: 'TT.MM.JJJJ. An diesem Tag endet die Pause von selbst, und die Praxis bekommt eine E-Mail.',
    in: (days: number) => (days === 1 ? 'Das ist morgen.' : `Das ist in ${days} Tagen.`),
    none: 'kein Datum',
  },
  limits: {
    administratorsOnly: 'Die Grenzen ändert, wer die Rolle Administration hat.',
    label: 'Grenzen der Aufnahme',
    of: (n: number) => (n === 0 ? 'keine' : String(n)),
    lead: 'Ist eine Grenze erreicht, schließt das Formular von selbst. Es öffnet wieder, sobald die Zahl um ein Zehntel gesunken ist; beides steht in einer E-Mail. Am Telefon nehmt ihr weiter auf. Grenzen unter 5 Personen sind nicht möglich: Sonst ließe sich ablesen, wer wartet.',
    one: (n: number) => `Grenze ${n}`,
    removeOne: (n: number) => `Grenze ${n} entfernen`,
    add: {
      waiting: 'Wenn zu viele warten',
      perTime: 'Wenn zu viele für eine Zeit warten',
      reach: 'Wenn es zu lange dauert',
    },
    intake: 'Aufnahme',
    times: 'Zeiten',
    oneTime: 'Eine Zeit',
    pause: 'pausieren, wenn',
    close: 'schließen, wenn',
    there: 'dort',
    forIt: 'für sie',
    expected: 'es bis zu einem Platz mindestens',
    where: 'Wo',
    everywhere: 'an allen Standorten',
    at: (title: string) => `in ${title}`,
    when: 'Wann',
    halves: { all: 'am ganzen Tag', morning: 'am Vormittag', afternoon: 'am Nachmittag' },
    people: 'Personen',
    months: 'Monate',
    wait: 'Personen warten',
    takes: 'Monate dauert',
    saved: 'Die Grenzen sind gespeichert.',
  },
  today: {
    title: 'Was das heute bewirkt',
    loading: 'Wird mit euren Anfragen verglichen …',
    waiting: (n: number) => (n === 1 ? 'Gerade wartet 1 Person.' : `Gerade warten ${n} Personen.`),
    unconfirmed: (n: number) =>
      `Davon ${n === 1 ? 'hat 1 Person ihre' : `haben ${n} ihre`} E-Mail-Adresse noch nicht bestätigt. Ohne Bestätigung zählt nach einigen Stunden niemand mehr.`,
    patientsRead: (reason: string) => `Patientinnen und Patienten lesen dann: „${reason}“`,
    which: (times: string) => `Zu wären: ${times}`,
    opens: (most: number, below: number, isOneTime: boolean) =>
      isOneTime
        ? `Eine Zeit, die bei ${most} zugeht, geht unter ${below} wieder auf.`
        : `Was bei ${most} zugeht, geht unter ${below} wieder auf.`,
    reach: 'Wie lange es dauert: alle, die warten, geteilt durch eure Plätze im Monat.',
    unmeasured: 'Eine Grenze wirkt noch nicht: Dafür habt ihr zuletzt zu wenige Plätze vergeben.',
  },
  notices: (n: number) =>
    n === 1
      ? '1 Person möchte benachrichtigt werden, sobald ihr wieder Anfragen annehmt.'
      : `${n} möchten benachrichtigt werden, sobald ihr wieder Anfragen annehmt.`,
  optional: '(optional)',
  preview: {
    title: 'So sehen es Patientinnen und Patienten',
    request: 'Therapieplatz Anfrage',
    button: 'Anfrage erstellen',
    impossible: messages.bookingImpossible,
    resumesOn: messages.resumesOn,
    taking: 'Sagen Sie der Praxis, wann es Ihnen passt.',
  },
  saved: {
    paused: 'Die Aufnahme ist pausiert.',
    resumed: 'Ihr nehmt wieder Anfragen an.',
    undo: 'Rückgängig',
    undone: 'Es ist wieder wie vorher.',
  },
  undoFailed: 'Das ließ sich nicht rückgängig machen. Bitte stell es hier von Hand um.',
} as const;
