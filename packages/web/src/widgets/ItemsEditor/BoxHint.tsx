import { GetOwnBoxes } from '@waybill/contract/calls/Shipment/GetOwnBoxes.ts'
import { ownBoxFromWire } from '@waybill/contract/wire/ownBox.ts'
import { goodsOfLine, type ItemLevel, OWN_PACKAGING, smallestBox } from '@waybill/domain'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import classes from './ItemsEditor.module.css'
import { type ItemDraft, itemOfDraft } from './itemDraft.ts'

/** Says which of the company's boxes is the smallest that takes what one package of the row holds, while its size is another. */
export function BoxHint({
  item,
  levels,
  fill,
}: {
  item: ItemDraft
  levels: readonly ItemLevel[] | null
  fill: (size: Pick<ItemDraft, 'lengthIn' | 'widthIn' | 'heightIn'>) => void
}) {
  const t = useText()
  const isKnown = levels !== null && item.handlingUnitType === OWN_PACKAGING
  const { data } = useCall(GetOwnBoxes, {}, { enabled: isKnown, freshFor: 60_000 })
  if (!isKnown || data === undefined) return null
  const { handlingUnits, pieces, pieceType, weightLb, ...own } = itemOfDraft(item)
  const packages = Math.max(1, handlingUnits)
  const inOne = { pieces: Math.ceil(pieces / packages), pieceType, weightLb: weightLb / packages }
  const goods = goodsOfLine(inOne, levels)
  const box = goods === null ? null : smallestBox(data.boxes.map(ownBoxFromWire), [goods])
  if (box === null) return null
  const { name, lengthIn: length, widthIn: width, heightIn: height } = box
  if (own.lengthIn === length && own.widthIn === width && own.heightIn === height) return null
  return (
    <p className={classes.hint} role="status">
      {t('parcel.boxFits', { name, length, width, height })}{' '}
      <LinkButton onClick={() => fill({ lengthIn: String(length), widthIn: String(width), heightIn: String(height) })}>
        {t('parcel.boxUse')}
      </LinkButton>
    </p>
  )
}
