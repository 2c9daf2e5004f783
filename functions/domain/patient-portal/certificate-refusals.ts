/**
 * Why no certificate of waiting is issued, in patients' words, with what to do next. Only functions
 * load it.
 */

const byPractice =
  'Bitte wenden Sie sich an die Praxis: Sie kann Ihnen selbst etwas schreiben, das stimmt.';

export const certificateRefusals = {
  notIssued:
    'Diese Praxis stellt hier keine Bestätigungen aus. Bitte fragen Sie in der Praxis danach.',
  notChecked:
    'Diese Praxis kann hier zurzeit keine Bestätigungen ausstellen: Wir prüfen zuerst, ob sie die ist, für die sie sich ausgibt. Bitte fragen Sie in der Praxis nach einer eigenen Bestätigung, oder versuchen Sie es in einigen Tagen wieder.',
  locked:
    'Die Praxis kann hier zurzeit keine Bestätigung ausstellen. Bitte wenden Sie sich direkt an die Praxis.',
  notWaiting: `Ihre Anfrage steht nicht mehr auf der Warteliste, deshalb können wir nicht bestätigen, dass Sie warten. ${byPractice}`,
  withdrawn:
    'Sie haben Ihre Anfrage zurückgezogen, deshalb können wir nicht bestätigen, dass Sie warten. Solange es noch geht, können Sie das auf dieser Seite rückgängig machen.',
  paused:
    'Ihre Anfrage pausiert. Solange bietet Ihnen die Praxis keinen Platz an, deshalb wäre die Bestätigung nicht richtig. Beenden Sie zuerst die Pause, unter „Pause“ auf dieser Seite. Auf dem Blatt steht dann, dass die Anfrage zeitweise pausiert hat.',
  given: `Sie haben schon einen Platz bekommen. Dass keiner angeboten werden konnte, wäre nicht richtig. Warten Sie auf einen zweiten? ${byPractice}`,
  offered:
    'Ihnen ist gerade ein Platz angeboten. Dass keiner angeboten werden konnte, wäre nicht richtig. Bitte antworten Sie zuerst auf das Angebot.',
  accepted:
    'Sie haben für einen angebotenen Platz zugesagt. Dass keiner angeboten werden konnte, wäre nicht richtig. Bekommen Sie ihn doch nicht? Dann wenden Sie sich bitte an die Praxis.',
  declined: `Ihnen wurde ein Platz angeboten, und Sie haben abgesagt. Dass keiner angeboten werden konnte, wäre nicht richtig. ${byPractice}`,
  unanswered: `Ihnen wurde ein Platz angeboten, und die Zeit zum Antworten ging vorbei. Dass keiner angeboten werden konnte, wäre nicht richtig. ${byPractice}`,
  lost: `Ihnen wurde ein Platz angeboten, den dann jemand anders bekam. Dass keiner angeboten werden konnte, wäre nicht richtig. ${byPractice}`,
  ended: `Ihnen wurde ein Platz angeboten, und das Angebot endete, bevor der Platz vergeben war. Dass keiner angeboten werden konnte, wäre nicht richtig. ${byPractice}`,
  interrupted: `Ihre Anfrage stand zwischendurch nicht auf der Warteliste. Dass Sie ohne Unterbrechung warten, wäre nicht richtig. ${byPractice}`,
  notPrintable: `Ihr Name hat Zeichen, die wir in der Bestätigung nicht drucken können. ${byPractice}`,
  tooMany:
    'Heute haben Sie die Bestätigung schon sehr oft heruntergeladen. Bitte versuchen Sie es morgen wieder.',
} as const;

export type CertificateRefusal = keyof typeof certificateRefusals;
