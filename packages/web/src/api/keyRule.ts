/** The key in use, and the number of the request whose reply brought it. */
export interface HeldKey {
  readonly key: string
  readonly bornOf: number
}

export interface TokenReply {
  /** Number of the request, counted up in the order of sending. */
  readonly request: number
  readonly sentWith: string
  readonly token: string
}

/**
 * Which key holds after a reply: the newest wins, and a reply that merely echoes the key it was sent with says nothing,
 * so that an answer overtaken by a rotation never brings the old key back.
 * A reply that arrives after signing out (`held` null) revives nothing.
 */
export function keyAfter(held: HeldKey | null, reply: TokenReply): HeldKey | null {
  if (held === null || reply.token === '' || reply.token === reply.sentWith) return held
  if (reply.request < held.bornOf) return held
  return { key: reply.token, bornOf: reply.request }
}

/** What a 401 means: the key was replaced meanwhile, so ask again with the newer one; or the session is over. */
export function afterUnauthorized(sentWith: string | null, heldNow: string | null): 'again' | 'signedOut' {
  return heldNow !== null && sentWith !== null && heldNow !== sentWith ? 'again' : 'signedOut'
}
