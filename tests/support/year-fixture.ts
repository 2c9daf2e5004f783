/**
 * What must happen to five practices in 400 days from Monday, 12 January 2026, derived by hand from
 * the specification, without product code. Each line is 'day event'; events within a day are
 * unordered.
 */

/**
 * An e-mail to the practice's address and to its only administrator; `deletion` is the date it
 * mentions.
 */
const toTeam = (day: string, purpose: string, deletion?: string) =>
  ['practice', 'administrator'].map(
    (receiver) => `${day} ${purpose} to ${receiver}${deletion ? `, deletion ${deletion}` : ''}`,
  );

const practiceIs = (day: string, state: string) => [`${day} practice: ${state}`];

/** Section 7, addWaitingRequest, and section 1, e-mail notification on each new request. */
const books = (day: string, who: string, team = 'newRequest to practice') => [
  `${day} ${who}: open`,
  `${day} requestReceived to ${who}`,
  ...(team ? [`${day} ${team}`] : []),
];

/**
 * By e-mail with consent, a reminder after 7 days, after 7 more without an answer the mark 'ohne
 * Antwort'.
 */
const silence = (who: string, asked: string, reminded?: string, marked?: string) => [
  `${asked} ${who}: asked`,
  `${asked} followUpQuestion to ${who}`,
  ...(reminded ? [`${reminded} ${who}: reminded`, `${reminded} followUpReminder to ${who}`] : []),
  ...(marked ? [`${marked} ${who}: noAnswer`] : []),
];

/**
 * Section 1, follow-up: 'asking patients whether they are still interested'; this one always says
 * yes, a day later.
 */
const answered = (who: string, asked: string, yes: string) => [
  ...silence(who, asked),
  `${yes} ${who}: open`,
];

/** Issue 8: only those with consent get e-mails; everybody else goes on the call list. */
const toCall = (day: string, who: string) => [`${day} ${who}: toCall`];
const reached = (day: string, who: string) => [`${day} ${who}: open`];

/** Issue 8: 'Nein' archives with undo, which an e-mail offers. */
const saysNo = (asked: string, no: string) => [
  ...silence('sagtNein', asked),
  `${no} sagtNein: noInterest`,
  `${no} withdrawn to sagtNein`,
];

/**
 * Section 9: deletion after too long without activity; 14 days before, an e-mail to those who wait
 * and have an address.
 */
const gone = (day: string, who: string) => [`${day} ${who}: gone`];
const announced = (day: string, who: string, deletion: string, on: string) => [
  `${day} ${who}: announced`,
  ...(deletion ? [`${day} deletionNotice to ${who}, deletion ${deletion}`] : []),
  ...gone(on, who),
];

const cast = (team?: string) => [
  ...books('2026-01-12', 'antwortet', team),
  // One e-mail a day reports both.
  ...books('2026-01-12', 'schweigt', team === undefined ? undefined : ''),
  ...books('2026-01-13', 'ohneZustimmung', team),
  // A manual entry: no address, and no e-mail to the team.
  '2026-01-14 ohneMail: open',
  ...books('2026-01-15', 'sagtNein', team),
  ...books('2026-01-16', 'pausiert', team),
  ...books('2026-01-17', 'bekommtPlatz', team),
  // The patient's portal link can pause the request.
  '2026-02-01 pausiert: paused',
  '2026-02-01 requestChanged to pausiert',
  // Section 4, requests: archived with a reason.
  '2026-02-06 bekommtPlatz: placeFound',
];

/** Section 2, registration: 'a confirmation e-mail will follow'; listed by default (section 9). */
const registered = [
  ...practiceIs('2026-01-12', 'open, listed'),
  '2026-01-12 registrationDone to administrator',
];

/**
 * Section 9: trial 30 days; reminder 3 days before end; deletion 90 days after trial end (February
 * has 28 days).
 */
const trialReminder = toTeam('2026-02-08', 'trialReminder', '12.05.2026');
/** Section 4: 'a notice when it has ended … read-only … no longer publicly listed'. */
const trialEnds = [
  ...practiceIs('2026-02-11', 'locked, not listed'),
  ...toTeam('2026-02-11', 'trialEnded', '12.05.2026'),
];
/** Section 4: 'the user is contacted beforehand'; issue 8: 30, 14 and 3 days before deletion. */
const firstNotice = toTeam('2026-04-12', 'trialDeletionNotice', '12.05.2026');
/** Section 4: 'data can be viewed but not edited, no new requests are possible'. */
const isReadOnly = ['2026-03-03 booking refused', '2026-03-03 change refused'];

