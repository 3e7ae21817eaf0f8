import { Button } from 'antd';
import styles from './CrashScreen.module.css';

/** Renders the error page for a failure of the whole portal, with ways out (product.md: Errors). */
export function CrashScreen() {
  return (
    <main className={styles.full}>
      <h1>Unexpected Application Error!</h1>
      <p>Your data is safe. Reload the page or go to the home page.</p>
      <div className={styles.actions}>
        <Button type="primary" onClick={() => window.location.reload()}>
          Reload page
        </Button>
        <Button href="/">Go to the home page</Button>
      </div>
    </main>
  );
}
