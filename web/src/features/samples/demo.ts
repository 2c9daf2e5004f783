/**
 * A whole practice that does not exist, to be looked at without an account: whatever the screens
 * read of it is invented or empty.
 */
import { paths } from '@platzwart/domain/paths';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Samples } from '../../firebase/samples.ts';
import { demoForm } from './demo-form.ts';
import { demoSlug } from './demo-slug.ts';
import { makeSamples } from './make-samples.ts';
import { texts } from './texts.ts';

const practice: Practice = {
  slug: demoSlug,
  title: texts.demoPractice,
  subtitle: '',
  logoImagePath: '',
  website: '',
  contactPerson: '',
  locations: demoForm.selectableLocations.map(({ id, title }) => ({
    id,
    title,
    address1: '',
    address2: '',
    address3: '',
  })),
  listed: false,
  bookingEnabled: true,
  locked: false,
};

export function makeDemo(now: Date): Samples {
  const samples = makeSamples({
    slug: demoSlug,
    form: demoForm,
    uid: demoSlug,
    nation: undefined,
    now,
  });
  const own: Record<string, object> = {
    [paths.practice(demoSlug)]: { ...practice, id: demoSlug },
    [paths.form(demoSlug)]: { ...demoForm, id: 'form' },
  };
  return {
    ...samples,
    reason: texts.demoReason,
    holds: () => true,
    document: (path) => own[path] ?? samples.document(path),
  };
}
