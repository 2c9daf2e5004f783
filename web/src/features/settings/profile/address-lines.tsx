/**
 * Where the practice's locations are, each with its country and Land or canton, and the way to
 * change it.
 */
import { addressLine } from '@platzwart/domain/contact/address-line';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import { settingsPaths } from '@platzwart/domain/screen-paths';
import { regionFieldTexts } from '../../../entities/practice/region-field-texts.ts';
import { regionTexts } from '../../../entities/practice/region-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { texts } from './texts.ts';

export function AddressLines({ practice }: { practice: Practice }) {
  const { locations } = practice;
  return (
    <SettingsSection title={texts.address.title(locations.length)}>
      <ul className="stack gap-2 anywhere">
        {locations.map((location) => {
          const region = regionOf(practice, location.id);
          return (
            <li key={location.id}>
              {locations.length > 1 && <strong className="block">{location.title}</strong>}
              {addressLine(location)}
              <span className="block hint">
                {region ? regionTexts[region] : regionFieldTexts.unknown}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <ButtonLink look="plain" to={`../${settingsPaths.locations}`} relative="path">
          {texts.address.change}
        </ButtonLink>
      </p>
    </SettingsSection>
  );
}
