interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type Fetch = (request: Request) => Response | Promise<Response>;

/** Returns the newest code that a sandbox mailed to an e-mail address. */
export async function mailedCode(fetch: Fetch, origin: string, email: string): Promise<string> {
  const mailbox = `${origin}/sandbox/mailbox?format=json&to=${encodeURIComponent(email)}`;
  const [mail] = (await (await fetch(new Request(mailbox))).json()) as readonly { readonly code: string }[];
  if (!mail) throw new Error(`the sandbox mailed no code to ${email}`);
  return mail.code;
}

/** Signs in a member of a sandbox, with the code from the sandbox's mailbox. Returns the access token. */
export async function signInDemo(
  fetch: Fetch,
  origin: string,
  { email, password }: Credentials,
): Promise<string> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await fetch(new Request(`${origin}/api/user/${path}`, init))).json();
  };
  await post('signIn', { email, password });
  const otp = await mailedCode(fetch, origin, email);
  const { token } = (await post('verifySignIn', { email, otp })) as { token?: string };
  if (!token) throw new Error('the sandbox did not sign the demo member in');
  return token;
}