/** No follow-ups during a pause; afterwards the overdue ones run. */
const afterPause = silence('pausiert', '2026-06-15', '2026-06-22', '2026-06-29');

/**
 * Twelve weeks after 12 January is 6 April, across the start of summer time; each answer and each
 * mark restarts them.
 */
const untilSummer = [
  ...answered('antwortet', '2026-04-06', '2026-04-07'),
  ...answered('antwortet', '2026-06-30', '2026-07-01'),
  ...silence('schweigt', '2026-04-06', '2026-04-13', '2026-04-20'),
  ...silence('schweigt', '2026-07-13', '2026-07-20', '2026-07-27'),
  // Patients whom the team reached get no follow-up for twelve weeks.
  ...toCall('2026-04-07', 'ohneZustimmung'),
  ...reached('2026-04-24', 'ohneZustimmung'),
  ...toCall('2026-07-17', 'ohneZustimmung'),
  ...toCall('2026-04-08', 'ohneMail'),
  ...saysNo('2026-04-09', '2026-04-11'),
  ...afterPause,
];

const afterPauseEveryTwelveWeeks = [
  ...silence('pausiert', '2026-09-21', '2026-09-28', '2026-10-05'),
  ...silence('pausiert', '2026-12-28', '2027-01-04', '2027-01-11'),
];

