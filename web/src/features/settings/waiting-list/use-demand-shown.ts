import { useRef, useState } from 'react';
import { saveDemandShown } from './commands.ts';
import { texts } from './texts.ts';

/** Applies the switch optimistically, and rolls back with a reason on failure. The last of several changes wins. */
export function useDemandShown(slug: string, isStored: boolean) {
  const [chosen, setChosen] = useState<boolean | undefined>(undefined);
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const [isSending, setSending] = useState(false);
  const latest = useRef(isStored);

  // Saved and arrived.
  if (chosen === isStored && !isSending) setChosen(undefined);
  const isOn = chosen ?? isStored;

  const send = async (shown: boolean) => {
    setSending(true);
    let seen = shown;
    while (seen !== latest.current) {
      const wanted = latest.current;
      const answer = await saveDemandShown(slug, seen, wanted);
      if (!answer.isDone) {
        setSending(false);
        setChosen(undefined);
        setProblem(answer.problem);
        return;
      }
      seen = wanted;
    }
    setSending(false);
    setSaved(seen ? texts.demand.shown : texts.demand.hidden);
  };

  const change = (wanted: boolean) => {
    latest.current = wanted;
    setChosen(wanted);
    setProblem(undefined);
    setSaved(undefined);
    if (!isSending) void send(isOn);
  };

  return { isOn, problem, saved, change };
}
