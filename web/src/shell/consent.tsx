/** The consent popup of this build's statistics service. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { analyticsName } from '../env.ts';
import { ConsentPopup } from '../features/consent/consent-popup.tsx';

export default function Consent() {
  return <ConsentPopup service={analyticsName} privacyPolicy={sitePaths.privacyPolicy} />;
}
