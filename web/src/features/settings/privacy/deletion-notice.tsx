/** Above every screen of a practice scheduled for deletion: the date, and a link to undo it. */

import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { texts } from './texts.ts';

const t = texts.notice;

type Props = { deletion: Account['deletion']; privacyPath: string; isAdministrator: boolean };

export function DeletionNotice({ deletion, privacyPath, isAdministrator }: Props) {
  return (
    <NoticeBar>
      {deletion && (
        <>
          <Trash2 size={20} aria-hidden="true" />
          <p>{t.text(formatDay(deletion.dueAt))}</p>
          <Link to={privacyPath}>{isAdministrator ? t.undo : t.more}</Link>
        </>
      )}
    </NoticeBar>
  );
}
