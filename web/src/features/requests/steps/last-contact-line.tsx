import { formatDay } from '@platzwart/domain/dates/german-date';
import type { LastContact } from '@platzwart/domain/request/next-step';
import { stepTexts } from './step-texts.ts';
import { texts } from './texts.ts';

type Props = {
  contact: LastContact | null | undefined;
  /** Of the practice's members, by uid. */
  names: ReadonlyMap<string, string>;
};

/** 'Zuletzt: Nicht erreicht, 21.11.2026 (Eva) „Mailbox besprochen“'. */
export function LastContactLine({ contact, names }: Props) {
  if (!contact) return null;
  return (
    <p className="hint">
      {texts.last(
        stepTexts.outcomes[contact.outcome],
        formatDay(contact.at),
        names.get(contact.by),
      )}
      {contact.remark && (
        <span className="written block dark">{texts.remarkOf(contact.remark)}</span>
      )}
    </p>
  );
}
