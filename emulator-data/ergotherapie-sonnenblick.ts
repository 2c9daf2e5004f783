/** A practice whose trial ends in two days. */

import { plan } from '@platzwart/domain/billing/pricing';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import { day } from '@platzwart/domain/dates/durations';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import {
  aFormConfiguration,
  aMember,
  anAccount,
  aPractice,
  aPracticeLocation,
  aTag,
  weeklyPlan,
} from './build-practice.ts';
import type { DemoPractice } from './demo-practice.ts';
import {
  ageOf,
  type Clientele,
  type DemoRequest,
  generateRequest,
  momentBefore,
  prioritized,
  tagged,
} from './generate-requests.ts';
import { seededRandom } from './seeded-random.ts';

const slug = 'ergotherapie-sonnenblick';

const form = aFormConfiguration({
  profileText:
    'Ergotherapie für Kinder und Erwachsene im Herzen von Ravensburg. Fragen beantwortet {kontaktperson}, mehr über uns finden Sie auf [unserer Website]({webseite}).',
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: weeklyPlan({
        1: '08:30-13 14-18:30',
        2: '08:30-13',
        3: '08:30-13 14-18:30',
        4: '14-19',
        5: '08:30-13',
      }),
    },
  ],
  minSlotSize: 45,
  houseCallEnabled: true,
  insuranceEnabled: true,
  doctorsOrderEnabled: true,
  prescriptionEnabled: true,
  houseCallHint: 'Hausbesuche sind im Umkreis von fünf Kilometern möglich.',
});

const clientele: Clientele = {
  country: 'DE',
  childrenInTen: 5,
  insurances: [
    'AOK Baden-Württemberg',
    'Techniker Krankenkasse',
    'BARMER',
    'DAK-Gesundheit',
    'privat versichert',
  ],
  towns: [{ postalCode: '88212', city: 'Ravensburg', streets: ['Rebenweg', 'Torgasse'] }],
  reasons: {
    child: [
      'Schwierigkeiten beim Halten von Stift und Schere.',
      'Die Lehrerin empfiehlt Unterstützung bei der Konzentration.',
      'Er stolpert viel und meidet das Klettern.',
    ],
    adult: [
      'Nach einer Handverletzung ist das Greifen noch mühsam.',
      'Ich möchte nach der Reha im Alltag wieder selbständiger werden.',
      'Hilfe beim Anpassen der Wohnung für meine Mutter.',
    ],
  },
};

/** Who has a prescription says when it was issued: within the three weeks before they asked. */
function prescribed(demo: DemoRequest, i: number): DemoRequest {
  if (demo.request.doctorsOrder !== 'available') return demo;
  const issuedOn = berlinDate(new Date(demo.request.requestedAt.getTime() - ((i * 5) % 21) * day));
  return { ...demo, request: { ...demo.request, prescription: { issuedOn, urgent: i % 6 === 0 } } };
}

/** The practice at `now`. */
export function ergotherapieSonnenblick(now: Date): DemoPractice {
  const random = seededRandom(4_711);
  const requests = Array.from({ length: 24 }, (_, i) => {
    const request = generateRequest(random, {
      slug,
      form,
      clientele,
      at: momentBefore(random, now, 1 + i),
    });
    const at = new Date(request.request.requestedAt.getTime() + day / 2);
    const marked =
      i % 2 === 0
        ? tagged(
            prescribed(request, i),
            [ageOf(request) < 14 ? 'kinder' : 'erwachsene'],
            'demo-katrin',
            at,
          )
        : prescribed(request, i);
    return i === 9 ? prioritized(marked, 'demo-katrin', new Date(at.getTime() + 60_000)) : marked;
  });
  return {
    practice: aPractice({
      slug,
      title: 'Ergotherapie Sonnenblick',
      subtitle: 'Ergotherapie in Ravensburg',
      website: 'https://www.praxis-sonnenblick.example',
      contactPerson: 'Katrin Vogel',
      phone: '+49 (0)751 000047',
      locations: [
        aPracticeLocation({
          address1: 'Sonnenhalde 7',
          address2: '88212 Ravensburg',
          region: 'DE-BW',
        }),
      ],
    }),
    form,
    account: anAccount(new Date(now.getTime() - 28 * day), {
      email: 'praxis@praxis-sonnenblick.example',
      registeredBy: 'demo-katrin',
      // The reminder was sent yesterday.
      nextTrialStep: {
        kind: 'lock',
        at: daysLater(new Date(now.getTime() - 28 * day), plan.trialDays),
      },
    }),
    members: {
      'demo-katrin': aMember({
        name: 'Katrin Vogel',
        email: 'katrin.vogel@praxis-sonnenblick.example',
        lastVisit: new Date(now.getTime() - day),
      }),
    },
    tags: {
      kinder: aTag({ name: 'Kinder', color: 'orange', icon: 'baby', order: 0 }),
      erwachsene: aTag({ name: 'Erwachsene', color: 'blue', icon: 'person', order: 1 }),
    },
    lists: {},
    requests,
  };
}
