import type { ReplyOf } from '@waybill/contract/call.ts'
import { SeeCharge } from '@waybill/contract/calls/DayEnd/SeeCharge.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import type { ReactNode } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import classes from './Track.module.css'

type Charge = ReplyOf<typeof GetCarrierWork>['charges'][number]

/** Labels that cost more than was shown, until somebody has seen it. */
export function RaisedCharge({ charge, title }: { charge: Charge; title: ReactNode }) {
  const t = useText()
  const seeing = useChange(SeeCharge, [GetCarrierWork])
  const { tenderId, CarrierName: carrier, BOLNumber, shown, charged, currency } = charge
  const see = async (): Promise<void> => {
    await seeing
      .mutateAsync({ body: { tenderId, charged } })
      .catch((error: unknown) => notify.failed(explainShort(error)))
  }
  return (
    <p className={classes.workHead}>
      {title}
      <strong>{carrier}</strong>
      <span>
        {t('carrierOrders.chargedMore', {
          shown: formatMoney(shown, currency),
          charged: formatMoney(charged, currency),
        })}
      </span>
      <ActionButton variant="default" aria-label={t('carrierOrders.seenOf', { number: BOLNumber })} onAct={see}>
        {t('carrierOrders.seen')}
      </ActionButton>
    </p>
  )
}
