/**
 * The busy practice: two locations, 150 open requests, tags, lists, notes, priorities and an
 * archive. Yearly plan.
 */
import { day } from '@platzwart/domain/dates/durations';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import type { ArchiveReason } from '@platzwart/domain/request/request';
import { Invitation, newInvitation } from '@platzwart/domain/team/invitation';
import {
  aFormConfiguration,
  aList,
  aMember,
  anAccount,
  aPractice,
  aPracticeLocation,
  aTag,
  weeklyPlan,
} from './build-practice.ts';
import type { DemoDocument, DemoPractice } from './demo-practice.ts';
import { withFollowUps } from './generate-follow-ups.ts';
import {
  ageOf,
  archived,
  type Clientele,
  type DemoRequest,
  enteredByPhone,
  generateRequest,
  momentBefore,
  noted,
  paused,
  prioritized,
  reactivated,
  tagged,
  undeliverable,
} from './generate-requests.ts';
import { lindenhofLog } from './lindenhof-log.ts';
import { lindenhofVacancies } from './lindenhof-vacancies.ts';
import { billingOf, boughtBy } from './purchases.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const slug = 'logopaedie-lindenhof';
const staff = ['demo-anna', 'demo-jonas'] as const;

const form = aFormConfiguration({
  companyNoteEnabled: true,
  companyNote: 'Telefonisch erreichen Sie uns Montag bis Donnerstag von 11 bis 12 Uhr.',
  profileText: [
    '## Willkommen bei {titel}',
    'Wir begleiten Kinder, Jugendliche und Erwachsene beim **Sprechen, Verstehen, Schlucken** und bei allem rund um die **Stimme** – an zwei Standorten in Graz.',
    '### So geht es weiter',
    '1. Sie senden uns Ihre [Anfrage]({anfragelink}) mit allen Zeiten, die für Sie möglich sind.',
    '2. Sobald ein passender Platz frei wird und Sie an der Reihe sind, melden wir uns bei Ihnen.',
    '3. Bringen Sie zum ersten Termin bitte die ärztliche Verordnung mit.',
    'Je mehr Zeiten Sie angeben, desto eher finden wir einen Platz. Bei Fragen hilft Ihnen {kontaktperson} gerne weiter.',
  ].join('\n\n'),
  bookingInfoMessage: 'Vormittags sind die Wartezeiten deutlich kürzer als am Nachmittag.',
  bookingSuccessMessage:
    'Wir melden uns, sobald ein Platz frei wird, der zu Ihren Zeiten passt, und Sie an der Reihe sind.\n\nIhr Team von {titel}',
  selectableLocations: [
    {
      id: 'lend',
      title: 'Graz Lend',
      selectableSlots: weeklyPlan({
        1: '08-12 13-18',
        2: '08-12 13-18',
        3: '08-12 13-17',
        4: '08-12 13-19',
        5: '08-14',
      }),
    },
    {
      id: 'andritz',
      title: 'Graz Andritz',
      selectableSlots: weeklyPlan({ 1: '13-18', 3: '08-13', 4: '14-18', 5: '08-12' }),
    },
  ],
  minSlots: 2,
  addressEnabled: true,
  phone2Enabled: true,
  doctorsOrderEnabled: true,
  doctorsOrderNameEnabled: true,
  insuranceEnabled: true,
  teletherapyEnabled: true,
  doctorsOrderHint: 'Die Verordnung stellt Ihre Hausärztin, Kinderärztin oder HNO-Ärztin aus.',
  teletherapyHint: 'Therapie per Video ist für viele Anliegen möglich.',
  reasonHint: 'Ein bis zwei Sätze genügen, eine Diagnose ist nicht nötig.',
  slotsHint:
    'Bitte wählen Sie **alle** Zeiten, zu denen Sie regelmäßig kommen können. Ein Termin dauert meist 45 Minuten.',
  timeFlexibilityHint: 'Können Sie bei Bedarf auch auf andere Zeiten ausweichen?',
});

