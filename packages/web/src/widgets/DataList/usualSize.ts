import { signedInUser } from '../../api/session.ts'

/** Height of frame, toolbar, heads and pager around the rows, in pixels. */
const AROUND = 300
const FEWEST = 5
const ROW_PX = 32

/** Counted once a page load: a window that is drawn smaller turns no pages. */
let fitting: number | null = null

function rowsThatFit(): number {
  const row = Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--wb-row'), 10) || ROW_PX
  fitting ??= Math.max(FEWEST, Math.floor((window.innerHeight - AROUND) / row))
  return fitting
}

/** Rows of a page where the address says nothing, as chosen in Preferences. @param rowsMax the most that a list gives at once */
export function usualSize(rowsMax = Number.POSITIVE_INFINITY): number {
  const chosen = typeof window === 'undefined' ? '10' : (signedInUser()?.preferences?.rows ?? '10')
  return Math.min(chosen === 'fit' ? rowsThatFit() : Number(chosen), rowsMax)
}
