/** What a link to a carrier says: which quote or tender, and who looks at it. */
export interface LetterLink {
  readonly kind: 'quote' | 'tender'
  readonly id: number
  readonly accessId: string
  /** A clerk of the shipper's enters what the carrier said; there is no access id then. */
  readonly byClerk: boolean
  /** What the clerk was going to enter, such as a price that the carrier named in a mail; null: nothing. */
  readonly proposed: ProposedPrice | null
}

/** An amount as it would be typed, in units of the currency. */
export interface ProposedPrice {
  readonly amount: string
  readonly currency: string
}

/**
 * The link of `/QuoteResponse?QuoteID=&AccessID=&userEdit=` or `/TenderResponse?TenderID=&AccessID=` (specification §2); null
 * when a parameter is missing. Names of parameters are read whatever their case: mail programs and people change it.
 */
export function readLetterLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): LetterLink | null {
  const given = new Map([...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const kind = /^\/tenderresponse/i.test(pathname) ? 'tender' : 'quote'
  const number = given.get(kind === 'quote' ? 'quoteid' : 'tenderid') ?? ''
  const accessId = given.get('accessid') ?? ''
  const byClerk = accessId === '' && given.get('useredit')?.toLowerCase() === 'true'
  if (number === '' || (accessId === '' && !byClerk)) return null
  // A number that is none can't be right, and is answered like any other wrong one.
  const id = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0
  const [amount = '', currency = ''] = [given.get('amount'), given.get('currency')]
  const isProposed = byClerk && /^\d{1,9}(\.\d{1,4})?$/.test(amount) && /^[A-Z]{3}$/.test(currency)
  return { kind, id, accessId, byClerk, proposed: isProposed ? { amount, currency } : null }
}
