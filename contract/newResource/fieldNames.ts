// What the names of keys suggest about their values.

export const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Matches identifiers of databases: 24 hexadecimal digits or a UUID. */
export const ID_VALUE = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Matches a key that is one of the words, or ends in one: 'pin', 'card_pin' and 'cardPin' for 'pin'. */
const endsIn = (...words: readonly string[]): RegExp =>
  new RegExp(
    words
      .join(' ')
      .split(' ')
      .flatMap((word) => {
        const capital = word.charAt(0).toUpperCase() + word.slice(1);
        return [`(^|_)(${word}|${capital}|${word.toUpperCase()})$`, `[a-z\\d]${capital}$`];
      })
      .join('|'),
  );

export const names = {
  image:
    /^(image|img|pic|picture|photo|avatar|logo|icon|banner|flag|thumbnail)(_?ur[il])?s?$|(image|picture|photo|avatar|logo|icon|thumbnail)(_?ur[il])?$/i,
  id: /^(_?id|uid|uuid|guid)$|(Id|ID|_id|Uuid|UUID|Guid|_uuid|Ref|_ref|reference|\$oid)$|^(user|member|order|trade|batch|wallet|txn?|transaction|payment)id$/,
  amount:
    /amount|price|cost|fee|balance|income|profit|loss|pnl|qty|quantity|volume|usd|cap$|rate$|value$|total$/i,
  /** Digits that are no quantity: grouping or adding them makes no sense. */
  numbering: new RegExp(
    `${
      endsIn(
        'year no nr num number code serial zip zipcode postcode postal pin phone tel telephone mobile msisdn whatsapp fax',
        'tax vat iban account member user customer sponsor referrer upline card invoice ticket sku ean isbn imei port',
        'version build block nonce',
      ).source
    }|^(member|phone|mobile|order|account|invoice|ref|serial|bill|ticket)(no|num|number|code)$`,
  ),
  version: endsIn('version'),
  minorUnits: /(cents?|pence|minor(_?units?)?|sats|satoshis?|wei|gwei|lamports|kobo|paise|paisa)$/i,
  coordinate: endsIn('lat lng lon long latitude longitude altitude'),
  /** Numbers whose total makes no sense. */
  unsummed: endsIn(
    'age level rank position leverage rating score order index sort priority ratio percent percentage pct month week day hour',
  ),
  paging:
    /^\$?(limit|skip|page|offset|cursor|start|size|take|top|per_?page)$|page_?(no|num|number|size|index|token)$/i,
  state: /(status|side|state|direction|kind|walletType)$/i,
  flag: /^(is|has|can|was|should|allow|enable)(_|[A-Z])|(ed|active|enabled|flag|status)$/i,
  proper: /(^|\.|[a-z_])name$|symbol$|phone(_?(no|num|number))?$|mobile(_?(no|num|number))?$/i,
  code: /(country|currency|locale|language|lang|network|chain|asset|coin|token|(^|_)ip)(_?(code|address|addr))?$/i,
  secret: /(secret|api_?key|password|passwd|passphrase|private_?key|mnemonic)$/i,
  token: /token$/i,
  time: new RegExp(
    `([dD]ate|DATE|[tT]ime|TIME|[tT]ime_?[sS]tamp|TIMESTAMP)$|([vV]alid|[eE]ffective)_?([fF]rom|[tT]o)$|[lL]ast_?[lL]og(in|out)$|${
      endsIn(
        'at on ts created updated modified expire expires expiry expiration until since seen joined start end deadline',
        'birthday birth dob seconds _seconds',
      ).source
    }`,
  ),
  address: /(address|wallet|hash|txn?_?id|signature)$/i,
} as const;
