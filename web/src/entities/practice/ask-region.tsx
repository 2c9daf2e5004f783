/**
 * Asks once where a practice lies whose address left doubt: each of its locations that nobody
 * placed yet.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type LocationSetting, locationsOf } from '@platzwart/domain/booking/location-edit';
import type { Country } from '@platzwart/domain/practice/country';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import { useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { RegionField } from './region-field.tsx';
import { regionFieldTexts as t } from './region-field-texts.ts';
import { useRegionReading } from './use-region-reading.ts';

type Props = { slug: string; practice: Practice; form: FormConfiguration };

/**
 * Nothing while any location is placed: the others follow it until somebody says otherwise in the
 * settings.
 */
export function AskRegion({ slug, practice, form }: Props) {
  const [location] = locationsOf({ practice, form });
  if (!location || practice.locked || regionOf(practice) !== undefined) return null;
  return <Question {...{ slug, location }} />;
}

function Question({ slug, location }: { slug: string; location: LocationSetting }) {
  const [chosen, setChosen] = useState<Country>();
  const [hasTried, setTried] = useState(false);
  const reading = useRegionReading(location);
  const region = chosen ?? (reading?.kind === 'read' ? reading.region : undefined);
  const { start, isRunning, problem } = useCommand((to: Country) =>
    run('updateLocations', {
      companySlug: slug,
      edits: { [location.id]: { from: location, to: { ...location, region: to } } },
    }),
  );
  return (
    <Note isWarm>
      <h3>{t.ask.title}</h3>
      <p>
        {reading?.kind === 'asked' && t.ask.doubt} {reading?.kind === 'read' && t.ask.read}{' '}
        {t.ask.why}
      </p>
      <div className="within-form">
        <RegionField
          name="region"
          reading={reading}
          value={chosen}
          error={hasTried && region === undefined ? t.required : undefined}
          onChange={setChosen}
        />
      </div>
      <div role="alert">
        <FieldError id="region-problem" error={problem?.message} />
      </div>
      <Button
        className="own-width"
        busy={isRunning}
        onClick={() => {
          setTried(true);
          if (region) void start(region);
        }}
      >
        {t.ask.save}
      </Button>
    </Note>
  );
}
