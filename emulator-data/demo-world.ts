/** The whole demo world: dates relative to `now`, everything else constant. */

import { ReferralOwner } from '@platzwart/domain/billing/referral';
import { day } from '@platzwart/domain/dates/durations';
import { paths, serverPaths } from '@platzwart/domain/paths';
import { User } from '@platzwart/domain/team/member';
import { demoAccounts } from './accounts.ts';
import { type DemoDocument, type DemoPractice, documentsOf } from './demo-practice.ts';
import { ergotherapieSonnenblick } from './ergotherapie-sonnenblick.ts';
import { logopaedieAmRosental } from './logopaedie-am-rosental.ts';
import { logopaedieLindenhof } from './logopaedie-lindenhof.ts';
import { physiotherapieAmStadtpark } from './physiotherapie-am-stadtpark.ts';
import { psychotherapieWeitblick } from './psychotherapie-weitblick.ts';
import { demoReferralCode } from './purchases.ts';

export function demoPractices(now: Date): DemoPractice[] {
  return [
    logopaedieLindenhof(now),
    ergotherapieSonnenblick(now),
    physiotherapieAmStadtpark(now),
    psychotherapieWeitblick(now),
    logopaedieAmRosental(now),
  ];
}

/** Every document of the world, parsed by its schema. */
export function demoDocuments(now: Date): DemoDocument[] {
  const practices = demoPractices(now);
  const users = demoAccounts.map(({ uid, name, email }) => ({
    path: paths.user(uid),
    data: User.parse({
      name,
      email,
      practices: practices.flatMap(({ practice: { slug, title }, members }) => {
        const role = members[uid]?.role;
        return role ? [{ slug, title, role }] : [];
      }),
    }),
  }));
  const { code, uid } = demoReferralCode;
  const createdAt = new Date(now.getTime() - 200 * day);
  const referralCode = {
    path: serverPaths.referralCode(code),
    data: ReferralOwner.parse({ uid, practice: null, createdAt }),
  };
  return [...practices.flatMap((practice) => documentsOf(practice, now)), ...users, referralCode];
}
