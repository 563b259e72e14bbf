type Found = 'found' | 'missing' | 'notChecked'

/** Looks up the TXT records of a name, each in its parts. */
export type TxtLookup = (name: string) => Promise<readonly (readonly string[])[]>

/** What a resolver answers that knows there is nothing; all else is no answer. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA']

async function publishes(lookUp: TxtLookup, name: string, meant: RegExp): Promise<Found> {
  try {
    const found = (await lookUp(name)).filter(parts => meant.test(parts.join('')))
    // Two of a kind are an error to whoever receives the mail (RFC 7208, 4.5): as good as none.
    return found.length === 1 ? 'found' : 'missing'
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return NOTHING_THERE.includes(code) ? 'missing' : 'notChecked'
  }
}

/**
 * What a sender's domain publishes: who may send its mail (RFC 7208, 4.5) and the key that signs it (RFC 6376, 3.6.1; an
 * empty key is one that was revoked).
 * @param sender an e-mail address; blank: nothing to look for
 * @param selector the name of the key; blank: it is not looked for
 */
export async function senderChecks(
  lookUp: TxtLookup,
  sender: string,
  selector: string,
): Promise<{ readonly domain: string; readonly spf: Found; readonly dkim: Found }> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  if (domain === '') return { domain, spf: 'notChecked', dkim: 'notChecked' }
  const [spf, dkim] = await Promise.all([
    publishes(lookUp, domain, /^v=spf1( |$)/i),
    selector === ''
      ? ('notChecked' as const)
      : publishes(lookUp, `${selector}._domainkey.${domain}`, /(^|;)\s*p\s*=\s*[^;\s]/),
  ])
  return { domain, spf, dkim }
}
