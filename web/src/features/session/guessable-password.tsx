/** For whoever signed in with a password that is easy to guess: why to change it, and the way on. */
import { useLocation } from 'react-router';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './guessable-password.module.css';
import { returnUrl } from './return-path.ts';

const t = {
  title: 'Dein Passwort ist leicht zu erraten',
  text: 'Es gehört zu denen, die Fremde zuerst probieren: ein häufiges, oder wenig mehr als dein Name, deine Adresse oder der Name der Praxis. Bitte lege unter „Passwort“ ein anderes fest.',
  goOn: 'Jetzt weiter, später ändern',
} as const;

export function GuessablePassword() {
  const { search } = useLocation();
  return (
    <div className={styles.notice}>
      <Note isWarm>
        <h2 className="h3">{t.title}</h2>
        <p>{t.text}</p>
        <div>
          {/* Absolute: a path alone could become another host. */}
          <ButtonAnchor look="plain" href={returnUrl(search, location.origin)}>
            {t.goOn}
          </ButtonAnchor>
        </div>
      </Note>
    </div>
  );
}
