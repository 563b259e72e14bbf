/** Where anybody may have an address: sharing it says nothing. */
const sharedHosts: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com'],
  ...['aol.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'gmx.com', 'mail.com', 'zoho.com'],
  ...['comcast.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'verizon.net', 'cox.net', 'charter.net'],
  ...['earthlink.net', 'rogers.com', 'shaw.ca', 'bell.net', 'prodigy.net.mx', 'hotmail.es', 'yahoo.com.mx'],
])

const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Whether an address is a carrier's own: one of those that are known, or of the same house. */
export function isOwnAddress(known: readonly string[], address: string): boolean {
  const given = address.trim().toLowerCase()
  const own = known.map(each => each.trim().toLowerCase()).filter(each => each.includes('@'))
  return own.includes(given) || (!sharedHosts.has(hostOf(given)) && own.some(each => hostOf(each) === hostOf(given)))
}
