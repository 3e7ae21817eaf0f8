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
  --only NAMES           check only these resources: --only activity,tickets; doesn't limit --writes
  --rules IDS            check only these rules: --rules count,rows
  --out FOLDER           the folder of the reports (contract-report)
  --concurrency N        the maximum number of parallel requests (4)
  --per-second N         the maximum number of requests per second (20)
  --timeout MS           the time limit of a response (15000)
  --help                 print this text

Exit code: 0 all checked rules passed, 1 some failed, 2 nothing was checked, or it was stopped before a rule failed.`;
