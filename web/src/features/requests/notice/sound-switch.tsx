import { useState } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { chime, wakeSound } from './chime.ts';
import { setSound, useIsSoundOn } from './sound-setting.ts';
import { texts } from './texts.ts';

/** Switched on it plays once, so that one knows what it sounds like and whether the speakers are on. */
export function SoundSwitch() {
  const isOn = useIsSoundOn();
  const [isImpossible, setImpossible] = useState(false);
  const change = (on: boolean) => {
    if (on && !wakeSound()) return setImpossible(true);
    setSound(on);
    // A context that was just made needs a moment to run.
    if (on) setTimeout(chime, 100);
  };
  return (
    <Switch
      label={texts.sound}
      hint={texts.soundHint}
      error={isImpossible ? texts.soundImpossible : undefined}
      isOn={isOn}
      onChange={change}
    />
  );
}
