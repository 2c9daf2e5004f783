import { factorMessages } from '@platzwart/domain/sign-in/factors';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../calls/problem.ts';
import { texts as callTexts } from '../../calls/texts.ts';
import { signInPath } from './return-path.ts';
import { clearSessionFlag, hasSessionFlag, setSessionFlag } from './session-flag.ts';
import { SignInPage } from './sign-in-page.tsx';

const { auth, session, call, factors, passkeys } = vi.hoisted(() => ({
  factors: { isFactorMissing: vi.fn(), ownFactors: vi.fn(), continueWith: vi.fn() },
  passkeys: { signInWithPasskey: vi.fn() },
  auth: {
    minPasswordLength: 10,
    signInWithPassword: vi.fn(),
    createAccount: vi.fn(),
    startRedirect: vi.fn(),
    finishRedirect: vi.fn(),
    readCode: vi.fn(),
    applyCode: vi.fn(),
    setNewPassword: vi.fn(),
  },
  session: { signedInUid: vi.fn(), endSession: vi.fn(), refreshSignedIn: vi.fn() },
  call: vi.fn(),
}));
vi.mock('../../firebase/sign-in.ts', () => auth);
vi.mock('../../firebase/session.ts', () => session);
vi.mock('../../firebase/own-token.ts', () => factors);
vi.mock('../../entities/factors/passkeys.ts', () => passkeys);
vi.mock('../../firebase/calls.ts', () => ({ call }));

const leave = vi.fn();
const origin = location.origin;

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  clearSessionFlag();
  session.signedInUid.mockResolvedValue(undefined);
  session.endSession.mockResolvedValue(undefined);
  session.refreshSignedIn.mockResolvedValue(undefined);
  auth.finishRedirect.mockResolvedValue('none');
  auth.startRedirect.mockResolvedValue('done');
  auth.signInWithPassword.mockResolvedValue('done');
  auth.createAccount.mockResolvedValue('done');
  auth.readCode.mockResolvedValue({ email: 'anna@praxis.example' });
  auth.applyCode.mockResolvedValue('done');
  auth.setNewPassword.mockResolvedValue('done');
  call.mockResolvedValue({ kind: 'done', output: {} });
  factors.isFactorMissing.mockResolvedValue(false);
  factors.ownFactors.mockResolvedValue(['totp', 'required']);
  vi.stubGlobal('PublicKeyCredential', class {});
});

