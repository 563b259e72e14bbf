/** The rows that are drawn of a long list, and the room that the others take. */
export interface RowWindow {
  readonly from: number
  /** Not drawn any more. */
  readonly to: number
  readonly above: number
  readonly below: number
}

/** Rows above which only those in sight are drawn. */
export const DRAWN_WHOLE = 100
/** Drawn beyond the edges, so that a turn of the wheel shows no gap. */
const BEYOND = 12

/** @param given heights in pixels; every row is as high as every other. */
export function rowWindow(given: {
  readonly count: number
  readonly rowHeight: number
  readonly scrolled: number
  readonly height: number
}): RowWindow {
  const { count, rowHeight, scrolled, height } = given
  if (count <= DRAWN_WHOLE || rowHeight <= 0) return { from: 0, to: count, above: 0, below: 0 }
  const first = Math.min(Math.max(0, Math.floor(scrolled / rowHeight)), count - 1)
  const from = Math.max(0, first - BEYOND)
  const to = Math.min(count, first + Math.ceil(height / rowHeight) + BEYOND)
  return { from, to, above: from * rowHeight, below: (count - to) * rowHeight }
}