const clientele: Clientele = {
  country: 'AT',
  childrenInTen: 7,
  insurances: ['ÖGK', 'ÖGK', 'ÖGK', 'BVAEB', 'SVS', 'KFA Graz', 'Privat'],
  towns: [
    {
      postalCode: '8020',
      city: 'Graz',
      streets: ['Wiesenweg', 'Annengasse', 'Mühlgartenstraße', 'Am Floßhafen'],
    },
    {
      postalCode: '8045',
      city: 'Graz-Andritz',
      streets: ['Ursprungweg', 'Rielteichgasse', 'Sonnleiten'],
    },
    { postalCode: '8010', city: 'Graz', streets: ['Kastanienallee', 'Parkzeile', 'Hofgasse'] },
    { postalCode: '8046', city: 'Stattegg', streets: ['Waldrandsiedlung', 'Lindenstraße'] },
    { postalCode: '8112', city: 'Gratwein', streets: ['Bahnhofstraße', 'Obstgartenweg'] },
  ],
  reasons: {
    child: [
      'Der Kindergarten hat uns eine Abklärung der Aussprache empfohlen.',
      'Unser Sohn spricht „s“ und „sch“ noch nicht deutlich.',
      'Unsere Tochter verwechselt beim Sprechen K und T.',
      'Sie spricht noch wenig, versteht aber alles gut. Wir wachsen zweisprachig auf.',
      'Beim Lesen und Schreiben lässt er Buchstaben aus. Die Schule hat Unterstützung empfohlen.',
      'Er verschluckt Endungen und wird von anderen Kindern nicht immer verstanden.',
      'Seit einigen Monaten wiederholt sie Wortanfänge, das beschäftigt sie.',
      'Die Kieferorthopädin hat Übungen für die Zungenlage empfohlen.',
      'Nach der Hörkontrolle sollen wir die Sprachentwicklung begleiten lassen.',
      'Sätze bilden fällt ihm schwer, er erzählt aber sehr gerne.',
      'Lispeln, vor Schuleintritt würden wir das gerne angehen.',
      'Er spricht in der Schule sehr leise und kaum vor anderen.',
    ],
    adult: [
      'Ich bin Lehrerin und am Ende der Woche fast immer heiser.',
      'Stimmtraining, ich spreche beruflich sehr viel.',
      'Mir fallen seit dem Krankenhaus öfter Wörter nicht ein.',
      'Ich verschlucke mich häufig beim Trinken.',
      'Ich möchte meine Aussprache verbessern, meine Muttersprache ist nicht Deutsch.',
      'Fortsetzung einer Therapie nach unserem Umzug nach Graz.',
      'Das Sprechen strengt mich seit dem Frühjahr an, die HNO-Ärztin hat Logopädie verordnet.',
      'Ich stottere und möchte vor einem Stellenwechsel daran arbeiten.',
    ],
  },
};

const tags = {
  kind: aTag({ name: 'Kind', color: 'teal', icon: 'baby', order: 0 }),
  schulkind: aTag({ name: 'Schulkind', color: 'blue', icon: 'school', order: 1 }),
  erwachsen: aTag({ name: 'Erwachsen', color: 'indigo', icon: 'person', order: 2 }),
  verordnung: aTag({ name: 'Verordnung da', color: 'green', icon: 'document', order: 3 }),
  stimme: aTag({ name: 'Stimme', color: 'violet', icon: 'microphone', order: 4 }),
  kurzfristig: aTag({ name: 'Kurzfristig', color: 'amber', icon: 'lightning', order: 5 }),
  rueckruf: aTag({ name: 'Rückruf offen', color: 'red', icon: 'phone', order: 6 }),
  video: aTag({ name: 'Video möglich', color: 'cyan', icon: 'video', order: 7 }),
};

const lists = {
  'kinder-mit-verordnung': aList({
    name: 'Kinder mit Verordnung',
    allOf: ['kind', 'verordnung'],
    order: 0,
  }),
  einspringen: aList({
    name: 'Können kurzfristig',
    anyOf: ['kurzfristig'],
    noneOf: ['rueckruf'],
    order: 1,
  }),
  'erwachsene-andritz': aList({
    name: 'Erwachsene in Andritz',
    anyOf: ['erwachsen'],
    locationId: 'andritz',
    order: 2,
  }),
};

