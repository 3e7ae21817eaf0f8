import { Button } from 'antd';
import styles from './CrashScreen.module.css';

/** What a member sees when the portal itself failed, and the way out of it (product.md: Errors). */
export function CrashScreen() {
  return (
    <main className={styles.full}>
      <h1>Unexpected Application Error!</h1>
      <p>Nothing you did is lost on the server. Load the page again, or go back to the start.</p>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button href="/">Go to the start</Button>
      </div>
    </main>
  );
}
