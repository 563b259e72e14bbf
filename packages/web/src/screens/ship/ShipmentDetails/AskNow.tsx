import { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notify } from '../../../ui/notify.ts'

/** Asks the carriers of a shipment at once what became of orders that nobody heard about. */
export function AskNow({ shipmentId }: { shipmentId: number }) {
  const t = useText()
  const { mutateAsync } = useChange(AskCarrier)
  const ask = async (): Promise<void> => {
    try {
      await mutateAsync({ body: { shipmentId } })
      notify.done(t('shipment.askedNow'))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <ActionButton variant="default" onAct={ask}>
      {t('shipment.askNow')}
    </ActionButton>
  )
}
