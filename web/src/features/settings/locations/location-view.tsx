/** The practice's locations and weekly plans: everybody reads them, administrators change them. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { allowedLocations, locationsOf } from '@platzwart/domain/booking/location-edit';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { bareText } from '@platzwart/domain/text/bare-text';
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';
import { cellsOf } from '@platzwart/domain/waiting-list/slot';
import { inOrder } from '@platzwart/domain/waiting-list/weekly-plan';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { run } from '../../../calls/run.ts';
import { isOnline } from '../../../online.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { StatusText } from '../../../ui/status-text.tsx';
import type { WaitingRequest } from '../affected-names.tsx';
import { IdentityNote } from '../identity-note.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { type SettingsForm, useSettingsForm } from '../use-settings-form.tsx';
import { AddLocation } from './add-location.tsx';
import { ImpactNote } from './impact-note.tsx';
import { LocationCard } from './location-card.tsx';
import styles from './locations.module.css';
import {
  byId,
  describeLocation,
  type Locations,
  nameOf,
  newLocation,
  offeredWith,
  staying,
  validateLocations,
} from './locations.ts';
import { SaveQuestion } from './save-question.tsx';
import { texts } from './texts.ts';
import { usePlanImpact } from './use-plan-impact.ts';

export type LocationViewProps = {
  slug: string;
  practice: Practice;
  form: FormConfiguration;
  account: Pick<Account, 'subscription' | 'identityCheckedAt'>;
  readOnlyReason: string | undefined;
  /** Where to buy more locations. */
  billingPath: string;
  /** All waiting requests; undefined while loading. */
  requests: readonly WaitingRequest[] | undefined;
  /** Progress of migrating requests to a changed weekly plan; empty if none is running. */
  progress?: ReactNode;
};

