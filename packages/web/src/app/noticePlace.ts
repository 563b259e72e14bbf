/** Edges in the window, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const GAP = 8
const WIDTH_MAX = 440

/** Where notices stand, from the top and the right edge of the window. */
export interface NoticePlace {
  readonly top: number
  readonly right: number
}

/**
 * The highest place at the right where notices cover nothing that people press or read first.
 * @param clear what stays in sight: heads with their actions, the way to the booking
 * @param beside a panel beside the content, which notices leave alone; null: none is open, or it covers the content
 */
export function noticePlace(
  window: { readonly width: number; readonly height: number },
  height: number,
  clear: readonly Box[],
  beside: Box | null,
): NoticePlace {
  const edge = beside === null ? window.width : beside.left
  const right = edge - GAP
  const left = right - Math.min(WIDTH_MAX, edge - 2 * GAP)
  const inTheWay = clear
    .filter(box => box.left < right && box.right > left && box.bottom > 0 && box.top < window.height)
    .toSorted((one, other) => one.top - other.top)
  const top = inTheWay.reduce(
    (at, box) => (box.top < at + height + GAP && box.bottom > at - GAP ? box.bottom + GAP : at),
    GAP,
  )
  // Where everything is taken they stand below the first thing, the head of the window.
  const fits = top + height <= window.height
  return { top: fits ? top : (inTheWay[0]?.bottom ?? 0) + GAP, right: window.width - right }
}