function open(address = '/login', providers: readonly string[] = ['google.com', 'password']) {
  history.replaceState(null, '', address);
  render(<SignInPage providers={providers} leave={leave} />);
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
// The heading stands before it is known who is signed in; what is below it comes after.
const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const alert = () => screen.getByRole('alert').textContent;

describe('more than a password', () => {
  async function signIn() {
    open('/login?returnTo=/praxis/administration');
    await heading('Anmelden');
    factors.isFactorMissing.mockResolvedValue(true);
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', 'quitte laterne 47');
    await press('Anmelden');
    await heading('Noch ein Schritt');
  }

  test('an account with a second factor asks for it before anything opens', async () => {
    await signIn();
    expect(leave).not.toHaveBeenCalled();
    expect(hasSessionFlag()).toBe(false);
    call.mockResolvedValueOnce({
      kind: 'refused',
      details: [{ field: 'code', code: 'wrongCode', message: 'Dieser Code stimmt nicht.' }],
    });
    await userEvent.type(screen.getByLabelText(/Code aus deiner App/), '000000{Enter}');
    expect(await screen.findAllByText(/Dieser Code stimmt nicht/)).not.toHaveLength(0);
    expect(factors.continueWith).not.toHaveBeenCalled();
    call.mockResolvedValueOnce({ kind: 'done', output: { token: 'token' } });
    factors.continueWith.mockImplementation(() => {
      factors.isFactorMissing.mockResolvedValue(false);
      return Promise.resolve();
    });
    const field = screen.getByLabelText(/Code aus deiner App/);
    await userEvent.clear(field);
    await userEvent.type(field, '123 456{Enter}');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(`${origin}/praxis/administration`));
    expect(factors.continueWith).toHaveBeenCalledExactlyOnceWith('token');
    expect(call).toHaveBeenLastCalledWith('proveFactor', {
      code: '123 456',
      device: localStorage.getItem('platzwart-geraet'),
    });
  });

  test('a code whose answer is lost asks for another sign-in, whichever of the two was lost', async () => {
    await signIn();
    const proves = async () =>
      userEvent.type(screen.getByLabelText(/Code aus deiner App/), '123456{Enter}');
    call.mockResolvedValueOnce({ kind: 'failed' });
    await proves();
    expect((await screen.findByRole('alert')).textContent).toContain('Melde dich noch einmal an.');
    call.mockResolvedValueOnce({ kind: 'done', output: { token: 'token' } });
    factors.continueWith.mockRejectedValueOnce(new Error('auth/network-request-failed'));
    await proves();
    await waitFor(() => expect(factors.continueWith).toHaveBeenCalledOnce());
    expect((await screen.findByRole('alert')).textContent).toContain('Melde dich noch einmal an.');
  });

  test('without a connection the code is not sent, stays typed, and counts once it is back', async () => {
    await signIn();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const field = screen.getByLabelText<HTMLInputElement>(/Code aus deiner App/);
    await userEvent.type(field, '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(callTexts.offline);
    expect([field.value, call.mock.calls]).toEqual(['123456', []]);
    online.mockRestore();
    call.mockResolvedValueOnce({ kind: 'done', output: { token: 'token' } });
    factors.continueWith.mockImplementation(async () => {
      factors.isFactorMissing.mockResolvedValue(false);
    });
    await press('Weiter');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(`${origin}/praxis/administration`));
  });

  test('a passkey that is refused says so, and the password is still there', async () => {
    open();
    await heading('Anmelden');
    const message = factorMessages.passkeyRefused;
    const problem = refusal([{ field: 'form', code: 'passkeyRefused', message }]);
    passkeys.signInWithPasskey.mockResolvedValue({ ok: false, problem });
    await press('Mit Passkey anmelden');
    await waitFor(() => expect(alert()).toContain(message));
    expect(screen.getByLabelText('Passwort')).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
  });

  test('without the app a recovery code will do; giving up ends the sign-in', async () => {
    await signIn();
    await press('Ich habe die App nicht bei mir');
    expect(screen.getByLabelText(/Ersatzcode/)).toBeTruthy();
    await press('Abbrechen');
    await heading('Anmelden');
    expect(session.endSession).toHaveBeenCalled();
  });

  test('a passkey signs in with one press and the device’s own', async () => {
    open('/login?returnTo=/praxis/administration');
    await heading('Anmelden');
    passkeys.signInWithPasskey.mockResolvedValue({ ok: true, output: true });
    await press('Mit Passkey anmelden');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(`${origin}/praxis/administration`));
  });

  test('is not offered where the browser knows no passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    open();
    await heading('Anmelden');
    expect(screen.queryByRole('button', { name: 'Mit Passkey anmelden' })).toBeNull();
  });
});

