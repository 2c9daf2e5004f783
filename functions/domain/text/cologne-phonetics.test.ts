import { describe, expect, test } from 'vitest';
import { colognePhonetics, soundsOf } from './cologne-phonetics.ts';

describe('Kölner Phonetik', () => {
  test.each([
    ['Müller-Lüdenscheidt', '65752682'],
    ['Müller', '657'],
    ['Wikipedia', '3412'],
    ['Breschnew', '17863'],
    ['Schmidt', '862'],
    ['Schneider', '8627'],
    ['Fischer', '387'],
    ['Heinz', '068'],
    ['Classen', '4586'],
    ['Meyer', '67'],
    ['Philip', '351'],
    ['Xaver', '4837'],
    ['Axt', '0482'],
    ['Cäsar', '887'],
    ['Ζωή', ''],
  ])('of %s is %s, as published', (word, code) => expect(colognePhonetics(word)).toBe(code));
});

describe('the sound of a name', () => {
  const soundAlike = (one: string, other: string) =>
    soundsOf(one).some((sound) => soundsOf(other).includes(sound));

  test.each([
    ['Mayer', 'Maier', 'Meyer', 'Meier', 'Mayr', 'MEIER'],
    ['Schmidt', 'Schmitt', 'Schmid', 'Schmied'],
    ['Stefan', 'Stephan'],
    ['Jacob', 'Jakob'],
    ['Sofie', 'Sophie'],
    ['Christian', 'Kristian'],
    ['Marc', 'Mark'],
    ['Alexander', 'Aleksandar'],
    ['Bauer', 'Baur'],
    ['Köhler', 'Koehler', 'Köler'],
    ['Novak', 'Nowak'],
    ['Kovač', 'Kovatsch', 'Kovacs', 'Kovac'],
    ['Vučković', 'Wutschkowitsch'],
    ['Đorđe', 'Djordje'],
    ['Yılmaz', 'Jilmas', 'Yilmaz'],
    ['Şimşek', 'Schimschek'],
    ['Çelik', 'Tschelik'],
    ['Ayşe', 'Aische'],
    ['Hussein', 'Hüseyin', 'Hossein'],
    ['Mohammed', 'Muhammad'],
    ['Ahmed', 'Ahmet'],
    ['Leyla', 'Layla'],
  ])('%s is that of %s', (name, ...others) => {
    for (const other of others) expect(soundAlike(name, other), other).toBe(true);
  });

  test.each([
    ['Mayer', 'Maria', 'Nora', 'Moor', 'Mara'],
    ['Anna', 'Emma', 'Jan', 'Ina'],
    ['Stefan', 'Stefanie'],
    ['Yılmaz', 'Elmas'],
    ['Kovač', 'Kaufuss', 'Kovalsky'],
    ['Ali', 'Uli', 'Ela', 'Julia'],
    ['Fatma', 'Wittmann'],
  ])('%s is not that of %s', (name, ...others) => {
    for (const other of others) expect(soundAlike(name, other), other).toBe(false);
  });

  test('exists from three characters of Latin script on, never with digits', () => {
    for (const name of ['', 'Li', '0660', 'Anna2', 'Анна', 'محمد', '---'])
      expect(soundsOf(name), name).toEqual([]);
    expect(soundsOf('Anna-Maria')).toHaveLength(2);
  });
});
