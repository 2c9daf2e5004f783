/**
 * People who are not suggested: those whom the time suits but something else does not, and
 * everybody by name.
 */
import type { Candidates } from '@platzwart/domain/vacancies/candidates';
import { useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { peopleFound } from '../people.tsx';
import styles from './offer.module.css';
import { texts } from './texts.ts';

type Props = {
  found: Candidates<StoredRequest>;
  planned: ReadonlySet<string>;
  people: ReadonlyMap<string, StoredRequest>;
  onAdd: (requestId: string) => void;
};

const maxFound = 5;

export function FurtherPeople({ found, planned, people, onAdd }: Props) {
  const leftOut = found.leftOut.filter(({ request }) => !planned.has(request.id));
  return (
    <>
      {leftOut.length > 0 && (
        <details className={styles.details}>
          <summary>{texts.leftOut(leftOut.length)}</summary>
          <ul role="list" className="stack gap-2">
            {leftOut.map(({ request, because }) => (
              <li key={request.id} className="row between">
                <span>
                  {fullName(request)} <span className="hint">{texts.leftOutBecause[because]}</span>
                </span>
                <Button
                  look="plain"
                  aria-label={texts.addAnyway(fullName(request))}
                  onClick={() => onAdd(request.id)}
                >
                  {texts.add}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className={styles.details}>
        <summary>{texts.someoneElse}</summary>
        <ByName {...{ planned, people, onAdd }} />
      </details>
    </>
  );
}

function ByName({ planned, people, onAdd }: Pick<Props, 'planned' | 'people' | 'onAdd'>) {
  const [term, setTerm] = useState('');
  const matches = peopleFound(term, people).filter(({ id }) => !planned.has(id));
  return (
    <div className="stack gap-2">
      <TextField
        name="jemand"
        label={texts.someoneElse}
        hint={texts.someoneElseHint}
        autoComplete="off"
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <p role="status" className="hint">
        {term.trim() !== '' && matches.length === 0 ? texts.noneFound : ''}
      </p>
      {matches.slice(0, maxFound).map((request) => (
        <Button
          key={request.id}
          look="plain"
          className="own-width"
          onClick={() => {
            onAdd(request.id);
            setTerm('');
          }}
        >
          {fullName(request)}
        </Button>
      ))}
    </div>
  );
}
