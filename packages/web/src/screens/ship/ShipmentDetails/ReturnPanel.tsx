import '../../../texts/parcel.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { MakeReturn } from '@waybill/contract/calls/Labels/MakeReturn.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { MAILED_TO_MAX, type ReturnService, returnServices } from '@waybill/domain'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'

// What most ask for stands first.
const services: readonly ReturnService[] = [
  'printLabel',
  'electronicLabel',
  'printAndMail',
  'oneAttempt',
  'threeAttempts',
]

/** Makes the way back of small packages, and goes on to its rates. */
export function ReturnPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const make = useChange(MakeReturn, [ShipmentDetails])
  const [service, setService] = useState<ReturnService>('printLabel')
  const { shipmentId, version, shipment } = details
  const [mailTo, setMailTo] = useState(shipment.Destination.EmailID)
  const [problem, setProblem] = useState('')
  const isMailed = service === 'electronicLabel'
  const act = async (): Promise<void> => {
    if (isMailed && mailTo.trim() === '') return setProblem(t('shipment.returnMailNeeded'))
    try {
      const body = { shipmentId, version, ReturnServiceType: returnServices[service] }
      const made = await make.mutateAsync({ body: { ...body, LabelEmail: isMailed ? mailTo.trim() : '' } })
      onClose()
      void navigate(`/Parcel/${made.shipmentId}`)
    } catch (error) {
      notify.failed(explainWith(error, 'shipment.returnFailed'))
    }
  }
  return (
    <Panel
      title={t('shipment.returnTitle', { name: shipmentName(details) })}
      onClose={onClose}
      footer={<ActionButton onAct={act}>{t('shipment.returnGo')}</ActionButton>}
    >
      <p>{t('shipment.returnWhat', { company: shipment.Destination.CompanyName })}</p>
      <NativeSelect
        id="return-service"
        label={t('shipment.returnService')}
        value={service}
        data={services.map(value => ({ value, label: t(`parcel.return_${value}`) }))}
        onChange={event => {
          const chosen = services.find(one => one === event.currentTarget.value)
          if (chosen !== undefined) setService(chosen)
        }}
      />
      {isMailed && (
        <TextInput
          id="return-mail"
          type="email"
          label={t('shipment.returnMail')}
          description={t('shipment.returnMailHint')}
          required
          maxLength={MAILED_TO_MAX}
          value={mailTo}
          error={problem}
          onChange={event => {
            setProblem('')
            setMailTo(event.currentTarget.value)
          }}
        />
      )}
    </Panel>
  )
}
