/**
 * A locked practice: its trial ended three weeks ago without a subscription. Read-only, not listed,
 * no requests.
 */

import { plan } from '@platzwart/domain/billing/pricing';
import { daysLater } from '@platzwart/domain/dates/berlin-days';
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
import { archived, type Clientele, generateRequest, momentBefore } from './generate-requests.ts';
import { seededRandom } from './seeded-random.ts';

const slug = 'physiotherapie-am-stadtpark';

const form = aFormConfiguration({
  profileText: 'Physiotherapie nahe dem Stadtpark in Linz.',
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: weeklyPlan({ 1: '07-13', 2: '13-20', 3: '07-13', 4: '13-20', 5: '07-13' }),
    },
  ],
  minSlotSize: 30,
});

const clientele: Clientele = {
  country: 'AT',
  childrenInTen: 1,
  insurances: ['ÖGK'],
  towns: [{ postalCode: '4020', city: 'Linz', streets: ['Parkzeile'] }],
  reasons: {
    child: ['Haltung, die Schulärztin hat Übungen empfohlen.'],
    adult: [
      'Rückenschmerzen nach langem Sitzen.',
      'Aufbau nach einer Knieoperation.',
      'Verspannter Nacken, Verordnung liegt vor.',
    ],
  },
};

/** The practice at `now`. */
export function physiotherapieAmStadtpark(now: Date): DemoPractice {
  const random = seededRandom(815);
  const requests = Array.from({ length: 14 }, (_, i) => {
    const request = generateRequest(random, {
      slug,
      form,
      clientele,
      at: momentBefore(random, now, 23 + 2 * i),
    });
    const at = new Date(request.request.requestedAt.getTime() + day);
    return i % 5 === 3 ? archived(request, 'placeFound', 'demo-stefan', at) : request;
  });
  return {
    practice: aPractice({
      slug,
      title: 'Physiotherapie am Stadtpark',
      subtitle: 'Physiotherapie in Linz',
      website: '',
      contactPerson: 'Stefan Moser',
      locations: [aPracticeLocation({ address1: 'Am Stadtpark 21', address2: '4020 Linz' })],
      locked: true,
    }),
    form,
    account: anAccount(new Date(now.getTime() - 51 * day), {
      email: 'praxis@praxis-stadtpark.example',
      registeredBy: 'demo-stefan',
      nextTrialStep: {
        kind: 'firstNotice',
        at: daysLater(new Date(now.getTime() - 51 * day), plan.trialDays + 60),
      },
    }),
    members: {
      'demo-stefan': aMember({
        name: 'Stefan Moser',
        email: 'stefan.moser@praxis-stadtpark.example',
        lastVisit: new Date(now.getTime() - 20 * day),
      }),
    },
    tags: {},
    lists: {},
    requests,
  };
}