describe('signing in', () => {
  test('offers the ways there are, in the spec’s sentence while it happens, and leads to the requested page', async () => {
    open('/login?returnTo=/praxis/administration?x=1');
    await heading('Anmelden');
    await screen.findByLabelText('Passwort');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mit Passkey anmelden',
      'Mit Google anmelden',
      'anzeigen',
      'Anmelden',
    ]);
    const { promise, resolve } = Promise.withResolvers<'done'>();
    auth.signInWithPassword.mockReturnValueOnce(promise);
    await type('E-Mail-Adresse', ' anna@praxis.example ');
    await type('Passwort', 'quitte laterne 47');
    await press('Anmelden');
    expect(screen.getByText('Anmeldung wird durchgeführt...')).toBeTruthy();
    resolve('done');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/praxis/administration?x=1`),
    );
    expect(auth.signInWithPassword).toHaveBeenCalledWith(
      'anna@praxis.example',
      'quitte laterne 47',
    );
    expect(localStorage.getItem('platzwart-session')).toBe('browser');
  });

  test.each([
    ['platzwart', `${origin}/user?passwort=&returnTo=%2Fweiher%2Fadministration#passwort`],
    ['Weiher2026', `${origin}/user?passwort=&returnTo=%2Fweiher%2Fadministration#passwort`],
    ['quitte laterne 47', `${origin}/weiher/administration`],
  ])('with the password %s leads to %s', async (password, url) => {
    open('/login?returnTo=/weiher/administration');
    await heading('Anmelden');
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', password);
    await press('Anmelden');
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(url));
  });

  test('stays for 30 days if one wants to', async () => {
    open();
    await heading('Anmelden');
    await userEvent.click(screen.getByLabelText('Angemeldet bleiben'));
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', 'quitte laterne 47');
    await press('Anmelden');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/dashboard?angemeldet`),
    );
    expect(localStorage.getItem('platzwart-session')).toBe('stay');
  });

  test('says at each field what is missing, and takes one there', async () => {
    open();
    await heading('Anmelden');
    await press('Anmelden');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(document.title).toBe('Fehler: Anmelden – Platzwart');
    expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Passwort').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: 'Bitte gib dein Passwort ein.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Passwort'));
    await userEvent.keyboard('x');
    expect(screen.queryByRole('link', { name: 'Bitte gib dein Passwort ein.' })).toBeNull();
    expect(auth.signInWithPassword).not.toHaveBeenCalled();
  });

  test.each([
    ['wrongCredentials', 'passen nicht zusammen'],
    ['tooManyAttempts', 'Zu viele Versuche'],
    ['disabled', 'gesperrt'],
    ['offline', 'Keine Verbindung'],
    ['noAnswer', 'Es kam keine Antwort'],
    ['failed', 'schiefgegangen'],
  ])('keeps what was typed and says why it did not work: %s', async (problem, words) => {
    auth.signInWithPassword.mockResolvedValue(problem);
    open();
    await heading('Anmelden');
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', 'falsch');
    await press('Anmelden');
    await waitFor(() => expect(alert()).toContain(words));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect((screen.getByLabelText('Passwort') as HTMLInputElement).value).toBe('falsch');
    expect(hasSessionFlag()).toBe(false);
  });

  test('says so if the browser keeps nothing, and ends what cannot last', async () => {
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    open();
    await heading('Anmelden');
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', 'quitte laterne 47');
    await press('Anmelden');
    await waitFor(() => expect(alert()).toContain('Cookies und Websitedaten'));
    spy.mockRestore();
    expect(session.endSession).toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  test('passes on whoever is signed in already', async () => {
    session.signedInUid.mockResolvedValue('anna');
    setSessionFlag('stay');
    open('/login?returnTo=/user');
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/user`));
    expect(localStorage.getItem('platzwart-session')).toBe('stay');
  });

  test('ends a session that another tab or an ended browser has left behind', async () => {
    session.signedInUid.mockResolvedValue('anna');
    localStorage.setItem('platzwart-session', 'browser');
    open();
    await heading('Anmelden');
    expect(session.endSession).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
    expect(localStorage.getItem('platzwart-session')).toBeNull();
  });

  test('shows a form even if Auth cannot start', async () => {
    session.signedInUid.mockRejectedValue(new Error('no storage'));
    open();
    await heading('Anmelden');
    // The heading stands before it is known.
    await waitFor(() => expect(alert()).toContain('schiefgegangen'));
  });

  test('never leads to another site', async () => {
    session.signedInUid.mockResolvedValue('anna');
    setSessionFlag('stay');
    open('/login?returnTo=//evil.example');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/dashboard?angemeldet`),
    );
  });
});

describe('signing in at Google', () => {
  test('starts at once where it is the only way', async () => {
    open('/login', ['google.com']);
    expect(screen.getByText('Anmeldung wird durchgeführt...')).toBeTruthy();
    await waitFor(() => expect(auth.startRedirect).toHaveBeenCalledExactlyOnceWith('google.com'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('and back, remembers that one wants to stay', async () => {
    open();
    await heading('Anmelden');
    await userEvent.click(screen.getByLabelText('Angemeldet bleiben'));
    auth.startRedirect.mockReturnValue(new Promise(() => {}));
    await press('Mit Google anmelden');
    cleanup();
    auth.finishRedirect.mockResolvedValue('done');
    open('/login?returnTo=/user');
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/user`));
    expect(localStorage.getItem('platzwart-session')).toBe('stay');
  });

  test('and back without success, offers the choice with the reason', async () => {
    auth.finishRedirect.mockResolvedValue('disabled');
    open('/login', ['google.com']);
    await heading('Anmelden');
    expect(alert()).toContain('gesperrt');
    expect(auth.startRedirect).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Mit Google anmelden' })).toBeTruthy();
  });
});

