/**
 * The administration without an account: invented people in a practice that does not exist, in this
 * page's memory alone.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { makeDemo } from '../../features/samples/demo.ts';
import { demoSlug as slug } from '../../features/samples/demo-slug.ts';
import { texts } from '../../features/samples/texts.ts';
import { GivenSession } from '../../features/session/queries.ts';
import type { Session } from '../../features/session/session.ts';
import { showSamples, useShownSamples } from '../../firebase/samples.ts';

/** Whoever is signed in here meanwhile: nothing of theirs is shown or asked for. */
const session: Session = {
  status: 'signedIn',
  user: {
    uid: slug,
    name: texts.guest,
    email: '',
    emailVerified: true,
    practices: [{ slug, title: texts.demoPractice, role: 'administrator' }],
  },
};

export default function Demo({ children }: { children: ReactNode }) {
  const [samples] = useState(() => makeDemo(new Date()));
  const shown = useShownSamples();
  useEffect(() => {
    showSamples(samples);
    return () => showSamples(undefined);
  }, [samples]);
  // Nothing asks the database before they are there.
  return shown === samples ? <GivenSession value={session}>{children}</GivenSession> : null;
}
