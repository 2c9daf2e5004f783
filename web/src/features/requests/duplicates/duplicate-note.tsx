/** Panel note: who may be the same person, with a link to compare them. */
import { formatDay } from '@platzwart/domain/dates/german-date';
import { Users } from 'lucide-react';
import { fullName } from '../../../entities/request/format-person.ts';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { comparePath } from './compare-path.ts';
import { texts } from './texts.ts';
import { usePossibleDuplicates } from './use-possible-duplicates.ts';

export function DuplicateNote({ id, basePath }: { id: string; basePath: string }) {
  const { open } = useRequestHandling();
  const pairs = usePossibleDuplicates();
  const request = open.status === 'loaded' ? open.value.find((each) => each.id === id) : undefined;
  if (!request) return null;
  const others = pairs.flatMap(({ first, second }) =>
    first.id === request.id ? [second] : second.id === request.id ? [first] : [],
  );
  if (others.length === 0) return null;
  return (
    <Note isWarm>
      <p className="line strong">
        <Users size={16} aria-hidden="true" />
        {texts.note.title}
      </p>
      <ul role="list">
        {others.map((other) => (
          <li key={other.id} className="row gap-1 across-3 between">
            <span>{texts.note.other(fullName(other), formatDay(other.requestedAt))}</span>
            <ButtonLink
              to={comparePath(basePath, request.id, other.id)}
              aria-label={texts.compareNamed(fullName(request), fullName(other))}
            >
              {texts.compare}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Note>
  );
}
