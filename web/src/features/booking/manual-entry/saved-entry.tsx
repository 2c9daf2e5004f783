import { texts as requestTexts } from '../../../entities/request/texts.ts';
import { texts } from './texts.ts';

/** What was saved, and what the form asks besides. */
export function SavedEntry({
  title,
  missing: lacking,
}: {
  title: string;
  missing: readonly string[];
}) {
  return (
    <div role="status" className="stack gap-2">
      <p className="strong">{title}</p>
      <p className="muted">
        {lacking.length > 0 ? requestTexts.missing.list(lacking) : texts.complete}
      </p>
    </div>
  );
}
