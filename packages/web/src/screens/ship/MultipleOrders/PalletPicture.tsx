import { type BuiltPallet, loadOf, PALLET_DECK_IN, type PalletConfig, type PalletGoods } from '@waybill/domain'
import { useText } from '../../../texts/texts.ts'
import { formatWeight } from '../../../ui/format.ts'
import classes from './MultipleOrders.module.css'

const VIEW = 150
/** How far the depth of a pallet goes back and up in the drawing. */
const [BACK, UP] = [0.4, 0.25]

type Point = readonly [number, number]
const points = (...all: readonly Point[]): string => all.map(point => point.join(',')).join(' ')

/**
 * A pallet drawn to scale beside its greatest height: wood, then a slice for each line in the order of its lines. Slices are
 * volumes over the footprint; where a size is not known the load is drawn as one slice up to half of the room.
 */
export function PalletPicture({
  pallet,
  goods,
  config,
  number,
}: {
  pallet: BuiltPallet
  goods: readonly PalletGoods[]
  config: PalletConfig
  number: number
}) {
  const t = useText()
  const { lengthIn, widthIn, maxHeightIn } = config
  const { heightIn, grossLb } = loadOf(pallet, goods, config)
  const slices = pallet.map(({ line, pieces }) => {
    const own = goods.find(one => one.line === line)
    return { line, rise: ((own?.pieceIn3 ?? 0) * pieces) / (lengthIn * widthIn) }
  })
  const shown = heightIn === null ? [{ line: 0, rise: (maxHeightIn - PALLET_DECK_IN) / 2 }] : slices
  const tallest = Math.max(maxHeightIn, heightIn ?? 0) + widthIn * UP
  const scale = VIEW / Math.max(tallest, lengthIn + widthIn * BACK + 8)
  const at = (x: number, y: number): Point => [
    Math.round((6 + x) * scale * 10) / 10,
    Math.round((tallest - y) * scale * 10) / 10,
  ]
  const [right, up] = [widthIn * BACK, widthIn * UP]
  const box = (from: number, to: number) => [
    points(at(0, from), at(lengthIn, from), at(lengthIn, to), at(0, to)),
    points(at(lengthIn, from), at(lengthIn + right, from + up), at(lengthIn + right, to + up), at(lengthIn, to)),
    points(at(0, to), at(lengthIn, to), at(lengthIn + right, to + up), at(right, to + up)),
  ]
  let top = PALLET_DECK_IN
  const loads = shown.map(({ line, rise }) => {
    const from = top
    top += rise
    return { line, faces: box(from, top) }
  })
  const height =
    heightIn === null ? t('multipleOrders.heightUnknown') : t('multipleOrders.inches', { height: heightIn })
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${VIEW} ${VIEW}`}
      role="img"
      aria-label={t('multipleOrders.picture', { number, weight: formatWeight(grossLb), height })}
    >
      <line className={classes.limit} x1="0" x2={VIEW} y1={at(0, maxHeightIn)[1]} y2={at(0, maxHeightIn)[1]} />
      {[{ line: -1, faces: box(0, PALLET_DECK_IN) }, ...loads].map(({ line, faces }) => (
        <g key={line} className={line === -1 ? classes.wood : classes.load} data-shade={Math.max(0, line) % 4}>
          {faces.map(face => (
            <polygon key={face} points={face} />
          ))}
        </g>
      ))}
    </svg>
  )
}
