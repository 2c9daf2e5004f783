/**
 * Each button of each e-mail, opened on the smallest phone (320 × 568): what it promised is wholly
 * in sight, before anybody scrolls. Buttons that lead to a page of `usual` are found in the samples
 * of all e-mails; the others are listed.
 */
import { plusDays, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { type EmailPurpose, emailPurposes } from '@platzwart/domain/emails/emails';
import { newNotice } from '@platzwart/domain/practice/intake-notice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { revoked } from '@platzwart/domain/retention/revocation';
import { screenPaths, settingsPaths } from '@platzwart/domain/screen-paths';
import { type AccountLinkKind, newAccountLink } from '@platzwart/domain/sign-in/account-link';
import { sitePaths } from '@platzwart/domain/site-paths';
import { newInvitation } from '@platzwart/domain/team/invitation';
import { type Offer, offerId } from '@platzwart/domain/vacancies/offer';
import type { PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { aRequest } from '@platzwart/emulator-data/build-request';
import {
  anOffer,
  aPlannedPerson,
  aVacancy,
  vacancyTerms,
} from '@platzwart/emulator-data/build-vacancy';
import { newLink, newToken, tokenHashOf } from '@platzwart/functions/emails/new-link';
import { tokenPlaceholder } from '@platzwart/functions/emails/templates/stop-link';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newRandomId } from '../support/a-booking.ts';
import { everyEmail, origin, practiceOfEmails, token } from '../support/every-email.ts';
import { hiddenPartOf } from './in-sight.ts';
import { signIn } from './steps.ts';
import {
  createTestPractice,
  documents,
  emailOf,
  type TestPractice,
  team,
} from './test-practice.ts';

let practice: TestPractice;
let paused: TestPractice;
const now = new Date();
const soon = new Date(now.getTime() + 2 * 24 * 60 * 60_000);
const today = berlinDate(now);
const startsOn = plusDays(today, 14);
const slot = {
  locationId: 'praxis',
  weekday: weekdayOf(startsOn),
  start: '08:00',
  end: '09:00',
} as const;

test.beforeEach(async () => {
  [practice, paused] = await Promise.all([
    createTestPractice({}, [team.anna]),
    createTestPractice(),
  ]);
  await paused.pause();
});
test.afterEach(() => Promise.all([practice.remove(), paused.remove()]));

type Asked = Partial<TherapyRequest>;

/** A request as `fields` say, and its page as an e-mail to `address` leads there. */
async function pageOf(fields: Asked, address?: string, id = newRandomId()): Promise<string> {
  const { slug } = practice;
  const request = aRequest({
    requestedAt: now,
    activeAt: now,
    email: `${id}@post.example`,
    ...fields,
  });
  await documents().request(slug, id).set(request);
  return linkTo(id, address ?? request.email);
}

async function linkTo(requestId: string, email: string): Promise<string> {
  const { token, stored } = newLink({ slug: practice.slug, requestId, email }, now);
  await documents().requestLink(stored.tokenHash).set(stored.link);
  return sitePaths.patientPortal(practice.slug, token);
}

type Offered = {
  entry: Partial<PlannedPerson>;
  vacancy: Partial<Vacancy>;
  offer: Partial<Offer>;
  asked?: Asked;
};

/** A place offered to one person, as that e-mail leaves when it stands like this. */
async function offered({
  entry,
  vacancy,
  offer,
  asked,
}: Offered): Promise<{ path: string; vacancyId: string }> {
  const { slug } = practice;
  const [vacancyId, requestId] = [newRandomId(), newRandomId()];
  const path = await pageOf(
    { slots: [slot], ...asked, ...(asked?.offer && { offer: { ...asked.offer, vacancyId } }) },
    undefined,
    requestId,
  );
  await documents()
    .offer(slug, offerId(vacancyId, requestId))
    .set(
      anOffer({
        vacancyId,
        requestId,
        askedAt: now,
        plannedAt: now,
        sentAt: now,
        until: soon,
        ...offer,
      }),
    );
  await documents()
    .vacancy(slug, vacancyId)
    .set(
      aVacancy({
        ...vacancyTerms({
          slot,
          startsOn,
          therapist: 'Roswitha Sprechmann',
          noteForPatients: 'Bitte bringen Sie die Verordnung mit.',
        }),
        plan: [aPlannedPerson({ requestId, until: soon, ...entry })],
        asked: 1,
        offeredAt: now,
        ...vacancy,
        ...(vacancy.winners && { winners: [{ requestId, at: now }] }),
      }),
    );
  return { path, vacancyId };
}

const offers = {
  open: {
    entry: { state: 'offered' },
    vacancy: { state: 'offering', nextStepAt: soon },
    offer: { state: 'offered' },
    asked: { offer: { vacancyId: '', until: soon } },
  },
  accepted: {
    entry: { state: 'accepted' },
    vacancy: { state: 'accepted', winners: [], acceptedAt: now },
    offer: { state: 'accepted', answeredAt: now, answeredBy: 'patient' },
    asked: { offer: { vacancyId: '', until: null } },
  },
  given: {
    entry: { state: 'taken' },
    vacancy: { state: 'filled', winners: [], endedAt: now },
    offer: {
      state: 'taken',
      answeredAt: now,
      given: { at: now, startsOn, therapist: '', waitsOn: false, droppedSlots: [] },
    },
    asked: {
      status: 'archived',
      archivedAt: now,
      archiveReason: 'placeFound',
      lastOffer: { at: now, outcome: 'taken', declinedTimes: [] },
    },
  },
  lost: {
    entry: { state: 'lost' },
    vacancy: { state: 'filled', endedAt: now },
    offer: { state: 'lost', ended: { at: now, by: null } },
    asked: { lastOffer: { at: now, outcome: 'lost', declinedTimes: [] } },
  },
  withdrawn: {
    entry: { state: 'withdrawn' },
    vacancy: { state: 'closed', endedAt: now, closeReason: 'notFree' },
    offer: { state: 'withdrawn', ended: { at: now, by: null } },
    asked: { lastOffer: { at: now, outcome: 'withdrawn', declinedTimes: [] } },
  },
  expired: {
    entry: { state: 'expired', until: now },
    vacancy: { state: 'stalled', stalledBecause: 'planAtEnd' },
    offer: { state: 'expired', until: now, ended: { at: now, by: null } },
    asked: { lastOffer: { at: now, outcome: 'expired', declinedTimes: [] } },
  },
} as const satisfies Record<string, Offered>;

const offerPage = async (standing: keyof typeof offers) => (await offered(offers[standing])).path;

async function accountLink(kind: AccountLinkKind): Promise<string> {
  const { token, tokenHash } = newToken();
  const about = {
    kind,
    uid: 'demo-katrin',
    email: emailOf('demo-katrin'),
    newEmail: kind === 'resetPassword' ? '' : 'neu@post.example',
  };
  await documents().accountLink(tokenHash).set(newAccountLink(about, now));
  return `${sitePaths.login}#mode=${kind}&code=${token}`;
}

/** As Firebase makes it; the emulator hands it out. */
async function verification(page: Page): Promise<string> {
  const data = { requestType: 'VERIFY_EMAIL', email: emailOf('demo-katrin'), returnOobLink: true };
  const url =
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo';
  const { oobCode } = await (
    await page.request.post(url, { headers: { authorization: 'Bearer owner' }, data })
  ).json();
  return `${sitePaths.login}#mode=verifyEmail&code=${oobCode}`;
}

async function invitation(): Promise<string> {
  const secret = newToken().token;
  const invitedBy = { uid: team.anna.uid, name: team.anna.name };
  await documents()
    .invitation(practice.slug, tokenHashOf(secret))
    .set(newInvitation({ email: emailOf('demo-jonas'), role: 'therapist', invitedBy }, now));
  return sitePaths.invitation(`${practice.slug}~${secret}`);
}

async function notice(): Promise<string> {
  const { token, tokenHash } = newToken();
  await documents()
    .intakeNotice(paused.slug, tokenHash)
    .set(newNotice('wartend@post.example', now));
  return sitePaths.notice(paused.slug, token);
}

async function revokedPage(): Promise<string> {
  const id = newRandomId();
  const request = aRequest({ email: `${id}@post.example` });
  await documents()
    .revokedRequest(practice.slug, id)
    .set(revoked(request, { revokedAt: now, revokedWith: null }));
  return linkTo(id, request.email);
}

/**
 * One button of an e-mail: where it leads, what must be in sight there, and who presses it, by the
 * name of their account.
 */
type Pressed = readonly [
  leadsTo: (page: Page) => string | Promise<string>,
  shows: (page: Page) => Locator,
  by?: string,
];

const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true }).first();
const heading =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name }).first();

