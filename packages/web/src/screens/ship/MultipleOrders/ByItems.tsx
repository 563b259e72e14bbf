import { Button } from '@mantine/core'
import { ITEMS_MAX } from '@waybill/contract'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { itemToWire, shipmentFromWire, stopsToWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import {
  freightGaps,
  freightOfItems,
  hasPlainFreight,
  itemsOf,
  type LineItem,
  ratingProblems,
  type Shipment,
} from '@waybill/domain'
import { useMemo, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { issuesText } from '../../../texts/issueFields.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { useGuard } from '../../../ui/form/useGuard.ts'
import { clockIn } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { ItemsEditor } from '../../../widgets/ItemsEditor/ItemsEditor.tsx'
import { draftOfItem, type ItemDraft, itemOfDraft } from '../../../widgets/ItemsEditor/itemDraft.ts'
import { Gaps } from './Gaps.tsx'
import classes from './MultipleOrders.module.css'
import { SetButtons } from './SetButtons.tsx'
import { cellWords, filledFrom } from './setItemsForm.ts'
import { useSaveItems } from './useSaveItems.ts'

/**
 * Rows that can be changed as rows. Goods that share pallets are laid out one by one again, on units that nobody counted yet:
 * rows could not say which of them stands where.
 */
const rowsOf = (shipment: Shipment): readonly LineItem[] =>
  hasPlainFreight(shipment)
    ? itemsOf(shipment)
    : shipment.lines.map(({ lineId, ...line }) => ({
        ...line,
        ...(lineId === null ? {} : { lineId }),
        ...{ handlingUnits: 0, handlingUnitType: 'PLT', lengthIn: 0, widthIn: 0, heightIn: 0, stackable: false },
      }))

/** What is on a shipment item by item, as an order is entered. */
export function ByItems({
  details,
  onNext,
  onClose,
}: {
  details: WireShipmentDetails
  onNext: (() => void) | null
  onClose: () => void
}) {
  const t = useText()
  const shipment = useMemo(() => shipmentFromWire(details.shipment), [details])
  const [start, setStart] = useState(() => ({ version: details.version, drafts: rowsOf(shipment).map(draftOfItem) }))
  const [drafts, setDrafts] = useState<readonly ItemDraft[]>(start.drafts)
  const isDirty = drafts !== start.drafts
  // What somebody else changed meanwhile is shown at once, where nothing was typed over it; else the save says so.
  const isOvertaken = details.version > start.version
  const showTheirs = (): void => {
    const again = rowsOf(shipment).map(draftOfItem)
    setStart({ version: details.version, drafts: again })
    setDrafts(again)
  }
  if (isOvertaken && !isDirty) showTheirs()
  useGuard(isDirty)
  const saving = useSaveItems({ ...details, version: start.version }, onNext ?? onClose)
  const items = useMemo(() => drafts.map(itemOfDraft), [drafts])
  const now = useMemo(() => ({ ...shipment, ...freightOfItems(items, shipment.stops.length) }), [shipment, items])
  const gaps = useMemo(() => freightGaps(now, new Set(details.hazardousLines)), [now, details.hazardousLines])
  const { asked, wrong } = useMemo(() => cellWords(items, gaps), [items, gaps])
  const fill = async (): Promise<void> => {
    const skus = [...new Set(drafts.map(({ itemCode }) => itemCode).filter(code => code !== ''))]
    if (skus.length === 0) return notify.warn(t('multipleOrders.nothingFilled'))
    try {
      const found = await makeCall(WaybillExtraInfoDetails, {
        query: { flag: 'load' },
        body: { skus, pageSize: skus.length },
      })
      const known = new Map(found.items.map(item => [item.SKU.toLowerCase(), item]))
      const filled = drafts.map(draft => {
        const master = known.get(draft.itemCode.toLowerCase())
        return master === undefined ? draft : filledFrom(draft, master)
      })
      const isSame = JSON.stringify(filled) === JSON.stringify(drafts)
      if (isSame) notify.warn(t('multipleOrders.nothingFilled'))
      else setDrafts(filled)
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const save = async (): Promise<void> => {
    const { Lines, HandlingUnits } = stopsToWire(now)
    const rows = hasPlainFreight(shipment) ? { Items: items.map(item => itemToWire(item)) } : { Lines, HandlingUnits }
    const version = await saving.save(rows)
    if (version === null) return
    const kept = [...drafts]
    setStart({ version, drafts: kept })
    // What was typed while it was on its way stays, over what is saved now.
    setDrafts(by => (by === drafts ? kept : by))
  }
  const others = ratingProblems(now, clockIn(details.originZone).date).filter(
    ({ at }) => !/^(items|lines|units)\b/.test(at),
  )
  return (
    <>
      <div className={classes.setBody}>
        {isOvertaken && isDirty && (
          <ButtonRow flush>
            <p role="status">{t('multipleOrders.overtaken')}</p>
            <Button variant="default" onClick={showTheirs}>
              {t('multipleOrders.showTheirs')}
            </Button>
            <Button variant="default" onClick={() => setStart(by => ({ ...by, version: details.version }))}>
              {t('multipleOrders.keepMine')}
            </Button>
          </ButtonRow>
        )}
        <Gaps gaps={gaps} isComplete={gaps.length === 0 && others.length === 0} />
        {others.length > 0 && <Hint>{`${t('multipleOrders.alsoNeeded')} ${issuesText(others)}`}</Hint>}
        {!hasPlainFreight(shipment) && <Hint>{t('multipleOrders.laidOut')}</Hint>}
        <ItemsEditor
          items={drafts}
          onChange={setDrafts}
          errors={{ ...asked, ...wrong, ...saving.cells }}
          warnings={[]}
          touchesCanada={shipment.stops.some(({ address }) => address.country === 'CA')}
          shipDate={details.shipment.SheduleDateTime.PickupByDate}
          max={ITEMS_MAX}
          asksFeet={shipment.mode !== 'LTL'}
        />
        <ActionButton looks variant="default" onAct={fill}>
          {t('multipleOrders.fill')}
        </ActionButton>
      </div>
      <SetButtons
        shipmentId={details.shipmentId}
        saving={saving}
        isDirty={isDirty}
        isWrong={Object.keys(wrong).length > 0}
        onSave={save}
      />
    </>
  )
}
