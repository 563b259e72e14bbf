import { useQueryClient } from '@tanstack/react-query'
import { AddNewCarrier } from '@waybill/contract/calls/Carriers/AddNewCarrier.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { forget } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { DropZone } from '../../../ui/form/DropZone.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldGroup } from '../../../ui/Sheet.tsx'
import { BackButton } from './BackButton.tsx'
import {
  ContactFields,
  InsuranceFields,
  NameFields,
  PlaceFields,
  RateSheetFields,
  UseFields,
} from './CarrierFields.tsx'
import { type CarrierValues, carrierOf, rateSheetSchema, spotSchema, valuesOf } from './carrierForm.ts'
import { explainCarrier } from './explainCarrier.ts'
import { sendPapers } from './sendPapers.ts'

/** A carrier that is asked by mail, or one whose prices come in files. */
export function NewCarrierPanel({
  mode,
  onBack,
  onClose,
}: {
  mode: 'SPOT' | 'RATESHEET'
  onBack: () => void
  onClose: () => void
}) {
  const t = useText()
  const isSheet = mode === 'RATESHEET'
  const [files, setFiles] = useState<readonly File[]>([])
  const cache = useQueryClient()
  const change = useChange(AddNewCarrier, [FreightCarrier, CarriersList])
  const kit = useFormKit<CarrierValues>({
    schema: isSheet ? rateSheetSchema : spotSchema,
    start: { ...valuesOf(null), kind: isSheet ? 'rateSheet' : 'spot' },
    explain: explainCarrier(isSheet ? 'carriers.addFailed' : 'carriers.spotFailed'),
    keepAs: `carrier.new.${mode}`,
    save: async values => {
      const { kind, ...body } = carrierOf(values, null)
      const { carrier } = await change.mutateAsync({ query: { Mode: mode }, body })
      notify.done(t('carriers.added', { x: carrier.CarrierName }))
      await sendPapers(carrier.carrierId, 'rateSheet', files, () => void forget(cache, FreightCarrier))
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  return (
    <PanelForm
      kit={kit}
      title={t(isSheet ? 'carriers.setUpSheet' : 'carriers.setUpSpot')}
      submit={t('carriers.save')}
      also={<BackButton onBack={onBack} />}
      onClose={onClose}
    >
      <NameFields form={form} />
      {isSheet && <RateSheetFields form={form} asks />}
      {isSheet && (
        <FieldGroup name={t('carriers.files')}>
          <DropZone
            id="carrier-sheets"
            title={t('carriers.papersTitle')}
            choose={t('carriers.papersChoose')}
            why={t('carriers.papersWhy')}
            onFiles={added => setFiles(now => [...now, ...added])}
          />
          <Hint small>{t('carriers.filesWhy')}</Hint>
          <Link to="/RateSheets?open=new">{t('carriers.uploadRates')}</Link>
          <Hint small>{files.length === 0 ? t('carriers.papersAfter') : files.map(({ name }) => name).join(', ')}</Hint>
        </FieldGroup>
      )}
      <ContactFields form={form} asks={!isSheet} />
      <UseFields form={form} />
      <InsuranceFields form={form} />
      <PlaceFields form={form} />
    </PanelForm>
  )
}
