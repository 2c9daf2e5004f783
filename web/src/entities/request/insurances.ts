import type { TherapyRequest } from '@platzwart/domain/request/request';
import { insuranceKey } from './request-filter.ts';

/** Each insurance once, in its most frequent spelling. */
export function insurancesOf(requests: readonly Pick<TherapyRequest, 'insurance'>[]): string[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { insurance } of requests) {
    if (!insurance) continue;
    const key = insuranceKey(insurance);
    const counts = spellings.get(key) ?? new Map<string, number>();
    counts.set(insurance, (counts.get(insurance) ?? 0) + 1);
    spellings.set(key, counts);
  }
  const usual = [...spellings.values()].flatMap(
    (counts) => [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? [],
  );
  return usual.sort((one, other) => one.localeCompare(other, 'de'));
}
