/** What every page has but none needs to begin: it comes after the page, so that the page comes sooner. */
import { type ReactNode, useEffect } from 'react';
import { analyticsUrl } from '../env.ts';
import { startAnalytics } from '../features/consent/analytics.ts';
import { ConsentPopup } from '../features/consent/consent-popup.tsx';
import { paths } from '../paths.ts';
import { TooltipHost } from '../ui/tooltip-host.tsx';

export default function LaterParts(): ReactNode {
  useEffect(() => startAnalytics(analyticsUrl), []);
  return (
    <>
      <ConsentPopup privacyPolicy={paths.privacyPolicy} />
      <TooltipHost />
    </>
  );
}
