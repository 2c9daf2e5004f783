import { useState } from 'react';
import { run } from '../../../calls/run.ts';
import { useDraft } from '../../../calls/use-draft.ts';
import { texts } from './texts.ts';

/** Applies the switch optimistically, and rolls back with a reason on failure. The last of several changes wins. */
export function useDemandShown(slug: string, isStored: boolean) {
  const draft = useDraft({ demandShown: isStored });
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<string>();

  const change = (wanted: boolean) => {
    setProblem(undefined);
    setSaved(undefined);
    draft.change({ demandShown: wanted });
    void draft.save(async (edits) => {
      const input = { companySlug: slug, edits };
      const { ok, problem } = await run('updateFormConfiguration', input, texts.demand.problems);
      if (ok) setSaved(edits.demandShown?.to ? texts.demand.shown : texts.demand.hidden);
      else {
        draft.discard();
        setProblem(problem.message);
      }
      return ok;
    });
  };

  return { isOn: draft.values.demandShown, problem, saved, change };
}
