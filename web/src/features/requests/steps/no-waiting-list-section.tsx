import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import rows from '../../../entities/request/step-row.module.css';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { CountedSection } from '../../../ui/counted-section.tsx';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import shared from '../requests.module.css';
import { AllSlots } from '../table/request-summary.tsx';
import { texts } from './texts.ts';

type Props = {
  requests: readonly StoredRequest[];
  /** Requests that another section also lists. */
  stepping: readonly StoredRequest[];
  /** More may come. */
  isPartial: boolean;
  onOpen: (id: string) => void;
};

/** Requests in no waiting list: no free slot leads to them. */
export function NoWaitingListSection({ requests, stepping, isPartial, onOpen }: Props) {
  const others = new Set(stepping);
  return (
    <CountedSection
      title={entityTexts.isOnNoWaitingList}
      hint={texts.nowhere.hint}
      isDue
      isPartial={isPartial}
      rows={requests}
      more={texts.more}
    >
      {(request) => (
        <li key={request.id} className={classes(rows.row, rows.short)}>
          <button
            type="button"
            id={others.has(request) ? undefined : openerId(request.id)}
            className={`opener anywhere ${shared.name}`}
            onClick={() => onOpen(request.id)}
          >
            {fullName(request)}
          </button>
          <div className="stack gap-0">
            <AllSlots request={request} />
          </div>
          <div className={rows.act}>
            <Button
              className="small"
              aria-label={texts.openNamed(fullName(request))}
              onClick={() => onOpen(request.id)}
            >
              {texts.open}
            </Button>
          </div>
        </li>
      )}
    </CountedSection>
  );
}
