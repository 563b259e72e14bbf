/** A search field between the keyboard and the address, which answers late. */
export interface SearchText {
  /** What the field shows: what was typed, always. */
  readonly typed: string
  /** Sent to the address and not yet seen there, oldest first. */
  readonly sent: readonly string[]
}

export const searchAt = (search: string): SearchText => ({ typed: search, sent: [] })

export const typedText = (now: SearchText, typed: string): SearchText => ({ ...now, typed })

/** The pause after a key is over: what is typed goes to the address. */
export const sentText = (now: SearchText): SearchText => ({ ...now, sent: [...now.sent, now.typed] })

/**
 * The address says `search`. An echo of what was sent changes nothing, however late it comes and however many letters were
 * typed since; anything else (Back, Clear, a saved view, a link) takes the field over.
 */
export function heardText(now: SearchText, search: string): SearchText {
  const echo = now.sent.lastIndexOf(search)
  return echo === -1 ? searchAt(search) : { ...now, sent: now.sent.slice(echo + 1) }
}
