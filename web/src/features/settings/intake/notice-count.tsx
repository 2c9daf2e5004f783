import { run } from '../../../calls/run.ts';
import { useRemoteValue } from '../../../calls/use-remote-value.ts';
import { texts } from './texts.ts';

/** How many want to know when requests are taken again; who they are is not known here. */
export function NoticeCount({ slug }: { slug: string }) {
  const { value } = useRemoteValue(slug, () => run('countIntakeNotices', { companySlug: slug }));
  if (!value?.count) return null;
  return <p className="hint">{texts.notices(value.count)}</p>;
}
