import { useState } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { chime, wakeSound } from './chime.ts';
import { setSound, useIsSoundOn } from './sound-setting.ts';
import { texts } from './texts.ts';

/** Plays once when switched on, so that the user knows the sound and can check the speakers. */
export function SoundSwitch() {
  const isOn = useIsSoundOn();
  const [isImpossible, setImpossible] = useState(false);
  const change = (on: boolean) => {
    if (on && !wakeSound()) return setImpossible(true);
    setSound(on);
    // A new audio context needs a moment to start.
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
