import { messages } from '@platzwart/domain/failure';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as markdownTexts } from '../markdown/texts.ts';
import { texts as frameTexts } from '../texts.ts';
import { ProfileView, type ProfileViewProps } from './profile-view.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));

const practice = aPractice({
  slug: 'praxis',
  title: 'Logopädie am Markt',
  logoImagePath: '/media/logos/praxis/alt.webp',
});

beforeEach(() => {
  call.mockReset().mockResolvedValue({ kind: 'done', output: { logoImagePath: '' } });
});

function show(given: Partial<ProfileViewProps> = {}) {
  const usual: ProfileViewProps = {
    practice,
    account: {
      email: 'praxis@beispiel.at',
      confirmedEmail: 'praxis@beispiel.at',
      held: null,
      identityCheckedAt: null,
    },
    mayAsk: true,
    onShared: () => undefined,
    form: { profileText: 'Über **uns**.' },
    readOnlyReason: undefined,
    card: (shown) => <li data-testid="card">{`${shown.title} · ${shown.logoImagePath}`}</li>,
  };
  const view = (more: Partial<ProfileViewProps>) => (
    <MemoryRouter>
      <ProfileView {...usual} {...given} {...more} />
    </MemoryRouter>
  );
  const { rerender } = render(view({}));
  return {
    user: userEvent.setup(),
    arrive: (more: Partial<ProfileViewProps>) => rerender(view(more)),
  };
}

const title = () =>
  screen.getByRole('textbox', { name: texts.fields.title.label }) as HTMLInputElement;
const text = () =>
  screen.getByRole('textbox', { name: texts.fields.profileText.label }) as HTMLTextAreaElement;
const card = () => screen.getByTestId('card').textContent;
const save = () => screen.getByRole('button', { name: frameTexts.save });
const summary = () => within(screen.getAllByRole('alert')[0] as HTMLElement);

