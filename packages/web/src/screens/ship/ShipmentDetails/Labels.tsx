import '../../../texts/labels.ts'
import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { RepackPackage } from '@waybill/contract/calls/Labels/RepackPackage.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireLabel } from '@waybill/contract/wire/label.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { holdsPackage, modes } from '@waybill/domain'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { LabelCard } from '../../../widgets/Labels/LabelCard.tsx'
import type { Packed } from '../../../widgets/Labels/RepackForm.tsx'
import { Part } from './Part.tsx'

/** The labels of small packages: seen, printed again, given back one by one, and those that are missing bought. */
export function Labels({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const giveBack = useChange(VoidLabel, [ShipmentDetails])
  const buy = useChange(BuyLabels, [ShipmentDetails])
  const pack = useChange(RepackPackage, [ShipmentDetails])
  const { shipmentId, version, shipment, labels, currency } = details
  if (!modes[shipment.shipMode].isLabelled) return null
  const held = labels.filter(holdsPackage)
  const packages = shipment.Items.reduce((sum, { Qty }) => sum + Qty, 0)
  const missing = packages - new Set(held.map(({ unitId, place }) => `${unitId} ${place}`)).size
  const isAsked = labels.some(({ state }) => state === 'asked' || state === 'unknown')
  const isTendered = details.shipmentStatus === 'T'
  const canVoid = isTendered && labels.filter(({ state }) => state === 'bought').length > 1
  const buyMissing = async (seen: number): Promise<void> => {
    try {
      await buy.mutateAsync({ body: { shipmentId, version: seen } })
    } catch (error) {
      notify.failed(explainWith(error, 'labels.notBoughtNow'))
    }
  }
  const repack = async ({ unitId, place }: WireLabel, packed: Packed, buys: boolean): Promise<void> => {
    const state = await pack.mutateAsync({ body: { shipmentId, version, unitId, place, ...packed } })
    if (buys) await buyMissing(state.version)
  }
  return (
    <Part title={t('labels.title')}>
      {isTendered && held.length > 0 && missing > 0 && (
        <ButtonRow flush>
          <Hint warns>{t('labels.missing', { count: missing })}</Hint>
          <ActionButton disabled={isAsked} onAct={() => buyMissing(version)}>
            {t('labels.buyMissing', { count: missing })}
          </ActionButton>
        </ButtonRow>
      )}
      <LabelCard
        shipmentId={shipmentId}
        labels={labels}
        currency={currency}
        isOurs={shipment.PaymentType === 'P'}
        {...(isTendered && !isAsked ? { onRepack: repack } : {})}
        {...(canVoid
          ? {
              onVoid: async (labelId: number) => {
                try {
                  await giveBack.mutateAsync({ body: { shipmentId, version, labelId } })
                } catch (error) {
                  notify.failed(explainWith(error, 'labels.notGivenBack'))
                }
              },
            }
          : {})}
      />
    </Part>
  )
}
