export const usage = `Checks a backend against the contract of the member portal.

  npm run contract -- --host https://api.example.com --email you@example.com [options]
  npx member-portal-contract --host …   if installed as a package (npm run contract:pack)

  --host URL             the backend's base address
  --email ADDRESS        sign in as this member; asks for the password (or CONTRACT_PASSWORD) and the e-mailed code
  --password TEXT        the password; other users of this machine may see it
  --token TOKEN          use this session instead (or CONTRACT_TOKEN, without --email)
  --expired-token TOKEN  a token of an ended session, for the rule token-expired
  --origin URL           the portal's origin, for the rules about CORS
  --writes               also change data, so use a test member: create a ticket; bind, change and unbind keys, if none
                         are bound; change the phone number and restore it; transfer 0.01 USDT; request transfers, a
                         withdrawal, an activation and a binding that the backend must reject. A backend that doesn't
                         check withdrawal codes moves 10 USDT from the income wallet to the Fuel Wallet
  --recipient ID         the user id for the transfers; without it, none is requested
  --har FILE             check recorded traffic of a browser, Playwright or a proxy instead; sends nothing, and needs
                         neither --host, which limits the check to one backend, nor --email
  --only NAMES           check only these resources: --only activity,tickets; doesn't limit --writes
  --rules IDS            check only these rules: --rules count,rows
  --baseline FILE        known violations: only new ones fail, and known ones that no longer occur
  --write-baseline       write the violations of this check to the file of --baseline
  --out FOLDER           the folder of the reports (contract-report)
  --summary FILE         also write a summary in Markdown; without the option, it is appended to the file of the
                         variable GITHUB_STEP_SUMMARY
  --concurrency N        the maximum number of parallel requests (4)
  --per-second N         the maximum number of requests per second (20)
  --timeout MS           the time limit of a response (15000)
  --help                 print this text

A proxy is taken from HTTP_PROXY, HTTPS_PROXY and NO_PROXY; your own certificate authority from NODE_EXTRA_CA_CERTS.

Exit code: 0 all checked rules passed, 1 some failed, 2 nothing was checked, it was stopped before a rule failed, or a
file could not be written. With --baseline, 1 means a new violation or one that no longer occurs.`;
