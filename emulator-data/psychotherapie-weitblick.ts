/** A practice with paused intake: visible, but taking no requests. */
import { day } from '@platzwart/domain/dates/durations';
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
import { type Clientele, generateRequest, momentBefore, tagged } from './generate-requests.ts';
import { billingOf, boughtBy } from './purchases.ts';
import { seededRandom } from './seeded-random.ts';

const slug = 'psychotherapie-weitblick';

const form = aFormConfiguration({
  companyNoteEnabled: true,
  companyNote: 'Am Telefon sind wir dienstags von 10 bis 11 Uhr für Sie da.',
  profileText: 'Psychotherapie für Erwachsene in Innsbruck, auf Wunsch auch per Video.',
  selectableLocations: [
    {
      id: 'praxis',
      title: 'Praxis',
      selectableSlots: weeklyPlan({ 1: '09-13', 2: '13-19', 3: '09-13', 4: '13-19' }),
    },
  ],
  teletherapyEnabled: true,
  groupTherapyEnabled: true,
  reasonRequired: false,
  reasonHint: 'Ein Stichwort genügt, eine Diagnose ist nicht nötig.',
});

const clientele: Clientele = {
  country: 'AT',
  childrenInTen: 0,
  insurances: ['ÖGK'],
  towns: [{ postalCode: '6020', city: 'Innsbruck', streets: ['Nordkettenblick'] }],
  reasons: {
    child: [''],
    adult: [
      'Begleitung in einer Zeit der Veränderung.',
      'Stress im Beruf.',
      'Schlafe schlecht und möchte darüber sprechen.',
      '',
      'Trauer.',
    ],
  },
};

/** The practice at `now`. */
export function psychotherapieWeitblick(now: Date): DemoPractice {
  const random = seededRandom(1_899);
  const requests = Array.from({ length: 18 }, (_, i) => {
    const request = generateRequest(random, {
      slug,
      form,
      clientele,
      at: momentBefore(random, now, 15 + 4 * i),
    });
    return i % 3 === 0
      ? tagged(
          request,
          ['erstgespraech'],
          'demo-lena',
          new Date(request.request.requestedAt.getTime() + day),
        )
      : request;
  });
  return {
    practice: aPractice({
      slug,
      title: 'Psychotherapie Weitblick',
      subtitle: 'Psychotherapie in Innsbruck',
      website: 'www.praxis-weitblick.example',
      contactPerson: 'Lena Brandt',
      phone: '0512 000031',
      locations: [
        aPracticeLocation({
          address1: 'Aussichtsweg 5',
          address2: '6020 Innsbruck',
          address3: 'Eingang im Hof',
        }),
      ],
      bookingEnabled: false,
      pausedText: 'Zurzeit sind alle Plätze belegt. Bitte fragen Sie im Frühjahr noch einmal.',
    }),
    form,
    billing: billingOf(slug, now),
    account: anAccount(new Date(now.getTime() - 110 * day), {
      email: 'praxis@praxis-weitblick.example',
      registeredBy: 'demo-lena',
      newRequestEmails: 'daily',
      dailyEmails: true,
      ...boughtBy(slug, now),
    }),
    members: {
      'demo-lena': aMember({
        name: 'Lena Brandt',
        email: 'lena.brandt@praxis-weitblick.example',
        lastVisit: new Date(now.getTime() - 5 * day),
      }),
    },
    tags: {
      erstgespraech: aTag({ name: 'Erstgespräch war', color: 'pink', icon: 'message', order: 0 }),
    },
    lists: {},
    requests,
  };
}
