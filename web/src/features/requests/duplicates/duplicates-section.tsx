import { formatDay } from '@platzwart/domain/dates/german-date';
import { alikeIn, type DuplicatePair } from '@platzwart/domain/request/duplicates';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import rows from '../../../entities/request/step-row.module.css';
import { ButtonLink } from '../../../ui/button.tsx';
import { CountedSection } from '../../../ui/counted-section.tsx';
import shared from '../requests.module.css';
import { comparePath } from './compare-path.ts';
import { texts } from './texts.ts';

type Props = {
  pairs: readonly DuplicatePair<StoredRequest>[];
  basePath: string;
  onOpen: (id: string) => void;
};

/** All pairs of open requests that may be the same person. */
export function DuplicatesSection({ pairs, basePath, onOpen }: Props) {
  return (
    <CountedSection
      title={texts.section}
      hint={texts.sectionHint}
      isDue
      rows={pairs}
      more={texts.more}
    >
      {({ first, second }) => (
        <li key={`${first.id} ${second.id}`} className={`${rows.row} ${rows.pair}`}>
          <div>
            {[first, second].map((request) => (
              <p key={request.id}>
                <button
                  type="button"
                  className={`opener anywhere ${shared.name}`}
                  onClick={() => onOpen(request.id)}
                >
                  {fullName(request)}
                </button>{' '}
                <span className="hint">{texts.askedOn(formatDay(request.requestedAt))}</span>
              </p>
            ))}
          </div>
          <p className="hint">{texts.alike(alikeIn(first, second))}</p>
          <div className={rows.act}>
            <ButtonLink
              className="small"
              to={comparePath(basePath, first.id, second.id)}
              aria-label={texts.compareNamed(fullName(first), fullName(second))}
            >
              {texts.compare}
            </ButtonLink>
          </div>
        </li>
      )}
    </CountedSection>
  );
}
