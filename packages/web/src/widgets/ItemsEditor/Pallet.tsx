import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import classes from './ItemsEditor.module.css'

/** Inside of the trailer that the drawing is measured against, in inches. */
const TRAILER_HEIGHT = 96
const DECK = 5.5
const VIEW = 150

interface Sides {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
}

const points = (...all: readonly (readonly [number, number])[]): string => all.map(p => p.join(',')).join(' ')

/**
 * One handling unit, drawn to scale beside the height of a trailer: a side typed in the wrong field is seen at once.
 * Inches; seen from the front left.
 */
export function Pallet({ lengthIn, widthIn, heightIn }: Sides) {
  const t = useText()
  const isKnown = [lengthIn, widthIn, heightIn].every(side => side > 0 && Number.isFinite(side))
  if (!isKnown) {
    return (
      <div className={classes.noPallet}>
        <Hint small>{t('items.palletHint')}</Hint>
      </div>
    )
  }
  const depth = widthIn * 0.45
  const rise = widthIn * 0.28
  const tall = Math.max(heightIn + rise, TRAILER_HEIGHT)
  const scale = VIEW / Math.max(tall, lengthIn + depth + 12)
  const at = (x: number, y: number): readonly [number, number] => [
    Math.round((10 + x) * scale * 10) / 10,
    Math.round((tall - y) * scale * 10) / 10,
  ]
  const box = (from: number, to: number) => ({
    front: points(at(0, from), at(lengthIn, from), at(lengthIn, to), at(0, to)),
    side: points(
      at(lengthIn, from),
      at(lengthIn + depth, from + rise),
      at(lengthIn + depth, to + rise),
      at(lengthIn, to),
    ),
    top: points(at(0, to), at(lengthIn, to), at(lengthIn + depth, to + rise), at(depth, to + rise)),
  })
  const deck = Math.min(DECK, heightIn)
  const load = box(deck, heightIn)
  const wood = box(0, deck)
  const label = t('items.palletLabel', { length: lengthIn, width: widthIn, height: heightIn })
  return (
    <svg className={classes.pallet} viewBox={`0 0 ${VIEW + 12} ${VIEW}`} role="img" aria-label={label}>
      <line className={classes.trailer} x1="2" x2="2" y1={at(0, TRAILER_HEIGHT)[1]} y2={at(0, 0)[1]} />
      {[wood, load].map((one, index) => (
        <g key={index === 0 ? 'wood' : 'load'} className={index === 0 ? classes.wood : classes.load}>
          <polygon points={one.front} />
          <polygon points={one.side} />
          <polygon points={one.top} />
        </g>
      ))}
    </svg>
  )
}
