/**
 * A practice in Saxony beside those in Austria: its holidays, prescriptions, insurers and words are
 * Germany's.
 */
import { formPresetsIn } from '@platzwart/domain/booking/form-presets';
import { day } from '@platzwart/domain/dates/durations';
import {
  aFormConfiguration,
  aMember,
  anAccount,
  aPractice,
  aPracticeLocation,
  weeklyPlan,
} from './build-practice.ts';
import type { DemoPractice } from './demo-practice.ts';
import { type Clientele, generateRequest, momentBefore } from './generate-requests.ts';
import { seededRandom } from './seeded-random.ts';

const slug = 'logopaedie-am-rosental';

const form = aFormConfiguration({
  ...formPresetsIn('DE').speech,
  profileText: 'Logopädie für Kinder und Erwachsene im Leipziger Norden.',
  prescriptionEnabled: true,
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: weeklyPlan({ 1: '08-13', 2: '12-18', 3: '08-13', 4: '12-18' }),
    },
  ],
});

const clientele: Clientele = {
  country: 'DE',
  childrenInTen: 7,
  insurances: ['AOK PLUS', 'Techniker Krankenkasse', 'BARMER', 'IKK classic', 'privat versichert'],
  towns: [{ postalCode: '04155', city: 'Leipzig', streets: ['Rosentalweg', 'Nordplatzgasse'] }],
  reasons: {
    child: [
      'Die Kita empfiehlt eine Abklärung der Aussprache.',
      'Sie stottert seit dem Sommer.',
      'Spricht mit drei noch wenig.',
    ],
    adult: [
      'Nach einem Schlaganfall fällt das Sprechen schwer.',
      'Die Stimme ist als Lehrerin oft heiser.',
    ],
  },
};

/** The practice at `now`. */
export function logopaedieAmRosental(now: Date): DemoPractice {
  const random = seededRandom(4_155);
  return {
    practice: aPractice({
      slug,
      title: 'Logopädie am Rosental',
      subtitle: 'Logopädie in Leipzig',
      website: 'www.praxis-rosental.example',
      contactPerson: 'Jana Richter',
      phone: '0341 000041',
      locations: [
        aPracticeLocation({
          address1: 'Rosentalweg 9',
          address2: '04155 Leipzig',
          address3: 'Hinterhaus, 1. Stock',
          region: 'DE-SN',
        }),
      ],
    }),
    form,
    account: anAccount(new Date(now.getTime() - 12 * day), {
      email: 'praxis@praxis-rosental.example',
      registeredBy: 'demo-jana',
    }),
    members: {
      'demo-jana': aMember({
        name: 'Jana Richter',
        email: 'jana.richter@praxis-rosental.example',
        lastVisit: new Date(now.getTime() - day),
      }),
    },
    tags: {},
    lists: {},
    requests: Array.from({ length: 8 }, (_, i) =>
      generateRequest(random, { slug, form, clientele, at: momentBefore(random, now, 1 + i) }),
    ),
  };
}
