/**
 * What people look for in a practice: what is there, and what is missing, one press from its field.
 */
import { professionsIn } from '@platzwart/domain/practice/profession';
import { Check, Plus } from 'lucide-react';
import type { ProfileDraft } from './profile-draft.ts';
import { texts } from './texts.ts';

const t = texts.completeness;

const sought = [
  'logoImage',
  'profession',
  'phone',
  'website',
  'profileText',
] as const satisfies readonly (keyof ProfileDraft)[];

export function Completeness({ values }: { values: ProfileDraft }) {
  const isThere = (field: (typeof sought)[number]) =>
    values[field].trim() !== '' ||
    (field === 'profession' && professionsIn(`${values.title} ${values.subtitle}`).length > 0);
  const there = sought.filter(isThere).length;
  if (there === sought.length)
    return (
      <section aria-label={t.title}>
        <p className="line hint">
          <Check size={16} aria-hidden="true" />
          {t.count(there, sought.length)}
        </p>
      </section>
    );
  return (
    <section className="stack gap-1" aria-label={t.title}>
      <p className="hint">{t.count(there, sought.length)}</p>
      <ul role="list" className="stack gap-0 small">
        {sought.map((field) => (
          <li key={field} className="line tap">
            {isThere(field) ? (
              <Check size={16} aria-hidden="true" />
            ) : (
              <Plus size={16} aria-hidden="true" />
            )}
            {isThere(field) ? (
              <span className="muted">{t.fields[field]}</span>
            ) : (
              <button
                type="button"
                className="opener"
                onClick={() => document.getElementById(field)?.focus()}
              >
                {t.add(t.fields[field])}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
