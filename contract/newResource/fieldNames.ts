// What the names of keys suggest about their values.

export const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Matches identifiers of databases: 24 hexadecimal digits or a UUID. */
export const ID_VALUE = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

export const names = {
  image:
    /^(image|img|pic|picture|photo|avatar|logo|icon|banner|flag|thumbnail)(_?ur[il])?s?$|(image|picture|photo|avatar|logo|icon|thumbnail)(_?ur[il])?$/i,
  id: /^(_?id|uid|uuid|guid)$|(Id|ID|_id|Uuid|UUID|Guid|_uuid|Ref|_ref|reference|\$oid)$/,
  amount:
    /amount|price|cost|fee|balance|income|profit|loss|pnl|qty|quantity|volume|usd|cap$|rate$|value$|total$|\$numberDecimal$/i,
  /** Digits that are no quantity: grouping or adding them makes no sense. */
  numbering:
    /(^|[a-z_])(year|no|nr|num|number|code|serial|zip|zipcode|postcode|postal|pin|phone|mobile|msisdn|fax|tax|vat|iban|account|member|card|invoice|sku|ean|isbn|imei|port|version|build|login)$|(Year|No|Nr|Num|Number|Code|Serial|Zip|Pin|Phone|Mobile|Account|Member|Card|Version|Port)$/,
  version: /version$/i,
  minorUnits: /(cents?|pence|minor(_?units?)?|sats|satoshis?|wei|gwei|lamports|kobo|paise|paisa)$/i,
  coordinate: /^(lat|lng|lon|long|latitude|longitude|altitude)$|(Lat|Lng|Lon|Latitude|Longitude)$/,
  /** Numbers whose total makes no sense. */
  unsummed:
    /^(age|level|rank|position|leverage|rating|score|order|index|sort|priority|ratio|percent(age)?)$|(Level|Rank|Age|Rating|Ratio|Percent|Percentage|Pct)$/,
  state: /(status|side|state|direction|kind|walletType)$/i,
  flag: /^(is|has|can|was|should|allow|enable)(_|[A-Z])|(ed|active|enabled|flag|status)$/i,
  proper: /(^|\.|[a-z_])name$|symbol$|phone(_?number)?$|mobile$/i,
  /** Codes of countries, currencies and networks. */
  code: /(country|currency|locale|language|lang|network|chain|asset|coin|token|(^|_)ip)(_?(code|address|addr))?$/i,
  secret: /(secret|api_?key|password|passwd|passphrase|private_?key|mnemonic)$/i,
  token: /token$/i,
  time: /(^at|At|_at|date|time|timestamp|^ts|Ts|_ts|On|_on|^on|created|updated|modified|expires?|expiry|until|since|seen|joined|start|end|deadline|birthday|dob|\$date|\$numberLong)$/,
} as const;
