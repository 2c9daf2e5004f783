import { useState } from 'react';
import { useDraft } from '../../../calls/use-draft.ts';
import { saveDemandShown } from './commands.ts';
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
    void draft.save(async ({ demandShown }) => {
      const { from, to } = demandShown as { from: boolean; to: boolean };
      const answer = await saveDemandShown(slug, from, to);
      if (answer.isDone) setSaved(to ? texts.demand.shown : texts.demand.hidden);
      else {
        draft.discard();
        setProblem(answer.problem);
      }
      return answer.isDone;
    });
  };

  return { isOn: draft.values.demandShown, problem, saved, change };
}
