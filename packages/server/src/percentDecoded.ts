/** Text of an address as it is meant; null: it has a % that begins no code. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