const adminNotes = [
  'Mutter am Telefon: ab September auch dienstags möglich.',
  'Zweimal angerufen, Mobilbox besprochen.',
  'Verordnung per Mail erhalten, liegt im Ordner.',
  'Möchte gerne zu Jonas.',
  'Geschwisterkind kommt schon donnerstags um 15 Uhr.',
  'Rückmeldung vom Kindergarten kommt noch.',
  'Kommt mit Begleitperson, Termin im Erdgeschoss.',
  'War schon einmal bei uns in Therapie.',
  'Nur alle 14 Tage gewünscht.',
] as const;

/** The practice at `now`. */
export function logopaedieLindenhof(now: Date): DemoPractice {
  const random = seededRandom(20_240_611);
  const generate = (days: number) =>
    generateRequest(random, { slug, form, clientele, at: momentBefore(random, now, days) });

  const open = Array.from({ length: 150 }, (_, i) =>
    generate(i < 4 ? 0 : Math.round(240 * (i / 149) ** 1.2)),
  )
    .map((request, i) =>
      handled(
        random,
        i % 15 === 9 ? enteredByPhone(request, { slug, form, uid: 'demo-anna' }) : request,
        now,
        i % 19 === 7,
      ),
    )
    .map((request) => asked(request, now))
    .map((request, i) =>
      i % 15 === 14 ? unreachable(request, now) : i % 30 === 20 ? resting(request, now) : request,
    );
  const done = Array.from({ length: 70 }, () => {
    const request = handled(random, generate(random.between(70, 540)), now, false);
    const at = later(
      request,
      between(random, request.request.requestedAt, new Date(now.getTime() - day)),
    );
    const reason = random.pick<ArchiveReason>([
      'placeFound',
      'placeFound',
      'placeFound',
      'noInterest',
      'notReachable',
      'other',
    ]);
    const by = random.pick(staff);
    return { request, reason, by, at };
  });
  const back = open.splice(60, 3).map((request) => {
    const away = archived(
      request,
      'notReachable',
      'demo-anna',
      later(request, between(random, request.request.requestedAt, now)),
    );
    return reactivated(away, form, 'demo-jonas', later(away, now));
  });

  const placed = done
    .filter(({ reason }) => reason === 'placeFound')
    .map(({ request: demo, at }) => ({ demo, at }));
  const { requests: offered, documents: vacancies } = lindenhofVacancies({
    slug,
    form,
    open,
    placed,
    now,
  });
  const known = (demo: DemoRequest) => offered.get(demo.id) ?? demo;
  const gone = done.map(({ request, reason, by, at }) => {
    const demo = known(request);
    return demo.request.status === 'archived' ? demo : archived(demo, reason, by, later(demo, at));
  });

  return {
    practice: aPractice({
      slug,
      title: 'Logopädie Lindenhof',
      subtitle: 'Sprache, Stimme und Schlucken in Graz',
      profession: 'speech',
      website: 'www.praxis-lindenhof.example',
      contactPerson: 'Anna Berger',
      phone: '0316 000012',
      certificates: true,
      locations: [
        aPracticeLocation({
          id: 'lend',
          title: 'Graz Lend',
          address1: 'Lindenhofgasse 12',
          address2: '8020 Graz',
          address3: '1. Stock, Lift',
        }),
        aPracticeLocation({
          id: 'andritz',
          title: 'Graz Andritz',
          address1: 'Am Mühlbach 3',
          address2: '8045 Graz-Andritz',
        }),
      ],
    }),
    form,
    billing: billingOf(slug, now),
    account: anAccount(new Date(now.getTime() - 500 * day), {
      email: 'office@praxis-lindenhof.example',
      registeredBy: 'demo-anna',
      offering: { ...defaultOffering, waitShown: true, certificates: true },
      identityCheckedAt: new Date(now.getTime() - 490 * day),
      identityCheck: { what: 'Berufsregister, Rückruf', by: 'Demo', ended: null },
      ...boughtBy(slug, now),
    }),
    members: {
      'demo-anna': aMember({
        name: 'Anna Berger',
        email: 'anna.berger@praxis-lindenhof.example',
        role: 'administrator',
        lastVisit: new Date(now.getTime() - day / 6),
      }),
      'demo-jonas': aMember({
        name: 'Jonas Hofer',
        email: 'jonas.hofer@praxis-lindenhof.example',
        role: 'therapist',
        lastVisit: new Date(now.getTime() - 2 * day),
      }),
      'demo-mira': aMember({
        name: 'Mira Seidl',
        email: 'mira.seidl@praxis-lindenhof.example',
        role: 'viewer',
        lastVisit: null,
      }),
    },
    tags,
    lists,
    requests: [...open.map(known), ...back, ...gone],
    vacancies,
    log: [...lindenhofLog(slug, open, now), invitationOf(now)],
  };
}