const answered = (page: () => Promise<string>, answer: string) => async () =>
  `${await page()}?antwort=${answer}`;
const screen = (path: string) => (): string => `${sitePaths.administration(practice.slug)}/${path}`;
/** The first thing below the name of such a screen, in sight or not. */
const settings = (name: keyof typeof settingsPaths): Pressed => [
  screen(screenPaths.setting(name)),
  (page) =>
    page.getByRole('main').locator('h2, h3, label, button').filter({ visible: true }).first(),
  'Anna Berger',
];
const openRequests = (page: Page) => page.getByText(/^\d+ offene Anfragen?$/).first();
const requestsScreen: Pressed = [screen(screenPaths.requests), openRequests, 'Anna Berger'];
const administration: Pressed = [
  () => sitePaths.administration(practice.slug),
  openRequests,
  'Anna Berger',
];

const notMe: Pressed = [
  () => sitePaths.notMe('0'.repeat(43)),
  button('Keine solchen E-Mails mehr'),
];
const asked = (state: Asked) => () => pageOf(state);
const own: Pressed = [asked({}), heading('Ihre Anfrage steht auf der Warteliste')];
const isAsked = asked({ followUp: { state: 'asked', at: now } });
const followUp: readonly Pressed[] = [
  [answered(isAsked, 'ja'), button('Ja, weiter warten')],
  [answered(isAsked, 'zeiten'), button('Ja, aber Zeiten geändert')],
  [answered(isAsked, 'unsicher'), button('Unsicher – bitte anrufen')],
  [answered(isAsked, 'nein'), button('Nein')],
  [answered(isAsked, 'abmelden'), button('Keine Fragen mehr per E-Mail')],
];
const isOffered = () => offerPage('open');
const offer: readonly Pressed[] = [
  [answered(isOffered, 'zusagen'), button('Ja, ich nehme den Platz')],
  [answered(isOffered, 'absagen'), button('Nein, dieser Platz passt nicht')],
  [answered(isOffered, 'frage'), button('Ich habe eine Frage')],
];
const confirms: Pressed = [asked({ emailConfirmedAt: null }), button('E-Mail-Adresse bestätigen')];
const isToBeDeleted = asked({ deletionWarnedAt: now });