describe('making an account', () => {
  const fill = async (name: string, email: string, password: string) => {
    if (name) await type('Dein Name', name);
    if (email) await type('E-Mail-Adresse', email);
    if (password) await type('Passwort', password);
    await press('Konto erstellen');
  };

  test('is offered below the sign-in, with the reason for standing here, and takes the address along', async () => {
    open('/login?returnTo=/company-registration');
    await heading('Anmelden');
    expect(await screen.findByText(/Um eine Praxis zu registrieren/)).toBeTruthy();
    await type('E-Mail-Adresse', 'neu@praxis.example');
    await userEvent.click(screen.getByRole('link', { name: 'Konto erstellen' }));
    const title = await heading('Konto erstellen');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect((screen.getByLabelText('E-Mail-Adresse') as HTMLInputElement).value).toBe(
      'neu@praxis.example',
    );
    expect(location.search).toBe('?mode=signUp&returnTo=%2Fcompany-registration');
  });

  test('comes first for whoever wants to register a practice, with the way to the sign-in below', async () => {
    open(signInPath('/company-registration'));
    await heading('Konto erstellen');
    expect(screen.getByText(/Um eine Praxis zu registrieren/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Anmelden' }));
    await heading('Anmelden');
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', 'quitte laterne 47');
    await press('Anmelden');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/company-registration`),
    );
  });

  test('is possible at Google too, and says there if that did not work', async () => {
    auth.finishRedirect.mockResolvedValueOnce('disabled');
    open('/login?mode=signUp');
    await heading('Konto erstellen');
    expect(alert()).toContain('gesperrt');
    auth.startRedirect.mockResolvedValueOnce('offline');
    await press('Mit Google anmelden');
    await waitFor(() => expect(alert()).toContain('Keine Verbindung'));
    expect(auth.startRedirect).toHaveBeenCalledExactlyOnceWith('google.com');
  });

  test('asks for name, address and ten characters', async () => {
    open('/login?mode=signUp');
    await heading('Konto erstellen');
    await fill('', 'ohne-klammeraffe', 'neunzeich');
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(
      expect.arrayContaining([
        'Bitte gib deinen Namen ein.',
        'Bitte nimm für das Passwort mindestens 10 Zeichen.',
      ]),
    );
    expect(alert()).toContain('Bitte gib eine vollständige E-Mail-Adresse ein');
    expect(auth.createAccount).not.toHaveBeenCalled();
  });

  test('lets one look at the password', async () => {
    open('/login?mode=signUp');
    await heading('Konto erstellen');
    const field = screen.getByLabelText('Passwort') as HTMLInputElement;
    expect(field.type).toBe('password');
    await press('Passwort anzeigen');
    expect(field.type).toBe('text');
    await press('Passwort verbergen');
    expect(field.type).toBe('password');
  });

  test('sends a link and waits for it to be followed', async () => {
    open('/login?mode=signUp&returnTo=/company-registration');
    await heading('Konto erstellen');
    session.refreshSignedIn.mockResolvedValue({
      email: 'neu@praxis.example',
      emailVerified: false,
    });
    await fill(' Nina  Neu ', 'neu@praxis.example', 'zehn Zeichen');
    await heading('Wir haben dir einen Link geschickt');
    expect(auth.createAccount).toHaveBeenCalledExactlyOnceWith(
      'Nina Neu',
      'neu@praxis.example',
      'zehn Zeichen',
    );
    expect(call).toHaveBeenCalledExactlyOnceWith('requestEmailVerification', {
      returnTo: '/company-registration',
    });
    expect(hasSessionFlag()).toBe(true);
    await press('Weiter');
    expect(await screen.findByText(/noch nicht bestätigt/)).toBeTruthy();
    expect(leave).not.toHaveBeenCalled();
    session.refreshSignedIn.mockResolvedValue({ email: 'neu@praxis.example', emailVerified: true });
    await press('Weiter');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/company-registration`),
    );
  });

  test('waits for no answer before it goes on, and does not claim to have sent what was not sent', async () => {
    const answer = Promise.withResolvers<unknown>();
    call.mockReturnValue(answer.promise);
    open('/login?mode=signUp');
    await heading('Konto erstellen');
    session.refreshSignedIn.mockResolvedValue({
      email: 'neu@praxis.example',
      emailVerified: false,
    });
    await fill('Nina', 'neu@praxis.example', 'zehn Zeichen');
    await heading('Bestätige deine E-Mail-Adresse');
    answer.resolve({
      kind: 'refused',
      details: [{ field: 'form', code: 'tooManyEmails', message: 'Gerade schon geschrieben.' }],
    });
    expect(await screen.findByText('Gerade schon geschrieben.')).toBeTruthy();
    await heading('Bestätige deine E-Mail-Adresse');
  });

  test('takes no password that is easily guessed', async () => {
    open('/login?mode=signUp');
    await heading('Konto erstellen');
    await fill('Nina Lindenhof', 'nina@praxis.example', 'Lindenhof2024');
    await waitFor(() => expect(alert()).toContain('lässt sich zu leicht erraten'));
    expect(screen.getByLabelText('Passwort').getAttribute('aria-invalid')).toBe('true');
    expect(auth.createAccount).not.toHaveBeenCalled();
  });

  test('says at the field that an address has an account already', async () => {
    auth.createAccount.mockResolvedValue('emailTaken');
    open('/login?mode=signUp');
    await heading('Konto erstellen');
    await fill('Nina', 'alt@praxis.example', 'zehn Zeichen');
    await waitFor(() => expect(alert()).toContain('gibt es schon ein Konto'));
    expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true');
    expect(hasSessionFlag()).toBe(false);
  });

  test('is not offered where there are no passwords', async () => {
    open('/login?mode=signUp', ['google.com', 'other.com']);
    await heading('Anmelden');
    expect(screen.queryByRole('link', { name: 'Konto erstellen' })).toBeNull();
  });

  test('waits only for whoever is signed in and has not confirmed', async () => {
    open('/login?mode=emailSent&returnTo=/user');
    await heading('Anmelden');
    cleanup();
    setSessionFlag('browser');
    session.refreshSignedIn.mockResolvedValue({ email: 'a@b.example', emailVerified: true });
    open('/login?mode=emailSent&returnTo=/user');
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/user`));
  });
});

describe('a forgotten password', () => {
  test('is answered with the same sentence for every address', async () => {
    open('/login?mode=forgotPassword');
    await heading('Passwort vergessen');
    await type('E-Mail-Adresse', 'irgendwer@praxis.example');
    await press('Link senden');
    expect(
      await screen.findByText(
        'Wenn es ein Konto mit dieser Adresse gibt, kommt gleich eine E-Mail.',
      ),
    ).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith('requestPasswordReset', {
      email: 'irgendwer@praxis.example',
    });
  });

  test('asks for an address first, and says if it could not be sent', async () => {
    open('/login?mode=forgotPassword');
    await heading('Passwort vergessen');
    await press('Link senden');
    expect(alert()).toContain('Bitte gib eine E-Mail-Adresse ein.');
    call.mockResolvedValue({ kind: 'failed' });
    await type('E-Mail-Adresse', 'a@b.example');
    await press('Link senden');
    await waitFor(() => expect(alert()).toContain('Es kam keine Antwort'));
  });
});

describe('signing in once more', () => {
  test('is asked of whoever is signed in, keeps the length of the session, and leads back', async () => {
    setSessionFlag('stay');
    session.signedInUid.mockResolvedValue('anna');
    open('/login?again=1&returnTo=/user');
    await heading('Anmelden');
    expect(screen.getByText(/Bitte melde dich noch einmal an/)).toBeTruthy();
    expect(screen.queryByLabelText('Angemeldet bleiben')).toBeNull();
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', 'quitte laterne 47');
    await press('Anmelden');
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/user`));
    expect(localStorage.getItem('platzwart-session')).toBe('stay');
    expect(session.endSession).not.toHaveBeenCalled();
  });

  test('by a colleague, at a locked device, ends with the browser, though the session before was to stay', async () => {
    setSessionFlag('stay');
    session.signedInUid.mockResolvedValueOnce('bert').mockResolvedValue('anna');
    open('/login?again=1&returnTo=/user');
    await heading('Anmelden');
    await type('E-Mail-Adresse', 'anna@praxis.example');
    await type('Passwort', 'quitte laterne 47');
    await press('Anmelden');
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/user`));
    expect(localStorage.getItem('platzwart-session')).toBe('browser');
  });
});

describe('the links of our e-mails', () => {
  test('change nothing when they are opened: mail scanners open them too', async () => {
    for (const mode of ['verifyEmail', 'changeEmail', 'resetPassword']) {
      open(`/login#mode=${mode}&code=abc`);
      await screen.findByText(/anna@praxis\.example/);
      cleanup();
    }
    expect(auth.readCode.mock.calls).toEqual([
      ['verifyEmail', 'abc'],
      ['changeEmail', 'abc'],
      ['resetPassword', 'abc'],
    ]);
    expect(auth.applyCode).not.toHaveBeenCalled();
    expect(auth.setNewPassword).not.toHaveBeenCalled();
  });

  test('leave nothing of their code in the address, and find it again after a reload', async () => {
    const isThere = async () => {
      await heading('Neues Passwort festlegen');
      expect(location.href).toBe(`${origin}/login?mode=resetPassword&returnTo=%2Fuser`);
      expect(auth.readCode).toHaveBeenLastCalledWith('resetPassword', 'geheim');
      cleanup();
    };
    open('/login#mode=resetPassword&code=geheim&returnTo=/user');
    await isThere();
    auth.readCode.mockClear();
    render(<SignInPage providers={['password']} leave={leave} />);
    await isThere();
  });

  test('confirm an address by a button, and lead on by themselves to where one was going', async () => {
    setSessionFlag('browser');
    session.refreshSignedIn.mockResolvedValue({
      email: 'anna@praxis.example',
      emailVerified: true,
    });
    open('/login#mode=verifyEmail&code=abc&returnTo=/company-registration');
    await heading('E-Mail-Adresse bestätigen');
    await press('E-Mail-Adresse bestätigen');
    expect(document.activeElement).toBe(await heading('Deine Adresse ist bestätigt.'));
    expect(auth.applyCode).toHaveBeenCalledExactlyOnceWith('verifyEmail', 'abc');
    expect(location.search).not.toContain('abc');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/company-registration`),
    );
    expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Anmeldung/ })).toBeNull();
  });

  test('lead to the sign-in on another device, with the requested page and the address', async () => {
    open('/login#mode=verifyEmail&code=abc&returnTo=/company-registration');
    await heading('E-Mail-Adresse bestätigen');
    await press('E-Mail-Adresse bestätigen');
    expect(await screen.findByText(/Mach dort weiter, wo du das Konto erstellt hast/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Weiter zur Anmeldung' }));
    await heading('Anmelden');
    expect((screen.getByLabelText('E-Mail-Adresse') as HTMLInputElement).value).toBe(
      'anna@praxis.example',
    );
    expect(location.search).toBe('?returnTo=%2Fcompany-registration');
  });

  test.each([
    ['verifyEmail', 'link', 'Zu deinem Konto', '/user'],
    ['changeEmail', 'link', 'Zu deinem Konto', '/user'],
    [
      'resetPassword',
      'link',
      'Neuen Link anfordern',
      '/login?mode=forgotPassword&returnTo=%2Fdashboard%3Fangemeldet',
    ],
  ])(
    'that are used or expired say so and show the way to a new e-mail: %s',
    async (mode, role, name, address) => {
      auth.readCode.mockResolvedValue({ problem: 'codeSpent' });
      open(`/login#mode=${mode}&code=alt`);
      await heading('Dieser Link gilt nicht mehr');
      expect(screen.getByRole(role, { name }).getAttribute('href')).toBe(address);
    },
  );

  test('tell a lost network from a used link', async () => {
    auth.readCode.mockResolvedValue({ problem: 'offline' });
    open('/login#mode=verifyEmail&code=abc');
    await heading('Das hat nicht geklappt');
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });

  test('say if the new address has got another account meanwhile', async () => {
    auth.applyCode.mockResolvedValue('emailTaken');
    open('/login#mode=changeEmail&code=abc');
    await heading('Neue Adresse bestätigen');
    await press('Neue Adresse übernehmen');
    expect(await screen.findByText(/inzwischen ein anderes Konto/)).toBeTruthy();
  });

  test('keep an address, and lead on to a new password', async () => {
    auth.applyCode.mockResolvedValue({ next: 'neu' });
    open('/login#mode=keepEmail&code=abc');
    await heading('Alles beim Alten lassen');
    await press('Das war ich nicht');
    await heading('Neues Passwort festlegen');
    expect(auth.readCode).toHaveBeenLastCalledWith('resetPassword', 'neu');
    expect(auth.applyCode).toHaveBeenCalledExactlyOnceWith('keepEmail', 'abc');
  });

  test('take a new password of ten characters, and sign in with it', async () => {
    open('/login#mode=resetPassword&code=abc');
    await heading('Neues Passwort festlegen');
    await press('Passwort festlegen');
    expect(alert()).toContain('Bitte wähle ein Passwort.');
    await type('Neues Passwort', 'kurz');
    await press('Passwort festlegen');
    expect(alert()).toContain('mindestens 10 Zeichen');
    await type('Neues Passwort', ' und länger');
    await press('Passwort festlegen');
    await waitFor(() =>
      expect(leave).toHaveBeenCalledExactlyOnceWith(`${origin}/dashboard?angemeldet`),
    );
    expect(auth.setNewPassword).toHaveBeenCalledExactlyOnceWith('abc', 'kurz und länger');
    expect(auth.signInWithPassword).toHaveBeenCalledExactlyOnceWith(
      'anna@praxis.example',
      'kurz und länger',
    );
    expect(hasSessionFlag()).toBe(true);
  });

  test('end the session that knew the old address', async () => {
    setSessionFlag('stay');
    session.refreshSignedIn.mockRejectedValue(new Error('auth/user-token-expired'));
    open('/login#mode=changeEmail&code=abc');
    await heading('Neue Adresse bestätigen');
    await press('Neue Adresse übernehmen');
    await screen.findByRole('link', { name: 'Weiter zur Anmeldung' });
    expect(hasSessionFlag()).toBe(false);
  });
});
