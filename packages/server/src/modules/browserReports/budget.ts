/** A log is no place for a page that fails in a circle. */
const PER_MINUTE = 60

/** Lets so many reports of a node through a minute; the others are answered, and not written. */
export function openBudget(perMinute = PER_MINUTE) {
  let minute = 0
  let used = 0
  return {
    take(now: Date): boolean {
      const current = Math.floor(now.getTime() / 60_000)
      if (current !== minute) {
        minute = current
        used = 0
      }
      used += 1
      return used <= perMinute
    },
  }
}