const sample = practiceOfEmails('Praxis Probe');
const screenOfSample = (path: string) => `${sitePaths.administration(sample.slug)}/${path}`;
const usual: Readonly<Record<string, Pressed>> = {
  [sitePaths.practice(sample.slug)]: [
    () => sitePaths.practice(practice.slug),
    heading('Praxis Probe'),
  ],
  [sitePaths.patientPortal(sample.slug, token)]: own,
  [sitePaths.notMe(tokenPlaceholder)]: notMe,
  [sitePaths.dashboard]: [() => sitePaths.dashboard, heading('Meine Praxen'), 'Anna Berger'],
  [sitePaths.user]: [() => sitePaths.user, heading('Dein Konto'), 'Anna Berger'],
  [sitePaths.administration(sample.slug)]: administration,
  [screenOfSample(screenPaths.requests)]: requestsScreen,
  ...Object.fromEntries(
    (Object.keys(settingsPaths) as (keyof typeof settingsPaths)[]).map((name) => [
      screenOfSample(screenPaths.setting(name)),
      settings(name),
    ]),
  ),
};

const pressed: Partial<Record<EmailPurpose, readonly Pressed[]>> = {
  requestReceived: [confirms, notMe],
  followUpQuestion: followUp,
  followUpReminder: followUp,
  newAddress: [
    [
      () => pageOf({ pendingEmail: 'neu@post.example' }, 'neu@post.example'),
      button('E-Mail-Adresse bestätigen'),
    ],
    notMe,
  ],
  withdrawn: [
    [
      asked({ status: 'archived', archivedAt: now, archiveReason: 'noInterest', withdrawnAt: now }),
      button('Rückgängig machen'),
    ],
  ],
  consentRevoked: [[revokedPage, button('Anfrage zurückholen')]],
  deletionNotice: [
    [answered(isToBeDeleted, 'ja'), button('Ja, weiter warten')],
    [answered(isToBeDeleted, 'nein'), button('Nein')],
  ],
  vacancyOffer: offer,
  vacancyReminder: offer,
  vacancyAccepted: [[() => offerPage('accepted'), heading('Ihre Zusage')]],
  vacancyGiven: [[() => offerPage('given'), heading('Ihr Platz')]],
  vacancyLost: [[() => offerPage('lost'), heading('Ihr Platzangebot')]],
  vacancyWithdrawn: [[() => offerPage('withdrawn'), heading('Ihr Platzangebot')]],
  vacancyExpired: [
    [answered(() => offerPage('expired'), 'zeiten'), button('Ja, aber Zeiten geändert')],
    [answered(() => offerPage('expired'), 'pause'), button('Pause einlegen')],
    [answered(() => offerPage('expired'), 'nein'), button('Nein')],
  ],
  intakeNoticeAsked: [
    [notice, button('Ja, schreiben Sie mir')],
    [notice, button('Doch nicht, Adresse löschen')],
    notMe,
  ],
  intakeNotice: [[() => sitePaths.booking(practice.slug), heading('Therapieplatz Anfrage')]],
  newRequest: [
    [
      async () => {
        const id = newRandomId();
        await pageOf({ lastname: 'Probe' }, undefined, id);
        return screen(screenPaths.request(id))();
      },
      (page) => page.getByRole('dialog').getByRole('heading').first(),
      'Anna Berger',
    ],
  ],
  vacancyNews: [
    [
      async () => screen(screenPaths.vacancy((await offered(offers.accepted)).vacancyId))(),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Platz vergeben …' }).first(),
      'Anna Berger',
    ],
    [
      async () => screen(screenPaths.vacancy((await offered(offers.expired)).vacancyId))(),
      (page) => page.getByRole('dialog').getByRole('heading').first(),
      'Anna Berger',
    ],
  ],
  practiceEmail: [
    [() => sitePaths.practiceEmail(practice.slug, '0'.repeat(43)), button('Adresse bestätigen')],
  ],
  invitation: [
    [invitation, button('Beitreten')],
    [invitation, button('Einladung annehmen'), 'Jonas Hofer'],
  ],
  practiceDeleted: [[() => sitePaths.home, heading('Schluss mit der Zettel-Warteliste.')]],
  // The sample of another one.
  testEmail: [],
  emailVerification: [[verification, button('E-Mail-Adresse bestätigen')]],
  passwordReset: [
    [() => accountLink('resetPassword'), button('Passwort festlegen')],
    [() => `${sitePaths.login}?mode=forgotPassword`, button('Link senden')],
  ],
  moreAccountEmails: [[() => `${sitePaths.login}?mode=forgotPassword`, button('Link senden')]],
  emailChange: [
    [() => accountLink('changeEmail'), button('Neue Adresse übernehmen')],
    [() => accountLink('keepEmail'), button('Das war ich nicht')],
    [() => sitePaths.login, button('Anmelden')],
  ],
  signInFactor: [
    [() => accountLink('keepFactors'), button('Nicht zurücksetzen')],
    [() => accountLink('keepEmail'), button('Das war ich nicht')],
    [() => sitePaths.user, heading('Dein Konto'), 'Anna Berger'],
  ],
};

