import { useEffect, useState } from 'react';
import { useOptimisticValue } from '../../calls/use-optimistic-value.ts';
import { switchPushOff, switchPushOn } from '../../entities/device/commands.ts';
import { useDevices } from '../../entities/device/queries.ts';
import { texts as deviceTexts } from '../../entities/device/texts.ts';
import { findSubscription, pushSupport } from '../../entities/device/this-browser.ts';
import { Switch } from '../../ui/switch.tsx';
import { texts } from './texts.ts';

const t = texts.notifications.push;

type Props = { slug: string; title: string; uid: string };

/** Push notices of a practice in this browser; where they are impossible, why, and what to do. */
export function PushSwitch(props: Props) {
  // As it was: what changes by a press is said at the switch, which keeps the focus.
  const [support] = useState(pushSupport);
  if (support === 'possible') return <PossibleSwitch {...props} />;
  return (
    <div className="stack gap-1">
      <p>{t.label}</p>
      <p className="hint">{deviceTexts[support]}</p>
    </div>
  );
}

function PossibleSwitch({ slug, title, uid }: Props) {
  const devices = useDevices(slug, uid);
  const [endpoint, setEndpoint] = useState<string | undefined>(undefined);
  const look = async () => setEndpoint((await findSubscription())?.endpoint);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);

  const stored = devices.status === 'loaded' ? devices.value?.devices : undefined;
  const isOn =
    endpoint !== undefined && stored?.some((device) => device.endpoint === endpoint) === true;
  const { value, problem, change } = useOptimisticValue<boolean>(isOn, async (on) => {
    const answer = await (on ? switchPushOn : switchPushOff)(slug);
    await look();
    return answer;
  });
  return (
    <Switch
      label={
        <>
          {t.label}
          <span className="visually-hidden">: {title}</span>
        </>
      }
      hint={t.hint}
      error={problem?.message}
      isOn={value}
      onChange={change}
    />
  );
}
