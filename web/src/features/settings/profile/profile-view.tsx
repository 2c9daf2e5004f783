/** The practice's public profile: name, logo, contact person and own texts. */

import {
  type FormConfiguration,
  formTextLimits,
} from '@platzwart/domain/booking/form-configuration';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { nationOf, regionOf } from '@platzwart/domain/practice/region';
import type { ReactNode } from 'react';
import { professionNamesIn } from '../../../content/profession-names.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Note } from '../../../ui/note.tsx';
import { FieldRow } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { IdentityNote } from '../identity-note.tsx';
import { MarkdownField } from '../markdown-field.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useSettingsForm } from '../use-settings-form.tsx';
import { AddressLines } from './address-lines.tsx';
import { saveProfile } from './commands.ts';
import { Completeness } from './completeness.tsx';
import { EmailNote } from './email-note.tsx';
import { LinkLine } from './link-line.tsx';
import { LogoField } from './logo-field.tsx';
import styles from './profile.module.css';
import {
  describeProfile,
  draftedPractice,
  draftOf,
  type ProfileDraft,
  professionRead,
  saysSomethingElse,
  validateProfile,
} from './profile-draft.ts';
import { texts } from './texts.ts';
import { usePictures } from './use-pictures.ts';

const t = texts.fields;

export type ProfileViewProps = {
  practice: Practice;
  account: Pick<Account, 'email' | 'confirmedEmail' | 'held' | 'identityCheckedAt'>;
  form: Pick<FormConfiguration, 'profileText'>;
  /** Why everything is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
  /**
   * Whether the user may request another link for the practice's address, even in a locked
   * practice.
   */
  mayAsk: boolean;
  /** The link was copied. */
  onShared: () => void;
  /** Renders the practice's entry in the directory. */
  card: (practice: Practice) => ReactNode;
};

export function ProfileView({
  practice,
  account,
  form: stored,
  readOnlyReason,
  mayAsk,
  onShared,
  card,
}: ProfileViewProps) {
  const pictures = usePictures();
  const form = useSettingsForm<ProfileDraft>({
    stored: draftOf(practice, account, stored),
    readOnlyReason,
    validate: validateProfile,
    send: (edits) => saveProfile(practice.slug, edits, pictures.at),
  });
  const { values } = form;
  const drafted = draftedPractice(practice, values);
  const nation = nationOf(regionOf(practice));
  const line = (name: 'title' | 'subtitle' | 'email' | 'contactPerson' | 'phone' | 'website') => ({
    ...t[name],
    ...form.field(name),
    value: values[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
  });

  return (
    <SettingsPage
      title={texts.title}
      lead={texts.lead}
      isWide
      form={form}
      describe={(field, shown) => describeProfile(field, shown, nation)}
    >
      <LinkLine slug={practice.slug} onCopied={onShared} />
      <div className={`stack gap-6 top ${styles.columns}`}>
        <div className="stack gap-5">
          <SettingsSection title={texts.practice}>
            <TextField {...line('title')} autoComplete="organization" />
            <TextField {...line('subtitle')} />
            <SelectField
              {...t.profession}
              {...form.field('profession')}
              optional={texts.optional}
              options={Object.entries(professionNamesIn(nation)).map(([value, label]) => ({
                value,
                label,
              }))}
              placeholder={professionRead(values, nation)}
              value={values.profession}
              onChange={(event) =>
                form.change({ profession: event.target.value as ProfileDraft['profession'] })
              }
            />
            <IdentityNote account={account} isChanged={saysSomethingElse(form.stored, values)} />
            <LogoField
              address={values.logoImage}
              stored={form.stored.logoImage}
              pictures={pictures}
              isReadOnly={readOnlyReason !== undefined}
              error={form.field('logoImage').error}
              onChange={(logoImage) => {
                form.field('logoImage').onInput();
                form.change({ logoImage });
              }}
            />
          </SettingsSection>
          <AddressLines practice={practice} />
          <SettingsSection title={texts.contact}>
            <TextField
              {...line('email')}
              value={
                values.email === form.stored.email ? readableEmail(values.email) : values.email
              }
              type="email"
              autoComplete="email"
              spellCheck={false}
            />
            <EmailNote slug={practice.slug} account={account} maySend={mayAsk} />
            <TextField {...line('contactPerson')} autoComplete="name" />
            <FieldRow>
              <TextField
                {...line('phone')}
                optional={texts.optional}
                type="tel"
                autoComplete="tel"
              />
              <TextField
                {...line('website')}
                optional={texts.optional}
                autoComplete="url"
                inputMode="url"
                spellCheck={false}
              />
            </FieldRow>
            <Checkbox
              {...t.listed}
              {...form.field('listed')}
              checked={values.listed}
              onChange={(event) => form.change({ listed: event.target.checked })}
            />
            <div role="status">
              {account.held && (
                <Note isWarm>
                  <p>
                    <strong>{texts.nameHeld.title}</strong> {texts.nameHeld.text}
                  </p>
                </Note>
              )}
            </div>
          </SettingsSection>
        </div>
        <Card practice={drafted} card={card}>
          <Completeness values={values} />
        </Card>
      </div>
      <MarkdownField
        {...t.profileText}
        {...form.field('profileText')}
        value={values.profileText}
        onChange={(profileText) => form.change({ profileText })}
        limit={formTextLimits.profileText}
        rows={14}
        practice={drafted}
      />
    </SettingsPage>
  );
}

function Card({
  practice,
  card,
  children,
}: {
  practice: Practice;
  card: ProfileViewProps['card'];
  children: ReactNode;
}) {
  const { title, practiceTitle, subtitle, notListed } = texts.card;
  return (
    <aside className={`stack ${styles.preview}`} aria-label={title}>
      <p className="hint">{title}</p>
      {/* Preview only: its links must not navigate. */}
      <ul className="stack anywhere" inert>
        {card({
          ...practice,
          title: practice.title || practiceTitle,
          subtitle: practice.subtitle || subtitle,
        })}
      </ul>
      {!practice.listed && <p className="hint">{notListed}</p>}
      {children}
    </aside>
  );
}
