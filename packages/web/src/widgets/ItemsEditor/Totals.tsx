import { capacityWarnings, type LineItem, linearFeet, shipmentTotals } from '@waybill/domain'
import { packagingName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { formatCount, formatWeight } from '../../ui/format.ts'
import { IconAlertTriangle } from '../../ui/icons.generated.ts'
import { listed, type Told, together } from './capacityLines.ts'
import { Floor } from './Floor.tsx'
import classes from './ItemsEditor.module.css'

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** NaN marks what was typed and is no number: for sums it counts as nothing. */
const counted = (item: LineItem): LineItem => {
  const zero = (value: number) => (Number.isFinite(value) ? value : 0)
  return {
    ...item,
    handlingUnits: zero(item.handlingUnits),
    pieces: zero(item.pieces),
    weightLb: zero(item.weightLb),
    lengthIn: zero(item.lengthIn),
    widthIn: zero(item.widthIn),
    heightIn: zero(item.heightIn),
  }
}

/**
 * What the shipment comes to, and what a carrier may charge extra for.
 * @param isByFloor it is sold by the floor of a trailer or the whole of it: rules of capacity are of LTL
 */
export function Totals({ items, isByFloor }: { items: readonly LineItem[]; isByFloor: boolean }) {
  const t = useText()
  const lines = items.map(counted)
  const totals = shipmentTotals(lines)
  const feet = linearFeet(lines)
  const types = new Set(lines.map(item => item.handlingUnitType))
  const [type = ''] = types
  const count = totals.handlingUnits
  const units =
    types.size === 1
      ? `${formatCount(count)} ${packagingName(type, count).toLowerCase()}`
      : t('items.unitsCount', { count })
  return (
    <div className={classes.totals}>
      <p className={classes.sums} aria-live="off">
        <strong>{formatWeight(totals.weightLb)}</strong>
        <span>{units}</span>
        <span>{t('items.piecesCount', { count: totals.pieces })}</span>
        {totals.cubicFeet !== null && totals.cubicFeet > 0 && (
          <span>{t('items.cube', { feet: short(totals.cubicFeet) })}</span>
        )}
        {totals.pcf !== null && <span>{t('items.pcf', { pcf: short(totals.pcf) })}</span>}
        {feet !== null && feet > 0 && <span>{t('items.linear', { feet: short(feet) })}</span>}
      </p>
      <Floor items={lines} />
      {(isByFloor ? [] : together(capacityWarnings(lines))).map(({ warning, lines: numbers }) => (
        <p key={JSON.stringify(warning)} className={classes.warning}>
          <IconAlertTriangle size={14} aria-hidden="true" /> <Warning warning={warning} lines={numbers} />
        </p>
      ))}
    </div>
  )
}

function Warning({ warning, lines }: Told) {
  const t = useText()
  if (warning.code === 'cubicCapacity') {
    const { cubicFeet, pcf, over, under } = warning.params
    return t('items.warnCube', { feet: short(cubicFeet), pcf: short(pcf), over, under })
  }
  if (warning.code === 'linearFeet') {
    const { linearFeet: feet, from, ratedLb } = warning.params
    return t('items.warnLinear', { feet: short(feet), from, pounds: formatCount(ratedLb) })
  }
  const { lengthIn: length, side, from } = warning.params
  const said = { length, side: t(`items.side_${side}`), from }
  return lines.length === 1
    ? t('items.warnLength', { line: lines[0] ?? 1, ...said })
    : t('items.warnLengths', { lines: listed(lines), ...said })
}
