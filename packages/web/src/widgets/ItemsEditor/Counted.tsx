import { type ItemLevel, levelOfPackaging } from '@waybill/domain'
import { packagingName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { readAmount } from '../../ui/form/amount.ts'
import { formatCount, formatWeight } from '../../ui/format.ts'
import classes from './ItemsEditor.module.css'
import { counted } from './itemCount.ts'
import type { ItemDraft } from './itemDraft.ts'

/** Where the weight of a line comes from: so many of so many pounds, beside the total that stands in its field. */
export function Counted({
  item,
  levels,
  line,
  onTake,
}: {
  item: ItemDraft
  levels: readonly ItemLevel[]
  /** From 1. */
  line: number
  onTake: (patch: Partial<ItemDraft>) => void
}) {
  const t = useText()
  const found = counted(item, levels)
  if (found === null || found.handlingUnits === 0) return null
  const { oneWeighs, weightLb, handlingUnits, handlingUnitType } = found
  if (oneWeighs === null || weightLb === null) {
    const type = packagingName(handlingUnitType, 1).toLowerCase()
    return item.weightLb.trim() === '' ? (
      <p className={classes.counted} role="status">
        {t('items.weightAsked', { type })}
      </p>
    ) : null
  }
  const count = formatCount(handlingUnits)
  const total = formatWeight(weightLb)
  const product = t('items.counted', { count, one: formatWeight(oneWeighs.weightLb), total })
  const isTyped = item.weightLb.trim() !== '' && readAmount(item.weightLb) !== weightLb
  return (
    <p className={classes.counted}>
      {isTyped ? t('items.countedOver', { product }) : product}
      {oneWeighs.isWorkedOut && ` ${t('items.weightWorked', { parts: partsOf(levels, handlingUnitType) })}`}
      {isTyped && (
        <button
          type="button"
          className={classes.suggest}
          aria-label={t('items.takeCounted', { total, line })}
          onClick={() => onTake({ weightLb: '', handlingUnits: item.handlingUnits })}
        >
          → {total}
        </button>
      )}
    </p>
  )
}

/** What a level that nobody weighed was worked out from: `48 cartons`. */
function partsOf(levels: readonly ItemLevel[], packaging: string): string {
  const at = levels.findIndex(one => one.level === levelOfPackaging(packaging))
  const [count, below] = [levels[at]?.count ?? 0, levels[at - 1]]
  return below === undefined ? '' : `${formatCount(count)} ${packagingName(below.packaging, count).toLowerCase()}`
}
