/** `/company-registration/success`: confirms that an e-mail will follow. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { texts } from '../features/registration/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const t = texts.success;

/**
 * Registration itself leads to the administration; the specification requires this page as well.
 */
export default function CompanyRegistrationSuccessPage() {
  return (
    <div className="stack gap-6">
      <PageHeader title={t.title} lead={t.text} />
      <div className="row gap-3">
        <ButtonLink look="filled" to={sitePaths.home}>
          {t.toStart}
        </ButtonLink>
        <ButtonLink to={sitePaths.dashboard}>{t.toPractices}</ButtonLink>
      </div>
    </div>
  );
}
