import { ArchiveReason } from '@platzwart/domain/request/request';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../entities/request/request-handling.tsx';
import { ActionMenu, type ActionMenuHandle } from '../../ui/overlay/action-menu.tsx';
import { EndingOffers } from './ending-offers.tsx';
import { texts } from './texts.ts';

const items = ArchiveReason.options.map((key) => ({ key, label: texts.reasons[key] }));

type Props = {
  menu: ActionMenuHandle<StoredRequest>;
  /** Element that gets focus once the row is gone. */
  finalFocus?: () => HTMLElement | null | true;
  onArchive?: (request: StoredRequest) => void;
};

/** Asks only for the reason, not for confirmation: the toast can undo a wrong press. */
export function ArchiveMenu({ menu, finalFocus, onArchive }: Props) {
  const { archive } = useRequestHandling();
  return (
    <ActionMenu
      menu={menu}
      heading={texts.archiveHeading}
      note={(request) => <EndingOffers requests={[request]} />}
      items={items}
      {...(finalFocus && { finalFocus })}
      onChoose={(reason, request) => {
        onArchive?.(request);
        archive(request, reason);
      }}
    />
  );
}
