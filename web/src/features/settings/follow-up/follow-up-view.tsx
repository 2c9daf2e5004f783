/** Follow-up settings: whether, how often, and with which text. */

import { practicePlaceholders } from '@platzwart/domain/booking/placeholders';
import { detailsOf } from '@platzwart/domain/failure';
import { FollowUpSetting, maxFollowUpText } from '@platzwart/domain/practice/account';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { useState } from 'react';
import { run } from '../../../calls/run.ts';
import { inBraces, UnknownPlaceholders } from '../../../entities/practice/unknown-placeholders.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { EmailSamples } from '../email-preview/email-samples.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { texts as settingsTexts } from '../texts.ts';
import { useSettingsForm } from '../use-settings-form.tsx';
import { texts } from './texts.ts';

export type FollowUpViewProps = {
  slug: string;
  /** As stored, live. */
  stored: FollowUpSetting;
  readOnlyReason: string | undefined;
  /** Sender and reply-to address of the e-mails. */
  practice: { title: string; email: string };
};

const intervals = [4, 8, 12, 26] as const;

const sampleOf = { questionText: 'followUpQuestion', reminderText: 'followUpReminder' } as const;

export function FollowUpView({ slug, stored, readOnlyReason, practice }: FollowUpViewProps) {
  const form = useSettingsForm({
    stored,
    readOnlyReason,
    validate,
    send: (edits) => run('updateFollowUp', { companySlug: slug, edits }),
  });
  const { enabled, intervalWeeks, questionText, reminderText } = form.values;
  const [shown, setShown] = useState<'followUpQuestion' | 'followUpReminder'>('followUpQuestion');
  const shownText = (shown === 'followUpQuestion' ? questionText : reminderText).trim();

  const textField = (field: keyof typeof sampleOf) => (
    <div className="stack gap-1">
      <TextArea
        {...form.field(field)}
        label={texts[field].label}
        hint={texts[field].hint}
        optional={texts.optional}
        rows={3}
        limit={maxFollowUpText}
        countText={charactersLeft}
        value={form.values[field]}
        // Preview the e-mail whose text is being edited.
        onFocus={() => setShown(sampleOf[field])}
        onChange={(event) => form.change({ [field]: event.target.value })}
      />
      <UnknownPlaceholders text={form.values[field]} known={practicePlaceholders} />
    </div>
  );

  return (
    <SettingsPage
      title={texts.title}
      lead={texts.lead}
      isWide
      form={form}
      describe={describe}
      beside={
        <EmailSamples
          slug={slug}
          options={texts.emails}
          kind={shown}
          onKind={setShown}
          email={shownText.length > maxFollowUpText ? undefined : { kind: shown, text: shownText }}
          practice={practice}
          maySend={readOnlyReason === undefined}
        />
      }
    >
      <div className="stack gap-2">
        <Switch
          id="enabled"
          label={texts.enabled.label}
          error={form.field('enabled').error}
          isOn={enabled}
          onChange={(isOn) => form.change({ enabled: isOn })}
        />
        {enabled ? (
          <>
            <p className="small">{texts.enabled.explanation}</p>
            <p className="small">{texts.enabled.silence}</p>
          </>
        ) : (
          <p>{texts.enabled.off}</p>
        )}
      </div>
      <div className="short">
        <SelectField
          {...form.field('intervalWeeks')}
          label={texts.interval.label}
          hint={texts.interval.hint}
          options={texts.interval.options}
          value={String(intervalWeeks)}
          onChange={(event) =>
            form.change({
              intervalWeeks: intervals.find((weeks) => String(weeks) === event.target.value) ?? 12,
            })
          }
        />
      </div>
      {textField('questionText')}
      {textField('reminderText')}
      <p className="hint anywhere">
        {texts.placeholders} <code>{inBraces(practicePlaceholders)}</code>
      </p>
    </SettingsPage>
  );
}

function validate(values: FollowUpSetting) {
  const parsed = FollowUpSetting.safeParse(values);
  return parsed.success ? [] : detailsOf(parsed.error);
}

function describe(field: keyof FollowUpSetting, values: FollowUpSetting) {
  switch (field) {
    case 'enabled':
      return {
        label: texts.enabled.label,
        value: values.enabled ? settingsTexts.on : settingsTexts.off,
      };
    case 'intervalWeeks':
      return {
        label: texts.interval.label,
        value:
          texts.interval.options.find(({ value }) => value === String(values.intervalWeeks))
            ?.label ?? '',
      };
    default:
      return { label: texts[field].label, value: values[field] || texts.ours };
  }
}