type Promised = readonly [name: string, Pressed];

const samples = everyEmail(sample.title, now);

function usuallyBehind(purpose: EmailPurpose): Pressed[] {
  const texts = samples.flatMap((email) => (email.purpose === purpose ? [email.text] : []));
  const pages = texts.flatMap((text) => text.match(/^https:\S+$/gm) ?? []);
  return [...new Set(pages)].map((url) => {
    const page = usual[url.slice(origin.length)];
    if (!page) throw new Error(`${purpose}: list what is in sight at ${url}.`);
    return page;
  });
}

const promises = Object.fromEntries(
  emailPurposes.map((purpose) => [purpose, pressed[purpose] ?? usuallyBehind(purpose)]),
) as Record<EmailPurpose, readonly Pressed[]>;

const promisedBy = (purpose: EmailPurpose): Promised[] =>
  promises[purpose].map((one, n) => [`${purpose}, button ${n + 1}`, one]);

/** Each once, though several e-mails carry it. */
async function look(page: Page, all: readonly Promised[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  const found: string[] = [];
  let current: string | undefined;
  for (const [name, [leadsTo, shows, by]] of all.filter(
    ([, one], i) => all.findIndex(([, each]) => each === one) === i,
  )) {
    const path = await leadsTo(page);
    // Only what is behind '#' may differ from the page before.
    await page.goto('about:blank');
    if (by !== current)
      await (by
        ? signIn(page, by, sitePaths.dashboard)
        : page.context().setStorageState({ cookies: [], origins: [] }));
    current = by;
    await page.goto(path);
    const hidden = await hiddenPartOf(page, shows(page));
    if (hidden !== '') found.push(`${name}: ${hidden}`);
  }
  expect(found).toEqual([]);
}

test('what the first e-mail and an offer promise is in sight on the smallest phone', {
  tag: '@desktop',
}, async ({ page }) => {
  await look(
    page,
    [promisedBy('requestReceived'), promisedBy('vacancyOffer')].flatMap((all) => all.slice(0, 1)),
  );
});

test('so is what every other e-mail promises', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await look(page, emailPurposes.flatMap(promisedBy));
});