test('the practice’s link is copied with one press', async () => {
  const onShared = vi.fn();
  const { user } = show({ onShared });
  await user.click(screen.getByRole('button', { name: `Kopieren: ${texts.link.label}` }));
  expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/praxis`);
  expect(onShared).toHaveBeenCalledOnce();
});

test('each address says where it lies, and leads to where it is changed', () => {
  const [first] = practice.locations;
  if (!first) throw new Error('no location');
  const leipzig = {
    ...first,
    id: 'leipzig',
    title: 'Gohlis',
    address2: '04155 Leipzig',
    region: 'DE-SN' as const,
  };
  show({ practice: { ...practice, locations: [{ ...first, region: 'AT' }, leipzig] } });
  const list = within(screen.getByRole('region', { name: texts.address.title(2) }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Österreich$/),
    expect.stringMatching(/04155 Leipzig.*Deutschland, Sachsen$/),
  ]);
  expect(list.getByRole('link', { name: texts.address.change })).toBeTruthy();
});

test('what people look for and is missing is one press from its field', async () => {
  const { user } = show({ practice: { ...practice, phone: '', website: 'www.praxis.at' } });
  const list = within(screen.getByRole('region', { name: texts.completeness.title }));
  expect(list.queryByRole('button', { name: 'Website ergänzen' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Telefonnummer ergänzen' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Telefonnummer/ }));
  await user.keyboard('0316 1');
  expect(list.queryByRole('button', { name: 'Telefonnummer ergänzen' })).toBeNull();
});

describe('the profile', () => {
  test('is sent field by field with what was seen, and only what was changed', async () => {
    const { user } = show();
    await user.clear(title());
    await user.type(title(), 'Logopädie am Platz');
    await user.click(screen.getByRole('checkbox', { name: texts.fields.listed.label }));
    expect(card()).toContain('Logopädie am Platz');
    await user.click(save());
    expect(call).toHaveBeenCalledExactlyOnceWith('updatePracticeProfile', {
      companySlug: 'praxis',
      edits: {
        title: { from: 'Logopädie am Markt', to: 'Logopädie am Platz' },
        listed: { from: true, to: false },
      },
    });
    expect(await screen.findByText(frameTexts.saved)).toBeTruthy();
  });

  test('says which profession its words name, until one is chosen', async () => {
    const { user } = show();
    const profession = screen.getByRole('combobox', { name: /^Fachrichtung/ }) as HTMLSelectElement;
    expect(profession.selectedOptions[0]?.textContent).toBe('Erkannt: Logopädie');
    const subtitle = screen.getByRole('textbox', { name: texts.fields.subtitle.label });
    await user.clear(subtitle);
    await user.type(subtitle, 'Ergo- und Physiotherapie');
    expect(profession.selectedOptions[0]?.textContent).toBe(
      'Erkannt: Ergotherapie, Physiotherapie',
    );
    await user.selectOptions(profession, 'Osteopathie');
    await user.click(save());
    expect(call.mock.lastCall?.[1].edits.profession).toEqual({ from: '', to: 'osteopathy' });
  });

  test('says at the field what is wrong, and sends nothing', async () => {
    const { user } = show();
    await user.clear(title());
    const website = screen.getByRole('textbox', { name: /Website/ });
    await user.clear(website);
    await user.type(website, 'javascript:alert(1)');
    const phone = screen.getByRole('textbox', { name: /Telefonnummer/ });
    await user.type(phone, 'abc');
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(website.getAttribute('aria-invalid')).toBe('true');
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(summary().getAllByRole('link')).toHaveLength(3);
  });

  test('shows a refusal at its field', async () => {
    call.mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'subtitle', code: 'tooLong', message: 'Zu lang.' }],
    });
    const { user } = show();
    await user.type(title(), '!');
    await user.click(save());
    expect(
      screen
        .getByRole('textbox', { name: texts.fields.subtitle.label })
        .getAttribute('aria-invalid'),
    ).toBe('true');
  });

  test('is not saved without the fresh sign-in it asks for: nothing is wrong with what was typed, and it stays', async () => {
    const detail = {
      field: 'form',
      code: 'freshSignInNeeded',
      message: messages.freshSignInNeeded,
    };
    call.mockResolvedValue({ kind: 'refused', details: [detail] });
    const { user } = show();
    const email = screen.getByRole('textbox', {
      name: texts.fields.email.label,
    }) as HTMLInputElement;
    await user.clear(email);
    await user.type(email, 'neu@beispiel.at');
    await user.click(save());
    expect(summary().getByRole('heading', { name: 'Noch nicht gespeichert' })).toBeTruthy();
    expect(summary().getByText(messages.freshSignInNeeded)).toBeTruthy();
    expect(email.value).toBe('neu@beispiel.at');
  });

  test('can be read by all, with the reason why it cannot be changed', async () => {
    show({ readOnlyReason: frameTexts.administratorsOnly });
    expect(screen.getByText(frameTexts.administratorsOnly)).toBeTruthy();
    expect(screen.queryByRole('button', { name: frameTexts.save })).toBeNull();
    expect(title().matches(':disabled')).toBe(true);
    expect(screen.queryByLabelText(/^Logo/)).toBeNull();
    expect(screen.getByRole('img', { name: texts.logo.present })).toBeTruthy();
    expect(await screen.findByText('uns', { selector: 'strong' })).toBeTruthy();
  });
});

describe('the text about the practice', () => {
  test('shows placeholders filled with what is being typed', async () => {
    const { user } = show({ form: { profileText: 'Willkommen bei {titel}.' } });
    await user.clear(title());
    await user.type(title(), 'Neu');
    expect(await screen.findByText('Willkommen bei Neu.')).toBeTruthy();
  });

  test('is formatted where the selection is, by button and by keyboard', async () => {
    const { user } = show({ form: { profileText: 'Wir sind da' } });
    text().setSelectionRange(4, 8);
    await user.click(screen.getByRole('button', { name: markdownTexts.tools.bold }));
    expect(text().value).toBe('Wir **sind** da');
    expect(document.activeElement).toBe(text());
    await user.keyboard('{Control>}b{/Control}');
    expect(text().value).toBe('Wir sind da');
  });

  test('has one stop for all buttons above it, and arrows between them', async () => {
    const { user } = show();
    const buttons = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => buttons[0]?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(buttons.at(-1));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(buttons[1]);
    expect(buttons[1]?.tabIndex).toBe(0);
  });

  test('says how much is too much, and is not cut off', async () => {
    const { user } = show();
    fireEvent.change(text(), { target: { value: 'x'.repeat(20_003) } });
    expect(screen.getByText('3 Zeichen zu viel', { selector: 'p' })).toBeTruthy();
    await user.click(save());
    expect(call).not.toHaveBeenCalled();
    expect(text().value).toHaveLength(20_003);
  });
});

describe('the logo', () => {
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/^Logo/), { target: { files: [file] } });

  test('is taken away with the next saving, and until then can be kept', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: texts.logo.remove }));
    expect(card()).toBe('Logopädie am Markt · ');
    await user.click(screen.getByRole('button', { name: texts.logo.back }));
    expect(card()).toContain('/media/logos/praxis/alt.webp');
    await user.click(screen.getByRole('button', { name: texts.logo.remove }));
    await user.click(save());
    expect(call).toHaveBeenCalledExactlyOnceWith('updatePracticeProfile', {
      companySlug: 'praxis',
      edits: {},
      logo: { from: '/media/logos/praxis/alt.webp', image: null },
    });
  });

  test.each([
    [
      'too large',
      new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }),
      'Größe überschritten.',
    ],
    [
      'no picture',
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
      'Bitte wähle ein Bild (PNG, JPEG, WebP oder GIF).',
    ],
  ])('stays as it is where the file is %s', (_what, file, text) => {
    show();
    choose(file);
    expect(screen.getByText(text)).toBeTruthy();
    expect(card()).toContain('/media/logos/praxis/alt.webp');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that a colleague has changed meanwhile is decided before it is saved', async () => {
    const { user, arrive } = show();
    await user.click(screen.getByRole('button', { name: texts.logo.remove }));
    arrive({ practice: { ...practice, logoImagePath: '/media/logos/praxis/neu.webp' } });
    await user.click(
      screen.getByRole('button', { name: frameTexts.conflict.takeNamed(texts.logo.label) }),
    );
    expect(card()).toContain('/media/logos/praxis/neu.webp');
    expect(call).not.toHaveBeenCalled();
  });
});

describe('what waits', () => {
  const unconfirmed = {
    email: 'neu@beispiel.at',
    confirmedEmail: '',
    held: null,
    identityCheckedAt: null,
  };

  test('an address that nobody has confirmed says so, and another link is one press away', async () => {
    call.mockResolvedValue({ kind: 'done', output: {} });
    const { user, arrive } = show({ account: unconfirmed });
    expect(
      screen.getByText(/Link an neu@beispiel\.at geschickt.*Rolle Administration/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.unconfirmed.again }));
    expect(call).toHaveBeenCalledExactlyOnceWith('requestPracticeEmail', { companySlug: 'praxis' });
    expect(await screen.findByText(texts.unconfirmed.sent)).toBeTruthy();
    arrive({ account: { ...unconfirmed, confirmedEmail: 'alt@beispiel.at' } });
    expect(screen.getByText(/bleibt es bei alt@beispiel\.at/)).toBeTruthy();
    arrive({ account: { ...unconfirmed, confirmedEmail: 'neu@beispiel.at' } });
    expect(screen.queryByText(texts.unconfirmed.title)).toBeNull();
  });

  test('too many links are refused with their sentence; whoever may not ask has no button', async () => {
    call.mockResolvedValue({
      kind: 'refused',
      details: [{ field: 'form', code: 'tooManyEmails', message: 'Gerade schon geschrieben.' }],
    });
    const { user, arrive } = show({ account: unconfirmed });
    await user.click(screen.getByRole('button', { name: texts.unconfirmed.again }));
    expect(await screen.findByText('Gerade schon geschrieben.')).toBeTruthy();
    arrive({ account: unconfirmed, mayAsk: false });
    expect(screen.queryByRole('button', { name: texts.unconfirmed.again })).toBeNull();
  });

  test('a practice that waits for its place in the list learns why, and still wants it', () => {
    show({
      practice: { ...practice, listed: false },
      account: { ...unconfirmed, held: { since: new Date(), listed: true, open: false } },
    });
    expect(screen.getByText(texts.nameHeld.title)).toBeTruthy();
    expect(
      (screen.getByRole('checkbox', { name: texts.fields.listed.label }) as HTMLInputElement)
        .checked,
    ).toBe(true);
  });

  test('a change that ends our check of the practice says so before it is saved; another way to write the name does not', async () => {
    const checked = {
      ...unconfirmed,
      confirmedEmail: 'neu@beispiel.at',
      identityCheckedAt: new Date(),
    };
    const { user } = show({ account: checked });
    const title = screen.getByRole('textbox', { name: texts.fields.title.label });
    await user.clear(title);
    await user.type(title, `${practice.title.toUpperCase()}!`);
    expect(screen.queryByText(frameTexts.identityEnds)).toBeNull();
    await user.type(title, ' Nord');
    expect(screen.getByText(frameTexts.identityEnds)).toBeTruthy();
  });
});
