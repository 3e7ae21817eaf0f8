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

/** The pages that show one trade, whose id is in the URL, with the type of the trade. */
const tradeTypes: Readonly<Record<string, string>> = { '/openview': 'FUTURE', '/openspotview': 'SPOT' };

/** Returns the URL of a page of the portal. For a trade detail, adds the id of the demo member's newest trade. */
export async function urlWithTrade(
  fetch: Fetch,
  origin: string,
  token: string,
  path: string,
): Promise<string> {
  const type = tradeTypes[path];
  if (!type) return origin + path;
  const request = new Request(`${origin}/api/user/trades`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ limit: 10, skip: 0, type }),
  });
  const { data } = (await (await fetch(request)).json()) as { data: readonly { _id: string }[] };
  if (!data[0]) throw new Error(`the demo member has no trade of the type ${type}`);
  return `${origin}${path}?id=${data[0]._id}`;
}
