import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { folded } from '@platzwart/domain/text/folding';

/** 'anfragen-praxis-linden-kinder-hausbesuch-2026-11-21.csv': file names never name a patient. */
export function fileName({ kind, slug, title = '', today }: { kind: string; slug: string; title?: string; today: IsoDate }): string {
  const about = folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${[kind, slug, about, today].filter(Boolean).join('-')}.csv`;
}
