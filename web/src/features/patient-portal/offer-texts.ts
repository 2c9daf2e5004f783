/**
 * Texts of an offered place behind the portal link. None blames anybody; each says that the
 * position stays.
 */

import type { DeclineReason, Rhythm } from '@platzwart/domain/request/request-offer';
import { rhythmTexts } from '@platzwart/domain/vacancies/describe-place';

const stays = 'Ihre Stelle in der Reihe bleibt.';
const nextTime = 'Wird wieder ein Platz zu Ihren Zeiten frei, sind Sie wieder dabei.';

export const offerTexts = {
  titles: {
    offer: 'Ein Platz für Sie',
    yes: 'Ihre Zusage',
    given: 'Ihr Platz',
    over: 'Ihr Platzangebot',
  },
  facts: {
    when: 'Wann',
    rhythm: 'Wie oft',
    from: 'Ab',
    to: 'Bis',
    where: 'Wo',
    therapist: 'Bei',
    kind: 'Art',
    costs: 'Kosten',
    until: 'Antwort bis',
  },
  atHome: 'bei Ihnen zu Hause',
  byVideo: 'per Video',
  group: 'Therapie in der Gruppe',
  selfPayer: 'Diesen Platz zahlen Sie selbst.',
  nearly: 'Diese Zeit haben Sie nicht gewünscht. Vielleicht passt sie trotzdem.',
  newOne: 'Das Angebot aus der Nachricht gilt nicht mehr. Das hier ist ein neues.',
  otherOne: 'Das Angebot aus der Nachricht gibt es nicht mehr. Hier geht es um ein anderes.',
  firstWins:
    'Dieses Angebot haben mehrere Personen bekommen. Wer zuerst zusagt, bekommt den Termin.',
  together:
    'Dieses Angebot haben mehrere Personen bekommen. Den Platz bekommt, wer von denen, die zusagen, zuerst an der Reihe ist.',
  afterDeadline: 'Danach fragen wir die nächste Person.',
  noDeadline: 'Die Praxis ruft Sie wegen dieses Platzes an. Sie können auch gleich hier antworten.',
  staysAnyway: 'Ihre Stelle in der Reihe behalten Sie auf jeden Fall.',
  note: (note: string) => `Hinweis der Praxis: ${note}`,
  expired: `Die Frist ist vorbei. Möchten Sie den Platz trotzdem? Dann sagen Sie jetzt zu: Vielleicht ist er noch frei. ${stays}`,
  answers: {
    zusagen: 'Ja, ich nehme den Platz',
    absagen: 'Nein, dieser Platz passt nicht',
    frage: 'Ich habe eine Frage',
  },
  notMe: {
    press: 'Das bin ich nicht',
    title: 'Sie haben gar keinen Platz gesucht?',
    text: 'Dann hat sich jemand bei der E-Mail-Adresse vertippt. Die Praxis ruft die Person an, und an diese Adresse schreiben wir nicht mehr.',
    confirm: 'Das bin ich nicht',
    done: 'Danke. An diese Adresse schreiben wir nicht mehr. Sie müssen nichts weiter tun.',
  },
  sending: 'Wird gesendet …',
  back: 'Zurück',
  yes: {
    title: (place: string, rhythm: Rhythm) =>
      `${place}: ${rhythm === 'once' ? 'Passt das?' : `Passt das ${rhythmTexts[rhythm]}?`}`,
    confirm: 'Verbindlich zusagen',
  },
  no: {
    title: 'Diesen Platz absagen?',
    why: 'Warum passt er nicht?',
    optional: '(freiwillig)',
    reasons: {
      time: 'Zu dieser Zeit kann ich doch nicht',
      notNow: 'Gerade nicht (Krankheit, Reise)',
      noLongerNeeded: 'Ich brauche keinen Platz mehr',
      other: 'Anderer Grund',
    } satisfies Record<DeclineReason, string>,
    /** Of a time that the person did not choose. */
    otherTime: 'Diese Zeit passt mir nicht',
    confirm: 'Absagen',
  },
  question: {
    title: 'Was möchten Sie wissen?',
    label: 'Ihre Frage',
    meaning: 'Nach dem Senden ruft die Praxis Sie an.',
    deadlineGoesOn: 'Die Frist läuft weiter. Die Praxis kann sie verlängern.',
    confirm: 'Frage senden',
    asked: 'Ihre Frage ist angekommen. Die Praxis ruft Sie an.',
  },
  accepted:
    'Danke, Ihre Zusage ist angekommen. Der Platz ist für Sie reserviert, bis die Praxis ihn bestätigt.',
  acceptedLate:
    'Die Frist war schon vorbei, aber der Platz ist noch frei. Er gehört Ihnen. Die Praxis bestätigt ihn noch.',
  pledged: (until: string) =>
    `Danke. Mehrere Personen wurden gefragt. Den Platz bekommt, wer von denen, die zusagen, zuerst an der Reihe ist.${until && ` Sie erfahren es spätestens am ${until}.`}`,
  lateNoted: `Der Platz ist inzwischen jemand anderem angeboten. Wir haben Ihre Zusage notiert: Wird er wieder frei, bekommen Sie ihn zuerst. ${stays}`,
  declined: 'Sie haben diesen Platz abgesagt. Sie warten weiter, an derselben Stelle wie bisher.',
  lost: {
    others: `Dieser Platz ist leider schon vergeben. Das liegt nicht an Ihnen: Jemand, der vor Ihnen an der Reihe ist, hat zugesagt. ${stays} ${nextTime}`,
    firstWins: `Dieser Platz ist leider schon vergeben. Das liegt nicht an Ihnen: Jemand war einen Moment schneller. ${stays} ${nextTime}`,
  },
  missed: `Die Frist ist vorbei, und der Platz ist inzwischen vergeben. Das macht nichts: ${stays} ${nextTime}`,
  withdrawn: `Die Praxis kann diesen Platz doch nicht vergeben. Das tut uns leid. ${stays}`,
  frozen: {
    text: 'Die Praxis kann gerade keine Antworten annehmen. Ihre Frist läuft so lange nicht.',
    call: 'Bitte rufen Sie an:',
    noPhone:
      'Bitte wenden Sie sich direkt an die Praxis. Die Adresse steht unten auf dieser Seite.',
  },
  about: 'Es ging um:',
  yesAfterAll: 'Doch zusagen',
  takeBack: {
    accepted: {
      press: 'Doch absagen',
      title: 'Möchten Sie den Platz doch nicht?',
      text: 'Dann bekommt ihn jemand anderes. Sie warten weiter, an derselben Stelle wie bisher.',
      confirm: 'Ja, doch absagen',
    },
    given: {
      press: 'Ich kann den Platz doch nicht nehmen',
      title: 'Möchten Sie den Platz zurückgeben?',
      text: 'Dann bekommt ihn jemand anderes, und Sie stehen wieder auf der Warteliste, an derselben Stelle wie vorher.',
      waitsOn:
        'Dann bekommt ihn jemand anderes. Sie warten weiter, an derselben Stelle wie bisher.',
      confirm: 'Ja, zurückgeben',
    },
  },
  given: (place: string) => `Ihr Platz: ${place}.`,
  calendar: {
    press: 'In den Kalender',
    fileName: 'platz.ics',
    failed:
      'Der Kalendereintrag lässt sich gerade nicht laden. Bitte versuchen Sie es noch einmal.',
  },
  next: {
    time: {
      text: (time: string) =>
        `Möchten Sie Ihre Zeiten ändern? ${time} nehmen wir dort schon heraus. Sie sehen sich den Rest an und speichern.`,
      press: 'Zeiten ändern',
    },
    notNow: {
      text: 'Möchten Sie eine Pause einlegen? So lange fragt Sie niemand, und Ihre Stelle in der Reihe bleibt.',
      press: 'Pause einlegen',
    },
    noLongerNeeded: {
      text: 'Möchten Sie Ihre Anfrage zurückziehen? Dann fragt Sie niemand mehr.',
      press: 'Anfrage zurückziehen',
    },
  },
} as const;