export function LocationView({
  slug,
  practice,
  form: configuration,
  account,
  readOnlyReason,
  billingPath,
  requests,
  progress,
}: LocationViewProps) {
  const { minSlotSize } = configuration;
  const box = useRef<HTMLDivElement>(null);
  const stored = useMemo(
    () => byId(locationsOf({ practice, form: configuration })),
    [practice, configuration],
  );
  const [openId, setOpenId] = useState(() =>
    practice.locations.length === 1 ? practice.locations[0]?.id : undefined,
  );
  const [isAsking, setAsking] = useState(false);

  const showProblem = (field: string | undefined) => {
    const id = field?.split('.')[0];
    if (id !== undefined && form.values[id]) setOpenId(id);
  };
  const form: SettingsForm<Locations> = useSettingsForm<Locations>({
    stored,
    readOnlyReason,
    validate: (values) => validateLocations(values, stored, minSlotSize),
    send: async (edits) => {
      const answer = await updateLocations(slug, edits);
      showProblem(answer.problem?.details[0]?.field);
      return answer;
    },
  });
  // Discarded meanwhile: nothing left to confirm.
  if (isAsking && !form.isDirty) setAsking(false);
  const impact = usePlanImpact(requests, configuration, form.values);
  const here = staying(form.values);
  const removed = Object.keys(stored).flatMap((id) =>
    form.values[id] === null && stored[id] ? [stored[id]] : [],
  );
  const isFewer = here.length < Object.keys(stored).length;
  const isKnown = impact !== undefined && impact !== 'unknown';
  const isUnsure = impact === 'unknown' || (isKnown && impact.losing.length > 0);

  const focus = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());
  const submit = async () => {
    const [first] = validateLocations(form.values, stored, minSlotSize);
    showProblem(first?.field);
    // Validate before asking for confirmation.
    const isReady =
      first === undefined &&
      form.conflicts.length === 0 &&
      form.isDirty &&
      form.state !== 'saving' &&
      isOnline();
    if (isReady && (isUnsure || removed.length > 0)) setAsking(true);
    else await form.submit();
  };
  const answer = (isConfirmed: boolean) => {
    setAsking(false);
    requestAnimationFrame(() =>
      box.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus(),
    );
    if (isConfirmed) void form.submit();
  };
  const add = () => {
    const location = newLocation();
    form.change({ [location.id]: location });
    setOpenId(location.id);
    focus(`#${CSS.escape(`${location.id}.title`)}`);
  };
  const remove = (id: string) => {
    form.change({ [id]: null });
    focus(stored[id] ? `[data-keep="${id}"]` : '[data-add-location]');
  };
  const takeBack = (id: string) => {
    form.change({ [id]: stored[id] ?? null });
    setOpenId(id);
    focus(`#${CSS.escape(id)} summary`);
  };

  return (
    <SettingsPage
      title={texts.title}
      lead={texts.lead}
      isWide
      form={{
        ...form,
        submit,
        summary: form.summary && (
          <Leading open={(id) => flushSync(() => showProblem(id))}>{form.summary}</Leading>
        ),
      }}
      actions={
        form.isDirty &&
        isKnown && (
          <div className="medium urgent">
            <StatusText>
              {impact.moved === 0 ? texts.impact.nobody : texts.impact.moved(impact.moved)}
            </StatusText>
          </div>
        )
      }
      describe={(id, values) => ({
        ...describeLocation(id, values),
        label: nameOf(values[id] ?? form.values[id]),
      })}
    >
      <div ref={box} className="stack gap-4">
        {here.every(
          (location) =>
            cellsOf(
              { id: location.id, selectableSlots: offeredRows(location, configuration) },
              minSlotSize,
            ).length === 0,
        ) && (
          <Note isWarm isLive>
            {texts.nobodyCanAsk}
          </Note>
        )}
        {Object.entries(form.values).map(([id, location]) =>
          location ? (
            <LocationCard
              key={id}
              location={location}
              form={form}
              isOpen={openId === id}
              onToggle={() => setOpenId(openId === id ? undefined : id)}
              isNew={stored[id] === undefined || stored[id] === null}
              isChanged={!isSameValue(location, stored[id])}
              isLast={here.length === 1}
              onRemove={() => remove(id)}
              others={
                openId === id
                  ? here
                      .filter((other) => other.id !== id)
                      .map((other) => ({ ...other, title: nameOf(other) }))
                  : []
              }
              minSlotSize={minSlotSize}
            />
          ) : (
            stored[id] && (
              <div key={id} className={`row across-4 between framed snug on-soft ${styles.gone}`}>
                <p>{texts.willGo(nameOf(stored[id]))}</p>
                <Button
                  data-keep={id}
                  aria-label={texts.keepNamed(nameOf(stored[id]))}
                  onClick={() => takeBack(id)}
                >
                  {texts.keep}
                </Button>
              </div>
            )
          ),
        )}
        {readOnlyReason === undefined && (
          <AddLocation
            account={account}
            count={here.length}
            billingPath={billingPath}
            onAdd={add}
          />
        )}
        <IdentityNote
          account={account}
          isChanged={here.some((location) => !isKnownAddress(location, stored))}
        />
        {/* Where the warning was: the user sees it after saving, and nothing moves. */}
        {impact === undefined && progress}
        {!isAsking && <ImpactNote impact={impact} />}
        {isAsking && (
          <SaveQuestion
            impact={impact}
            removed={removed.map(nameOf)}
            paidThen={
              isFewer && account.subscription && here.length < allowedLocations(account)
                ? here.length
                : undefined
            }
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          />
        )}
      </div>
    </SettingsPage>
  );
}

/** Expands the location that contains a field before a link jumps to it. */
function Leading({ open, children }: { open: (field: string) => void; children: ReactNode }) {
  return (
    <div
      onClickCapture={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link?.hash) open(decodeURIComponent(link.hash.slice(1)));
      }}
    >
      {children}
    </div>
  );
}

/**
 * Whether the practice has it already, however written: the check of its identity was about its
 * addresses.
 */
function isKnownAddress(location: NonNullable<Locations[string]>, stored: Locations): boolean {
  const addressOf = ({ address1, address2, address3 }: typeof location) =>
    [address1, address2, address3].map(bareText).join();
  return Object.values(stored).some((known) => known && addressOf(known) === addressOf(location));
}

function offeredRows(location: NonNullable<Locations[string]>, configuration: FormConfiguration) {
  return (
    offeredWith({ [location.id]: location }, configuration).selectableLocations[0]
      ?.selectableSlots ?? []
  );
}

/**
 * Sends plans sorted by time, whatever the order of their rows; new locations have null as their
 * previous value.
 */
const updateLocations = (companySlug: string, edits: FieldEdits) =>
  run('updateLocations', {
    companySlug,
    edits: Object.fromEntries(
      Object.entries(edits).map(([id, { from, to }]) => [
        id,
        { from: from ?? null, to: ordered(to as Locations[string]) },
      ]),
    ),
  });

function ordered(location: Locations[string]) {
  return location && { ...location, selectableSlots: inOrder(location.selectableSlots) };
}
