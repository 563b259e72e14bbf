import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { UpdateP44CarrierMetatag } from '@waybill/contract/calls/Shipment/UpdateP44CarrierMetatag.ts'
import type { WireCarrier } from '@waybill/contract/wire/carrier.ts'
import { wireAccountDefinition } from '@waybill/contract/wire/providerAccount.ts'
import { z } from 'zod'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Fact } from '../../../ui/Panel.tsx'
import { FieldGroup } from '../../../ui/Sheet.tsx'
import { explainCarrier, providerWords } from './explainCarrier.ts'

const definitions = z.array(wireAccountDefinition).catch([])

/** Labels of what an account needs, as the provider said; none where it was never read. */
function needs(json: string): readonly string[] {
  if (json === '') return []
  return definitions.parse(JSON.parse(json)).flatMap(({ fields }) => fields.map(({ label }) => label))
}

/** How the provider names a carrier, and what it asks for in an account with it. */
export function MetaTag({ carrier }: { carrier: WireCarrier }) {
  const t = useText()
  const change = useChange(UpdateP44CarrierMetatag, [FreightCarrier])
  const { CapacityProviderIdentifierType, CapacityProviderIdentifierValue, CarrierMetaTagJSON } = carrier
  const fields = needs(CarrierMetaTagJSON)
  const read = async (): Promise<void> => {
    try {
      const reply = await change.mutateAsync({ body: { carrierId: carrier.carrierId, again: true } })
      if (reply.Status === 'Failed') notify.failed(said(providerWords(reply)))
    } catch (error) {
      notify.failed(explainCarrier('carriers.updateFailed')(error))
    }
  }
  return (
    <FieldGroup name={t('carriers.metaTag')}>
      <dl>
        {CapacityProviderIdentifierValue !== '' && (
          <Fact name={t('carriers.providerId')}>
            {CapacityProviderIdentifierType} {CapacityProviderIdentifierValue}
          </Fact>
        )}
        {carrier.CarrierResponseLog !== '' && (
          <Fact name={t('carriers.responseLog')}>{said(carrier.CarrierResponseLog)}</Fact>
        )}
      </dl>
      <Hint>
        {fields.length === 0 ? t('carriers.metaTagNone') : t('carriers.metaTagFields', { fields: fields.join(', ') })}
      </Hint>
      <ButtonRow>
        <ActionButton variant="default" size="xs" onAct={read}>
          {t('carriers.loadAgain')}
        </ActionButton>
      </ButtonRow>
    </FieldGroup>
  )
}
