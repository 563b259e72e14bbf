import { beyondLimits, billableWeightLb, isDate, LARGE_PACKAGE_LB, type LineItem, surchargeOf } from '@waybill/domain'
import { useText } from '../../texts/texts.ts'
import { formatWeight } from '../../ui/format.ts'
import { IconAlertTriangle } from '../../ui/icons.generated.ts'
import classes from './ItemsEditor.module.css'

const finite = (value: number): number => (Number.isFinite(value) ? value : 0)

/** What the packages come to, what is charged for them, and what a carrier charges extra for. */
export function ParcelTotals({ items, shipDate }: { items: readonly LineItem[]; shipDate: string }) {
  const t = useText()
  const day = isDate(shipDate) ? shipDate : '9999-12-31'
  const rows = items.map((item, index) => {
    const count = finite(item.handlingUnits)
    const parcel = {
      lengthIn: finite(item.lengthIn),
      widthIn: finite(item.widthIn),
      heightIn: finite(item.heightIn),
      weightLb: finite(item.weightLb) / Math.max(1, count),
    }
    const surcharge = surchargeOf(parcel, 'UPS', day)
    const counted = billableWeightLb(parcel, 'UPS', day)
    const each = surcharge === 'largePackage' ? Math.max(LARGE_PACKAGE_LB, counted) : counted
    return { line: index + 1, count, weightLb: finite(item.weightLb), billed: each * count, parcel, surcharge }
  })
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((total, row) => total + of(row), 0)
  const warned = rows.filter(({ count }) => count > 0)
  return (
    <div className={classes.totals}>
      <p className={classes.sums} aria-live="off">
        <strong>{formatWeight(sum(row => row.weightLb))}</strong>
        <span>{t('parcel.sums', { count: sum(row => row.count) })}</span>
        <span title={t('parcel.billedWhy')}>{t('parcel.billedAll', { pounds: sum(row => row.billed) })}</span>
      </p>
      {warned.flatMap(({ line, parcel, surcharge }) => {
        const words = [
          ...(surcharge === null ? [] : [t(`parcel.${surcharge}`, { line })]),
          ...(beyondLimits(parcel, 'USPS', day).length === 0 ? [] : [t('parcel.overUsps', { line })]),
        ]
        return words.map(said => (
          <p key={said} className={classes.warning}>
            <IconAlertTriangle size={14} aria-hidden="true" /> {said}
          </p>
        ))
      })}
    </div>
  )
}
