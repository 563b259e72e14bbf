import { type FloorRow, type LineItem, linearFeet, loadedRows, usualCapacityRules } from '@waybill/domain'
import { useText } from '../../texts/texts.ts'
import classes from './ItemsEditor.module.css'

/** A trailer of 53 ft, in inches; what is longer is drawn to its own length. */
const TRAILER_LENGTH = 636
const HEIGHT = 40

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly high: number
}

/** Where the units stand, seen from above; inches from the front left. */
function boxesOf(rows: readonly FloorRow[], longest: number): readonly Box[] {
  const boxes: Box[] = []
  let x = 0
  for (const { count, lengthIn, abreast } of rows) {
    for (let row = 0; row < count && x < longest; row += 1) {
      let y = 0
      for (const place of abreast) {
        boxes.push({ x, y, width: place.lengthIn, height: place.widthIn, high: place.high })
        y += place.widthIn
      }
      x += lengthIn
    }
  }
  return boxes
}

/**
 * The floor of a trailer from above with the rows that the linear feet were counted by; as much as three trailers are
 * drawn. Nothing where the rows are not known, or somebody measured them all.
 */
export function Floor({ items }: { items: readonly LineItem[] }) {
  const t = useText()
  const rows = loadedRows(items)
  const feet = linearFeet(items)
  if (feet === null || rows.length === 0) return null
  const used = rows.reduce((sum, row) => sum + row.count * row.lengthIn, 0)
  const long = Math.max(TRAILER_LENGTH, Math.min(used, TRAILER_LENGTH * 3))
  const wide = usualCapacityRules.trailerWidthIn
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return (
    <svg
      className={classes.floor}
      viewBox={`-2 -2 ${long + 4} ${wide + 4}`}
      height={HEIGHT}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={t('items.floorLabel', { feet, count })}
    >
      <rect className={classes.trailer} width={TRAILER_LENGTH} height={wide} />
      {boxesOf(rows, long).map(({ x, y, width, height, high }) => (
        <g key={`${x}:${y}`} className={high > 1 ? classes.piled : classes.load}>
          <rect x={x} y={y} width={width} height={height} />
        </g>
      ))}
    </svg>
  )
}
