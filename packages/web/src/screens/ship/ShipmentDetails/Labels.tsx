import '../../../texts/labels.ts'
import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
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
import { Part } from './Part.tsx'

/** The labels of small packages: seen, printed again, given back one by one, and those that are missing bought. */
export function Labels({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const giveBack = useChange(VoidLabel, [ShipmentDetails])
  const buy = useChange(BuyLabels, [ShipmentDetails])
  const { shipmentId, version, shipment, labels, currency } = details
  if (!modes[shipment.shipMode].isLabelled) return null
  const held = labels.filter(({ state }) => holdsPackage(state))
  const packages = shipment.Items.reduce((sum, { Qty }) => sum + Qty, 0)
  const missing = packages - new Set(held.map(({ unitId, place }) => `${unitId} ${place}`)).size
  const isAsked = labels.some(({ state }) => state === 'asked' || state === 'unknown')
  const isTendered = details.shipmentStatus === 'T'
  const canVoid = isTendered && labels.filter(({ state }) => state === 'bought').length > 1
  return (
    <Part title={t('labels.title')}>
      {isTendered && held.length > 0 && missing > 0 && (
        <ButtonRow flush>
          <Hint warns>{t('labels.missing', { count: missing })}</Hint>
          <ActionButton
            disabled={isAsked}
            onAct={async () => {
              try {
                await buy.mutateAsync({ body: { shipmentId, version } })
              } catch (error) {
                notify.failed(explainWith(error, 'labels.notBoughtNow'))
              }
            }}
          >
            {t('labels.buyMissing', { count: missing })}
          </ActionButton>
        </ButtonRow>
      )}
      <LabelCard
        shipmentId={shipmentId}
        labels={labels}
        currency={currency}
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
