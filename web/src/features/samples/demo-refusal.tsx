/** In the demo, in place of the screens about the practice itself. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonLink } from '../../ui/button.tsx';
import { demoSlug } from './demo-slug.ts';
import { texts } from './texts.ts';

const t = texts.nothingHere;

export default function DemoRefusal() {
  return (
    <section className="stack gap-4 left">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.text}</p>
      <div className="row">
        <ButtonLink look="filled" to={sitePaths.companyRegistration}>
          {texts.start}
        </ButtonLink>
        <ButtonLink to={sitePaths.administration(demoSlug)}>{t.back}</ButtonLink>
      </div>
    </section>
  );
}
