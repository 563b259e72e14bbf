import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { AddNewCarrier } from '@waybill/contract/calls/Carriers/AddNewCarrier.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import { z } from 'zod'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { BackButton } from './BackButton.tsx'
import { explainCarrier } from './explainCarrier.ts'

const schema = z.object({ scac: z.string().min(1) })

/** A carrier that an account of the company reaches already: on the list with one press. */
export function InstantPanel({
  onBack,
  onAccount,
  onClose,
}: {
  onBack: () => void
  /** Leads to where an account is set up. */
  onAccount: (way: 'provider' | 'odfl') => void
  onClose: () => void
}) {
  const t = useText()
  const reach = useCall(GetCollectCarriersList, {}, { freshFor: 0 })
  const list = useCall(CarriersList, {}, { freshFor: 0 })
  const [reached, listed] = [reach.data, list.data]
  const known = new Set(listed?.carriers.map(({ SCAC }) => SCAC))
  const choices =
    reached === undefined || listed === undefined ? null : reached.reachedCarriers.filter(one => !known.has(one.Value))
  const change = useChange(AddNewCarrier, [FreightCarrier, CarriersList])
  const kit = useFormKit({
    schema,
    start: { scac: '' },
    explain: explainCarrier('carriers.addFailed'),
    save: async ({ scac }) => {
      const name = choices?.find(({ Value }) => Value === scac)?.Text ?? scac
      const { carrier } = await change.mutateAsync({
        query: { Mode: 'INSTANT' },
        body: { CarrierName: name, SCAC: scac },
      })
      notify.done(t('carriers.added', { x: carrier.CarrierName }))
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  const failure = choices === null ? (reach.error ?? list.error) : null
  const isNone = choices !== null && choices.length === 0
  return (
    <PanelForm
      kit={kit}
      title={t('carriers.setUpInstant')}
      submit={isNone || choices === null ? null : t('carriers.instantAdd')}
      also={<BackButton onBack={onBack} />}
      onClose={onClose}
    >
      {failure !== null && (
        <ErrorState
          {...explain(failure, 'problems.pageTitle')}
          onRetry={() => void Promise.all([reach.refetch(), list.refetch()])}
        />
      )}
      {choices === null && failure === null && <Skeleton height={56} radius={4} />}
      {isNone && <Hint role="status">{t('carriers.instantNone')}</Hint>}
      {choices !== null && choices.length > 0 && (
        <NativeSelect
          {...form.register('scac')}
          label={t('carriers.instantChoose')}
          withAsterisk
          error={form.formState.errors.scac?.message}
          data={[
            { value: '', label: t('carriers.instantPick') },
            ...choices.map(({ Text, Value }) => ({
              value: Value,
              label: t('carriers.instantVia', { name: Text, scac: Value }),
            })),
          ]}
        />
      )}
      <ButtonRow flush>
        <Button variant="default" size="xs" onClick={() => onAccount('provider')}>
          {t('carriers.setUpProvider')}
        </Button>
        <Button variant="default" size="xs" onClick={() => onAccount('odfl')}>
          {t('carriers.setUpOdfl')}
        </Button>
      </ButtonRow>
    </PanelForm>
  )
}
