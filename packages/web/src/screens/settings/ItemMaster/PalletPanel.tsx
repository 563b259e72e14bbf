import { Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { getPalletConfigData } from '@waybill/contract/calls/Shipment/getPalletConfigData.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { SavePalletConfig } from '@waybill/contract/calls/Shipment/SavePalletConfig.ts'
import type { WirePallet } from '@waybill/contract/wire/pallet.ts'
import { numberLimits } from '@waybill/domain'
import { useMemo } from 'react'
import { z } from 'zod'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { packagingName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { amountsIn, amountText, readAmount } from '../../../ui/form/amount.ts'
import { AmountField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'

const figures = ['Length', 'Width', 'Tare', 'MaxHeight', 'MaxWeight'] as const satisfies readonly (keyof WirePallet)[]
const inches = amountText('dimension', numberLimits.dimensionIn)
const pounds = amountText('weight', numberLimits.weightLb)

const schema = z.object({
  pallets: z.array(
    z.object({
      ...{ packageType: z.string(), Length: inches, Width: inches, MaxHeight: inches },
      ...{ Tare: pounds, MaxWeight: pounds },
    }),
  ),
})
type Values = z.output<typeof schema>

/** How large, high and heavy the company's pallets may be: what Set Items builds them by. */
export function PalletPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, error, refetch } = useCall(getPalletConfigData, {}, { freshFor: 0 })
  if (data !== undefined) return <PalletFields key={data.version} data={data} onClose={onClose} />
  return (
    <Panel title={t('itemMaster.pallets')} onClose={onClose}>
      {error === null ? (
        <Skeleton height={240} radius={2} />
      ) : (
        <ErrorState {...explain(error, 'problems.listTitle')} onRetry={() => void refetch()} />
      )}
    </Panel>
  )
}

function PalletFields({ data, onClose }: { data: ReplyOf<typeof getPalletConfigData>; onClose: () => void }) {
  const t = useText()
  const change = useChange(SavePalletConfig, [getPalletConfigData, IntialCachefunction])
  const start: Values = useMemo(
    () => ({
      pallets: data.palletConfig.map(pallet => ({ packageType: pallet.packageType, ...amountsIn(pallet, figures) })),
    }),
    [data],
  )
  const kit = useFormKit<Values>({
    schema,
    start,
    explain: explainShort,
    save: async ({ pallets }) => {
      const read = pallets.map(({ packageType, ...typed }) => ({
        packageType,
        ...{ Length: readAmount(typed.Length), Width: readAmount(typed.Width), Tare: readAmount(typed.Tare) },
        ...{ MaxHeight: readAmount(typed.MaxHeight), MaxWeight: readAmount(typed.MaxWeight) },
      }))
      await change.mutateAsync({ body: { version: data.version, pallets: read } })
      notify.done(t('itemMaster.palletsSaved'))
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('itemMaster.pallets')} submit={t('itemMaster.palletsSave')} onClose={onClose}>
      <Hint>{t('itemMaster.palletsWhy')}</Hint>
      {data.palletConfig.map(({ packageType }, index) => (
        <FieldGroup key={packageType} name={packagingName(packageType, 1)}>
          <FieldPair>
            <AmountField
              form={kit.form}
              name={`pallets.${index}.Length`}
              label={t('itemMaster.length')}
              kind="dimension"
            />
            <AmountField
              form={kit.form}
              name={`pallets.${index}.Width`}
              label={t('itemMaster.width')}
              kind="dimension"
            />
            <AmountField
              form={kit.form}
              name={`pallets.${index}.MaxHeight`}
              label={t('itemMaster.palletHeight')}
              kind="dimension"
            />
            <AmountField
              form={kit.form}
              name={`pallets.${index}.MaxWeight`}
              label={t('itemMaster.palletWeight')}
              kind="weight"
            />
            <AmountField
              form={kit.form}
              name={`pallets.${index}.Tare`}
              label={t('itemMaster.palletTare')}
              kind="weight"
            />
          </FieldPair>
        </FieldGroup>
      ))}
    </PanelForm>
  )
}