/** Sent three days ago, not yet accepted. */
function invitationOf(now: Date): DemoDocument {
  const invitedBy = { uid: 'demo-anna', name: 'Anna Berger' };
  const invited = newInvitation(
    { email: 'lea.wimmer@praxis-lindenhof.example', role: 'therapist', invitedBy },
    new Date(now.getTime() - 3 * day),
  );
  return { path: paths.invitation(slug, 'd'.repeat(64)), data: Invitation.parse(invited) };
}

/**
 * The team's work on a request: usually tags, sometimes a note. Nobody has looked at the latest
 * ones yet.
 */
function handled(
  random: SeededRandom,
  request: DemoRequest,
  now: Date,
  isPriority: boolean,
): DemoRequest {
  const { requestedAt, doctorsOrder, callbackWish, teletherapy, reason } = request.request;
  if (now.getTime() - requestedAt.getTime() < 2 * day) return request;
  const age = ageOf(request);
  const fitting: string[] = [age < 14 ? 'kind' : 'erwachsen'];
  if (age >= 6 && age < 14) fitting.push('schulkind');
  if (doctorsOrder === 'available') fitting.push('verordnung');
  if (/Stimm|heiser/.test(reason)) fitting.push('stimme');
  if (callbackWish && random.happens(0.6)) fitting.push('rueckruf');
  if (teletherapy === 'yes') fitting.push('video');
  if (random.happens(0.15)) fitting.push('kurzfristig');

  const moment = (demo: DemoRequest) => later(demo, between(random, requestedAt, now, 0.2));
  let after = request;
  if (random.happens(0.9)) after = tagged(after, fitting, random.pick(staff), moment(after));
  if (random.happens(0.25))
    after = noted(after, random.pick(adminNotes), random.pick(staff), moment(after));
  if (isPriority) after = prioritized(after, 'demo-anna', moment(after));
  return after;
}

/** Follow-ups at the default interval of twelve weeks. */
function asked(request: DemoRequest, now: Date): DemoRequest {
  return withFollowUps(request, 'demo-jonas', { form, intervalWeeks: 12, now });
}

/** E-mails come back since yesterday. */
function unreachable(request: DemoRequest, now: Date): DemoRequest {
  return undeliverable(request, later(request, new Date(now.getTime() - day)));
}

/** Needs no place for the next six weeks. */
function resting(request: DemoRequest, now: Date): DemoRequest {
  return paused(
    request,
    form,
    berlinDate(new Date(now.getTime() + 42 * day)),
    later(request, new Date(now.getTime() - day)),
  );
}

/** A moment between two others, within the first `share` of the interval. */
function between(random: SeededRandom, from: Date, to: Date, share = 1): Date {
  return new Date(
    from.getTime() +
      Math.floor((to.getTime() - from.getTime()) * share * (0.05 + 0.9 * random.next())),
  );
}

/** `at`, or just after the request's last history line. */
function later({ history }: DemoRequest, at: Date): Date {
  const last = history.at(-1)?.at.getTime() ?? 0;
  return new Date(Math.max(at.getTime(), last + 60_000));
}
