/** Zone of a lane by the first digits of both ZIPs: near ones cost less. A made-up network, not a carrier's chart. */
export function zoneOf(fromZip: string, toZip: string): number {
  const apart = Math.abs(Number(fromZip.slice(0, 3)) - Number(toZip.slice(0, 3)))
  return 2 + Math.min(6, Math.floor((Number.isFinite(apart) ? apart : 900) / 130))
}

/** Business days on the ground. */
export const groundDays = (zone: number): number => Math.max(1, zone - 2)

/** Pounds by room, divisor 139, sides up to whole inches. */
export const roomWeight = (sides: readonly number[]): number =>
  sides.length === 3 && sides.every(side => side > 0)
    ? Math.ceil(sides.reduce((product, side) => product * Math.ceil(side), 1) / 139)
    : 0

/** Cents for a package in a zone at a level: ground is 1. */
export const priceOf = (pounds: number, zone: number, level: number): number =>
  Math.round((780 + zone * 95 + pounds * (38 + zone * 9)) * level)

/** The day so many business days later; weekends are none. `2026-11-24` */
export function businessDay(from: string, days: number): string {
  const at = new Date(`${from}T12:00:00Z`)
  for (let left = days; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCDay() % 6 !== 0) left -= 1
  }
  return at.toISOString().slice(0, 10)
}
