import { LegalLayout } from './LegalLayout';

/** Renders the privacy text. Update it when the portal stores a new key or sends requests to another site. */
export default function PrivacyPage() {
  return (
    <LegalLayout
      title="Privacy"
      lead="This page covers the portal in your browser. The operator adds its own policy for its servers."
    >
      <h2>Data in your browser</h2>
      <p>The portal sets no cookies. In your browser's local storage, it keeps:</p>
      <ul>
        <li>a session token, until your session ends or you log out;</li>
        <li>your display preferences, such as light or dark theme and cards or table.</li>
      </ul>
      <p>
        Nothing else is stored there: no passwords, codes or API keys. Logging out clears it. Names that you
        give to withdrawal addresses and views of lists that you save are stored separately, in this browser's
        database. They are never sent to a server and stay after you log out; you can delete names in the
        address book on the withdrawal page, and views above their list. We also store counters for the “new”
        badges; they contain no personal data. One more entry records whether you have ever bound an exchange
        key.
      </p>
      <p>
        While you sign up, sign in or reset a password, the tab's history stores your e-mail address. If you
        have to sign in before a page opens, the tab stores the address of that page. When you open the
        details of a row, the tab's history stores the values of that row, including amounts. For each page
        that you leave, the tab stores its scroll position, its open cards and the link that you followed.
        After an update, the tab stores the version that it was reloaded for. While you're signed in, the tab
        stores your user id and, for up to 24 hours, the text of a ticket, transfer, withdrawal or phone
        number that you haven't sent; never passwords, codes or API keys. Logging out deletes what the tab
        stores, except its history, which the browser keeps until you close the tab.
      </p>
      <h2>Data that is sent</h2>
      <p>
        Forms, including your API keys, go to the portal's server when you submit them. The user id of a
        transfer is sent as you type, to find the member's name. While you're signed in, every request carries
        your session token.
      </p>
      <h2>No trackers</h2>
      <p>
        The portal loads no trackers, advertising, fonts or scripts from other sites. Pictures such as flags
        or coin logos load from other sites if the server links to them there.
      </p>
    </LegalLayout>
  );
}
