import { Button } from '@mantine/core'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { notify } from '../../ui/notify.ts'
import type { Saved } from './keptOrder.ts'
import classes from './Order.module.css'

/** Two people, or two tabs, changed one shipment: says so, and loses nothing. */
export function Conflict({
  saved,
  onTheirs,
  onMine,
}: {
  saved: Saved
  onTheirs: () => void
  /** Saves what stands here over what the server has now. */
  onMine: (over: Saved) => Promise<void>
}) {
  const t = useText()
  const keepMine = async (): Promise<void> => {
    try {
      const { version, shipmentStatus } = await makeCall(ShipmentDetails, { body: { shipmentId: saved.shipmentId } })
      await onMine({ ...saved, version, status: shipmentStatus, content: '' })
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  return (
    <div className={classes.summary} role="alert">
      <p>{t('order.conflict')}</p>
      <ButtonRow>
        <ActionButton onAct={keepMine}>{t('order.conflictMine')}</ActionButton>
        <Button variant="default" onClick={onTheirs}>
          {t('order.conflictTheirs')}
        </Button>
      </ButtonRow>
    </div>
  )
}
