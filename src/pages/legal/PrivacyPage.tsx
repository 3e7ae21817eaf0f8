import { LegalLayout } from './LegalLayout';

/**
 * What this code keeps and sends, and nothing it can't vouch for. Whoever adds a stored key or a foreign
 * address changes this page with it.
 */
export default function PrivacyPage() {
  return (
    <LegalLayout
      title="Privacy"
      lead="This page says what the portal in your browser does. The operator adds its own policy for what its servers keep."
    >
      <h2>What your browser keeps</h2>
      <p>
        The portal sets one cookie, which says that this browser was here before and nothing else: pages then
        come with the colours that you chose. In your browser’s local storage it keeps:
      </p>
      <ul>
        <li>a session token, from signing in until the session ends or you log out;</li>
        <li>a few display preferences, such as light or dark colours and cards or table.</li>
      </ul>
      <p>
        Nothing else is stored there: no passwords, no codes and no API keys. Logging out clears the storage.
        Names that you give to withdrawal addresses are kept apart from that, in this browser’s database, for
        you alone. They are sent to nobody, and stay when you log out: the address book of the withdrawal
        forgets them. Beside them lie numbers by which the menu tells what is new to you, of which nothing can
        be read, and whether you have ever bound an exchange key.
      </p>
      <p>
        While you sign up, sign in or reset a password, the tab’s history carries your e-mail address from one
        step to the next. When a new release has replaced a file, the tab notes for which release it loaded
        the page again.
      </p>
      <h2>What is sent</h2>
      <p>
        What you enter in a form goes to the portal’s backend when you send the form, and so do your API keys
        when you bind them. The user id of a transfer goes as you type it, to find the member’s name. While
        you are signed in, each request carries the session token.
      </p>
      <h2>No trackers</h2>
      <p>
        The portal loads no trackers, advertising, fonts or scripts from other hosts. Where the backend names
        a picture by its address, such as a flag or the sign of a coin, your browser loads it from there.
      </p>
    </LegalLayout>
  );
}