export const year: Readonly<Record<string, readonly string[]>> = {
  /**
   * Section 4: 'The practice is deleted automatically 90 days after trial end (the user is
   * contacted beforehand)'.
   */
  Nie: [
    ...registered,
    ...cast(),
    ...trialReminder,
    ...trialEnds,
    ...isReadOnly,
    ...firstNotice,
    ...toTeam('2026-04-28', 'trialDeletionNotice', '12.05.2026'),
    ...toTeam('2026-05-09', 'trialDeletionNotice', '12.05.2026'),
    ...practiceIs('2026-05-12', 'gone'),
    ...toTeam('2026-05-12', 'practiceDeleted'),
    ...[
      'antwortet',
      'schweigt',
      'ohneZustimmung',
      'ohneMail',
      'sagtNein',
      'pausiert',
      'bekommtPlatz',
    ].flatMap((who) => gone('2026-05-12', who)),
  ],

  /**
   * Issue 8: 'a subscription at any moment stops it'. And section 4: 'Intake is active or paused';
   * a pause may have an end date.
   */
  Zehn: [
    ...registered,
    ...cast(),
    ...practiceIs('2026-02-21', 'intake paused, listed'),
    '2026-02-25 booking refused',
    ...practiceIs('2026-03-01', 'open, listed'),
    '2026-03-01 intakeResumed to practice',
    ...untilSummer,
    ...answered('antwortet', '2026-09-23', '2026-09-24'),
    ...answered('antwortet', '2026-12-17', '2026-12-18'),
    // Summer time ends between question and reminder of the third round.
    ...silence('schweigt', '2026-10-19', '2026-10-26', '2026-11-02'),
    ...silence('schweigt', '2027-01-25', '2027-02-01', '2027-02-08'),
    ...afterPauseEveryTwelveWeeks,
  ],

  /**
   * Subscribed a day before the end, after the reminder but before anything else. Follow-ups every
   * 8 weeks, and one e-mail a day.
   */
  Neunundzwanzig: [
    ...registered,
    ...cast('dailyDigest to practice'),
    ...books('2026-01-27', 'fruehling', 'dailyDigest to practice'),
    ...trialReminder,
    ...answered('antwortet', '2026-03-09', '2026-03-10'),
    ...answered('antwortet', '2026-05-05', '2026-05-06'),
    ...answered('antwortet', '2026-07-01', '2026-07-02'),
    ...answered('antwortet', '2026-08-27', '2026-08-28'),
    ...answered('antwortet', '2026-10-23', '2026-10-24'),
    ...answered('antwortet', '2026-12-19', '2026-12-20'),
    ...answered('antwortet', '2027-02-14', '2027-02-15'),
    ...silence('schweigt', '2026-03-09', '2026-03-16', '2026-03-23'),
    ...silence('schweigt', '2026-05-18', '2026-05-25', '2026-06-01'),
    ...silence('schweigt', '2026-07-27', '2026-08-03', '2026-08-10'),
    ...silence('schweigt', '2026-10-05', '2026-10-12', '2026-10-19'),
    ...silence('schweigt', '2026-12-14', '2026-12-21', '2026-12-28'),
    ...toCall('2026-03-10', 'ohneZustimmung'),
    ...reached('2026-04-24', 'ohneZustimmung'),
    ...toCall('2026-06-19', 'ohneZustimmung'),
    ...toCall('2026-03-11', 'ohneMail'),
    ...saysNo('2026-03-12', '2026-03-14'),
    ...afterPause,
    ...silence('pausiert', '2026-08-24', '2026-08-31', '2026-09-07'),
    ...silence('pausiert', '2026-11-02', '2026-11-09', '2026-11-16'),
    ...silence('pausiert', '2027-01-11', '2027-01-18', '2027-01-25'),
    // Each clock change falls between a question and its reminder: 7 days remain 7 days.
    ...silence('fruehling', '2026-03-24', '2026-03-31', '2026-04-07'),
    ...silence('fruehling', '2026-06-02', '2026-06-09', '2026-06-16'),
    ...silence('fruehling', '2026-08-11', '2026-08-18', '2026-08-25'),
    ...silence('fruehling', '2026-10-20', '2026-10-27', '2026-11-03'),
    ...silence('fruehling', '2026-12-29', '2027-01-05', '2027-01-12'),
  ],

  /**
   * Issue 8: '… and restores the practice'. A locked practice sends no follow-ups (read-only):
   * overdue ones go out the next morning.
   */
  Hundert: [
    ...registered,
    ...cast(),
    ...trialReminder,
    ...trialEnds,
    ...isReadOnly,
    ...firstNotice,
    ...practiceIs('2026-04-22', 'open, listed'),
    ...answered('antwortet', '2026-04-23', '2026-04-24'),
    ...answered('antwortet', '2026-07-17', '2026-07-18'),
    ...answered('antwortet', '2026-10-10', '2026-10-11'),
    ...answered('antwortet', '2027-01-03', '2027-01-04'),
    ...silence('schweigt', '2026-04-23', '2026-04-30', '2026-05-07'),
    ...silence('schweigt', '2026-07-30', '2026-08-06', '2026-08-13'),
    ...silence('schweigt', '2026-11-05', '2026-11-12', '2026-11-19'),
    ...silence('schweigt', '2027-02-11'),
    ...toCall('2026-04-23', 'ohneZustimmung'),
    ...reached('2026-04-24', 'ohneZustimmung'),
    ...toCall('2026-07-17', 'ohneZustimmung'),
    ...toCall('2026-04-23', 'ohneMail'),
    ...saysNo('2026-04-23', '2026-04-25'),
    ...afterPause,
    ...afterPauseEveryTwelveWeeks,
    ...books('2026-05-02', 'spaet'),
    ...silence('spaet', '2026-07-25', '2026-08-01', '2026-08-08'),
    ...silence('spaet', '2026-10-31', '2026-11-07', '2026-11-14'),
    ...silence('spaet', '2027-02-06', '2027-02-13'),
  ],

  /**
   * After a subscription (not a trial) ends: read-only, unlisted, no automatic deletion; retention
   * continues. Its requests are stored for 9 months instead of 1.5 years (issue 8: 'shorter if the
   * practice says so') and deleted in the night after the last day.
   */
  Endet: [
    ...registered,
    ...cast(),
    ...untilSummer,
    ...practiceIs('2026-07-31', 'locked, not listed'),
    // Section 4, 'runs to the end of the paid period': we tell paying practices when it is over.
    '2026-07-31 subscriptionEnded to practice',
    '2026-07-31 subscriptionEnded to administrator',
    '2026-09-19 booking refused',
    // Silence is no activity: counts from the booking of 12 January, and from the pause of 1
    // February.
    ...announced('2026-09-29', 'schweigt', '13.10.2026', '2026-10-13'),
    ...announced('2026-10-19', 'pausiert', '02.11.2026', '2026-11-02'),
    // Reached on 24 April. This e-mail requires no consent.
    ...announced('2027-01-11', 'ohneZustimmung', '25.01.2027', '2027-01-25'),
    // No address to write to; the same number of days.
    ...announced('2026-10-01', 'ohneMail', '', '2026-10-15'),
    // Archived requests too, but without notice: they no longer wait.
    ...gone('2026-11-07', 'bekommtPlatz'),
    ...gone('2027-01-12', 'sagtNein'),
    // 'antwortet' confirmed on 1 July: stays until April.
  ],
};
