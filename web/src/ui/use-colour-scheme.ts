import { type ColourScheme, chosenColourScheme, colourSchemeKey } from './colour-scheme.ts';
import { useDeviceSetting } from './use-device-setting.ts';

/** The choice on this device, whichever part of the page it was made in. */
export function useColourScheme(): ColourScheme {
  useDeviceSetting(colourSchemeKey);
  return chosenColourScheme();
}
