/** Live reads about e-mails that do not arrive. */

import { OutboxPause, outboxPausePath } from '@platzwart/domain/contact/outbox-pause';
import { Undelivered } from '@platzwart/domain/contact/undelivered';
import { paths } from '@platzwart/domain/paths';
import { useLiveDocument } from '../../firebase/use-live.ts';

/** Undeliverable addresses. Only administrators may query them. */
export const useUndelivered = (slug: string, isAllowed: boolean) =>
  useLiveDocument(isAllowed ? paths.undelivered(slug) : undefined, Undelivered);

export const useOutboxPause = () => useLiveDocument(outboxPausePath, OutboxPause);
