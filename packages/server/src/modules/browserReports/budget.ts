import type { App } from '../../app.ts'

/** A log is no place for a page that fails in a circle: neither one company nor all together fill it. */
const PER_COMPANY = 20
const PER_NODE = 300

/** Lets so many reports through a minute; the others are answered, and not written. */
export function openBudget(perCompany = PER_COMPANY, perNode = PER_NODE) {
  let minute = 0
  let all = 0
  const used = new Map<number, number>()
  return {
    take(clientId: number, now: Date): boolean {
      const current = Math.floor(now.getTime() / 60_000)
      if (current !== minute) {
        minute = current
        all = 0
        used.clear()
      }
      const own = (used.get(clientId) ?? 0) + 1
      used.set(clientId, own)
      if (own > perCompany || all >= perNode) return false
      all += 1
      return true
    },
  }
}

type Budget = ReturnType<typeof openBudget>

/** Of each node in this process. */
const budgets = new WeakMap<App, { readonly crashes: Budget; readonly vitals: Budget }>()

/** What is left to the pages of a node. */
export function budgetsOf(app: App) {
  const known = budgets.get(app) ?? { crashes: openBudget(), vitals: openBudget() }
  budgets.set(app, known)
  return known
}
