/** The demo world's accounts; only in emulator builds. */
import { demoAccounts } from '@platzwart/emulator-data/accounts';
import { type SignInResult, signInAsDemo } from '../../firebase/sign-in.ts';
import styles from './sign-in.module.css';

// Not in texts.ts: a production build contains none of this.
const t = {
  title: 'Demo-Konten',
  text: 'Ein Klick meldet dich an. Diese Liste gibt es nur in der Demo-Welt.',
};

type Props = { onSignIn: (signIn: () => Promise<SignInResult>) => void };

export default function DemoAccounts({ onSignIn }: Props) {
  return (
    <section
      className={`stack framed raised ${styles.box} ${styles.demo}`}
      aria-labelledby="demo-konten"
    >
      <h2 id="demo-konten" className="h3">
        {t.title}
      </h2>
      <p className="hint">{t.text}</p>
      <ul role="list" className="stack gap-2">
        {demoAccounts.map((account) => (
          <li key={account.uid}>
            <button
              type="button"
              className="stack gap-0 full framed"
              onClick={() => onSignIn(() => signInAsDemo(account))}
            >
              <strong>{account.name}</strong>
              <span className="hint">
                {[account.practice, account.note].filter(Boolean).join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
