/**
 * Settings of free places: what an offer begins with, the practice's own words, and its calendar.
 */

import { practicePlaceholders } from '@platzwart/domain/booking/placeholders';
import type { SampleEmail } from '@platzwart/domain/calls/sample-email';
import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import { type Detail, detailsOf } from '@platzwart/domain/failure';
import { differences } from '@platzwart/domain/practice/differences';
import {
  maxClosedDays,
  maxOfferText,
  OfferingSettings,
} from '@platzwart/domain/practice/offering-settings';
import type { PracticeLocation } from '@platzwart/domain/practice/practice';
import { nationOf, regionOf } from '@platzwart/domain/practice/region';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { noPlaceBeforeProblem } from '@platzwart/domain/vacancies/no-place-before';
import { placeholdersIn, placePlaceholders } from '@platzwart/domain/vacancies/placeholders';
import { useState } from 'react';
import { Link } from 'react-router';
import { run } from '../../../calls/run.ts';
import { regionTexts } from '../../../entities/practice/region-texts.ts';
import { inBraces, UnknownPlaceholders } from '../../../entities/practice/unknown-placeholders.tsx';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { EmailSamples } from '../email-preview/email-samples.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { texts as settingsTexts } from '../texts.ts';
import { dayShown } from '../typed-day.ts';
import { useSettingsForm } from '../use-settings-form.tsx';
import { CertificateSettings } from './certificate-settings.tsx';
import { ClosedDaysField } from './closed-days-field.tsx';
import type { Identity } from './identity-state.tsx';
import { texts } from './texts.ts';

const t = texts.fields;

export type OfferingViewProps = {
  slug: string;
  /** As stored, live. */
  stored: OfferingSettings;
  readOnlyReason: string | undefined;
  /** Otherwise only when the practice is closed. */
  mayChangeAll: boolean;
  /** Sender and reply-to address of the e-mails. */
  practice: { title: string; email: string; locations: readonly PracticeLocation[] };
  /** Where it is changed in which region a location lies. */
  locationsPath: string;
  identity: Identity;
};

const days = [1, 2, 3, 5] as const;

const sampleOf = { offerText: 'vacancyOffer', givenText: 'vacancyGiven' } as const;

export function OfferingView({
  slug,
  stored,
  readOnlyReason,
  mayChangeAll,
  practice,
  locationsPath,
  identity,
}: OfferingViewProps) {
  const [today] = useState(() => berlinDate(new Date()));
  const form = useSettingsForm({
    stored,
    readOnlyReason,
    validate: (values) => validate(stored, values, today),
    send: (edits) => run('updateOffering', { companySlug: slug, edits }),
  });
  const { values } = form;
  const mayEnterDays = readOnlyReason === undefined;
  const mayChange = mayEnterDays && mayChangeAll;
  const nation = nationOf(regionOf({ locations: [...practice.locations] }));
  const [shown, setShown] = useState<'vacancyOffer' | 'vacancyGiven'>('vacancyOffer');

  const stepper = (name: 'planLength' | 'stepBackDays') => {
    const { error } = form.field(name);
    return {
      id: name,
      ...t[name],
      error,
      value: values[name],
      isReadOnly: !mayChange,
      onChange: (n: number) => form.change({ [name]: n }),
    };
  };
  const aSwitch = (
    name: 'firstWinsAllowed' | 'selfPayerPlaces' | 'showTherapist' | 'waitShown' | 'certificates',
  ) => (
    <Switch
      id={name}
      {...t[name]}
      error={form.field(name).error}
      isOn={values[name]}
      onChange={(isOn) => form.change({ [name]: isOn })}
    />
  );
  const textField = (name: keyof typeof sampleOf) => (
    <div className="stack gap-1">
      <TextArea
        {...form.field(name)}
        {...t[name]}
        optional={texts.optional}
        rows={5}
        limit={maxOfferText}
        countText={charactersLeft}
        value={values[name]}
        // Preview the e-mail whose text is being edited.
        onFocus={() => setShown(sampleOf[name])}
        onChange={(event) => form.change({ [name]: event.target.value })}
      />
      <UnknownPlaceholders text={values[name]} known={placeholdersIn[name]} />
    </div>
  );

  const calendar = (
    <SettingsSection title={texts.calendar}>
      <p>
        {holidaysOf(practice.locations)}{' '}
        <Link to={locationsPath} className="lone-link">
          {texts.holidays.change}
        </Link>
      </p>
      <ClosedDaysField
        periods={values.closedDays}
        max={maxClosedDays}
        field={form.field}
        mayChange={mayEnterDays}
        onChange={(closedDays) => form.change({ closedDays })}
      />
    </SettingsSection>
  );
  return (
    <SettingsPage
      title={texts.title}
      lead={texts.lead}
      isWide
      form={form}
      describe={describeOffering}
      beside={
        <EmailSamples
          slug={slug}
          options={texts.emails}
          kind={shown}
          onKind={setShown}
          email={sampleWith(shown, values)}
          practice={practice}
          maySend={mayChange}
        />
      }
    >
      {!mayChangeAll && calendar}
      <fieldset className="stack gap-5 packed" disabled={!mayChangeAll} aria-label={texts.title}>
        <SettingsSection title={texts.offers}>
          <div className="short">
            <SelectField
              {...form.field('patienceDays')}
              {...t.patienceDays}
              options={texts.days}
              value={String(values.patienceDays)}
              onChange={(event) =>
                form.change({
                  patienceDays: days.find((n) => String(n) === event.target.value) ?? 2,
                })
              }
            />
          </div>
          <NumberStepper {...stepper('planLength')} {...texts.planStepper} min={1} max={20} />
          <NumberStepper {...stepper('stepBackDays')} {...texts.stepBackStepper} min={0} max={60} />
          {aSwitch('firstWinsAllowed')}
          {aSwitch('selfPayerPlaces')}
          {aSwitch('showTherapist')}
        </SettingsSection>
        <SettingsSection title={texts.words}>
          {textField('offerText')}
          {textField('givenText')}
          <p className="hint anywhere">
            {texts.placeholders} <code>{inBraces(placePlaceholders)}</code>{' '}
            <code>{inBraces(practicePlaceholders)}</code>. {texts.therapistPlaceholder}
          </p>
        </SettingsSection>
        <SettingsSection title={texts.honesty}>
          {aSwitch('waitShown')}
          {aSwitch('certificates')}
          {nation && differences[nation].proofOfWaiting && (
            <p className="hint">{differences[nation].proofOfWaiting}</p>
          )}
          {values.certificates && (
            <CertificateSettings form={form} today={today} identity={identity} />
          )}
        </SettingsSection>
      </fieldset>
      {mayChangeAll && calendar}
    </SettingsPage>
  );
}

