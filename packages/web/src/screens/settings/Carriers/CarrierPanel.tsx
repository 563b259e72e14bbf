import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import type { WireCarrier } from '@waybill/contract/wire/carrier.ts'
import { Link } from 'react-router'
import { makeCall } from '../../../api/call.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import {
  ContactFields,
  InsuranceFields,
  NameFields,
  PlaceFields,
  RateSheetFields,
  UseFields,
} from './CarrierFields.tsx'
import { carrierOf, carrierSchema, valuesOf } from './carrierForm.ts'
import { explainCarrier } from './explainCarrier.ts'
import { MetaTag } from './MetaTag.tsx'
import { Papers } from './Papers.tsx'

/** The carrier as somebody else saved it meanwhile; null when it was deleted. */
async function freshCarrier(carrierId: number) {
  const { carriers } = await makeCall(FreightCarrier, { query: { Mode: 'Load' }, body: { carrierId } })
  const [carrier] = carriers
  return carrier === undefined ? null : { version: carrier.version, values: valuesOf(carrier) }
}

/** One carrier beside the list: whom to write to, whether it may be used, and its papers. */
export function CarrierPanel({
  carrier,
  onClose,
  onDelete,
}: {
  carrier: WireCarrier
  onClose: () => void
  onDelete: () => Promise<void>
}) {
  const t = useText()
  const { carrierId, version, kind, CarrierName } = carrier
  const change = useChange(FreightCarrier, [FreightCarrier, CarriersList])
  const kit = useFormKit({
    // One of before may lack the address its way needs: that keeps nobody from changing the rest.
    schema: carrierSchema,
    start: valuesOf(carrier),
    explain: explainCarrier('carriers.updateFailed'),
    keepAs: `carrier.${carrierId}`,
    record: { version, fresh: () => freshCarrier(carrierId) },
    save: async (values, known) => {
      const sent = { carrierId, version: known, carrier: carrierOf(values, carrier) }
      await change.mutateAsync({ query: { Mode: 'UPDATE' }, body: sent })
      notify.done(t('carriers.updated', { name: values.CarrierName }))
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  const isSilent = [carrier.Contact, carrier.Phone, carrier.Email, carrier.TenderEmail].every(one => one === '')
  return (
    <PanelForm
      kit={kit}
      title={t('carriers.editTitle', { name: CarrierName })}
      submit={t('carriers.save')}
      also={
        <ActionButton variant="default" onAct={onDelete}>
          {t('carriers.delete')}
        </ActionButton>
      }
      onClose={onClose}
    >
      {isSilent && <Hint role="status">{t('carriers.noContact')}</Hint>}
      <NameFields form={form} />
      <UseFields form={form} />
      <ContactFields form={form} />
      <InsuranceFields form={form} />
      {kind === 'rateSheet' && <RateSheetFields form={form} />}
      {/* A file that is uploaded from here is this carrier's. */}
      <Link to="/RateSheets?open=new" state={{ scac: carrier.SCAC }}>
        {t('carriers.uploadRates')}
      </Link>
      <PlaceFields form={form} />
      {kind === 'provider' && <MetaTag carrier={carrier} />}
      <Papers carrier={carrier} />
      <HistoryLink kind="carrier" recordId={carrier.carrierId} />
    </PanelForm>
  )
}
