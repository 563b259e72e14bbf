/** Only a path of this site: an address from a link must never lead elsewhere after sign-in. */
export function safePlace(place: string | null): string | null {
  if (place === null || !/^\/(?![/\\])/.test(place) || /[\\\p{Cc}]/u.test(place)) return null
  return place
}

/** `/Track?tab=A` → `/?next=%2FTrack%3Ftab%3DA`: sign-in that comes back to the same place. */
export function signInAddress(place: string): string {
  const safe = safePlace(place)
  return safe === null || safe === '/' || safe === '/Home' ? '/' : `/?next=${encodeURIComponent(safe)}`
}