/** Whose holidays count, location by location where they differ. */
function holidaysOf(locations: readonly PracticeLocation[]): string {
  const regions = new Set(locations.map(({ id }) => regionOf({ locations: [...locations] }, id)));
  const names = [...regions].map((region) => region && regionTexts[region]);
  return names[0] === undefined
    ? texts.holidays.unknown
    : texts.holidays.of(names.filter((name) => name !== undefined));
}

/** Undefined while its text is too long. */
function sampleWith(
  kind: 'vacancyOffer' | 'vacancyGiven',
  values: OfferingSettings,
): SampleEmail | undefined {
  const text = (kind === 'vacancyOffer' ? values.offerText : values.givenText).trim();
  if (text.length > maxOfferText) return undefined;
  return kind === 'vacancyOffer'
    ? { kind, text }
    : { kind, text, showTherapist: values.showTherapist };
}

function validate(
  stored: OfferingSettings,
  values: OfferingSettings,
  today: IsoDate,
): readonly Detail[] {
  const parsed = OfferingSettings.safeParse(values);
  if (!parsed.success) return detailsOf(parsed.error);
  const { noPlaceBefore } = values;
  const problem =
    noPlaceBefore === stored.noPlaceBefore ? undefined : noPlaceBeforeProblem(noPlaceBefore, today);
  return problem === undefined
    ? []
    : [{ field: 'noPlaceBefore', code: 'notAhead', message: problem }];
}

/** A setting's label and value as text. */
function describeOffering(
  field: keyof OfferingSettings,
  values: OfferingSettings,
): { label: string; value: string } {
  return { label: texts.fields[field].label, value: describeValue(field, values) };
}

function describeValue(field: keyof OfferingSettings, values: OfferingSettings): string {
  switch (field) {
    case 'patienceDays':
      return texts.days.find(({ value }) => value === String(values.patienceDays))?.label ?? '';
    case 'noPlaceBefore':
      return dayShown(values.noPlaceBefore) || texts.none;
    case 'closedDays':
      return (
        values.closedDays
          .map(({ from, to }) => texts.closedDays.until(dayShown(from), dayShown(to)))
          .join(', ') || texts.none
      );
    case 'firstWinsAllowed':
    case 'selfPayerPlaces':
    case 'showTherapist':
    case 'waitShown':
    case 'certificates':
      return values[field] ? settingsTexts.on : settingsTexts.off;
    default:
      return String(values[field]) || texts.none;
  }
}
