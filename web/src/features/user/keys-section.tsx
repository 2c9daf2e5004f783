import { setKeys, useAreKeysOn } from '../../entities/keys/keys-setting.ts';
import { Switch } from '../../ui/switch.tsx';
import { AccountSection } from './account-section.tsx';
import { texts } from './texts.ts';

const t = texts.keys;

/** Single keys of the administration, on or off in this browser. */
export function KeysSection() {
  return (
    <AccountSection id="tastatur" title={t.title}>
      <Switch label={t.switch} hint={t.hint} isOn={useAreKeysOn()} onChange={setKeys} />
    </AccountSection>
  );
}
