import { Button, Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetOwnBoxes } from '@waybill/contract/calls/Shipment/GetOwnBoxes.ts'
import { SaveOwnBoxes } from '@waybill/contract/calls/Shipment/SaveOwnBoxes.ts'
import { OWN_BOXES_MAX } from '@waybill/contract/constants.ts'
import type { WireOwnBox } from '@waybill/contract/wire/ownBox.ts'
import { BOX_NAME_MAX, numberLimits } from '@waybill/domain'
import { useMemo } from 'react'
import { useFieldArray } from 'react-hook-form'
import { z } from 'zod'
import { explain, explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { amountsIn, amountText, readAmount } from '../../../ui/form/amount.ts'
import { AmountField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'

const figures = ['Length', 'Width', 'Height', 'MaxWeight', 'Tare'] as const satisfies readonly (keyof WireOwnBox)[]
const inches = amountText('dimension', numberLimits.dimensionIn)
const pounds = amountText('weight', numberLimits.weightLb)

const schema = z.object({
  boxes: z.array(
    z.object({
      Name: z.string().trim().min(1).max(BOX_NAME_MAX),
      ...{ Length: inches, Width: inches, Height: inches },
      ...{ MaxWeight: pounds, Tare: pounds },
    }),
  ),
})
type Values = z.output<typeof schema>

const blank: Values['boxes'][number] = { Name: '', Length: '', Width: '', Height: '', MaxWeight: '', Tare: '' }

/** The boxes that the company packs into: the smallest that takes a parcel's items is suggested. */
export function BoxPanel({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { data, error, refetch } = useCall(GetOwnBoxes, {}, { freshFor: 0 })
  if (data !== undefined) return <BoxFields key={data.version} data={data} onClose={onClose} />
  return (
    <Panel title={t('itemMaster.boxes')} onClose={onClose}>
      {error === null ? (
        <Skeleton height={240} radius={2} />
      ) : (
        <ErrorState {...explain(error, 'problems.listTitle')} onRetry={() => void refetch()} />
      )}
    </Panel>
  )
}

function BoxFields({ data, onClose }: { data: ReplyOf<typeof GetOwnBoxes>; onClose: () => void }) {
  const t = useText()
  const change = useChange(SaveOwnBoxes, [GetOwnBoxes])
  const start: Values = useMemo(
    () => ({ boxes: data.boxes.map(box => ({ Name: box.Name, ...amountsIn(box, figures) })) }),
    [data],
  )
  const kit = useFormKit<Values>({
    schema,
    start,
    explain: explainShort,
    save: async ({ boxes }) => {
      const read = boxes.map(({ Name, ...typed }) => ({
        Name,
        ...{ Length: readAmount(typed.Length), Width: readAmount(typed.Width), Height: readAmount(typed.Height) },
        ...{ MaxWeight: readAmount(typed.MaxWeight), Tare: readAmount(typed.Tare) },
      }))
      await change.mutateAsync({ body: { version: data.version, boxes: read } })
      notify.done(t('itemMaster.boxesSaved'))
      onClose()
    },
  })
  const { fields, append, remove } = useFieldArray({ control: kit.form.control, name: 'boxes' })
  return (
    <PanelForm kit={kit} title={t('itemMaster.boxes')} submit={t('itemMaster.boxesSave')} onClose={onClose}>
      <Hint>{t('itemMaster.boxesWhy')}</Hint>
      {fields.map((field, index) => (
        <FieldGroup key={field.id} name={t('itemMaster.boxOf', { number: index + 1 })}>
          <FieldPair>
            <TextField form={kit.form} name={`boxes.${index}.Name`} label={t('itemMaster.boxName')} required />
            <AmountField
              form={kit.form}
              name={`boxes.${index}.Length`}
              label={t('itemMaster.length')}
              kind="dimension"
            />
            <AmountField form={kit.form} name={`boxes.${index}.Width`} label={t('itemMaster.width')} kind="dimension" />
            <AmountField
              form={kit.form}
              name={`boxes.${index}.Height`}
              label={t('itemMaster.height')}
              kind="dimension"
            />
            <AmountField
              form={kit.form}
              name={`boxes.${index}.MaxWeight`}
              label={t('itemMaster.boxWeight')}
              kind="weight"
            />
            <AmountField form={kit.form} name={`boxes.${index}.Tare`} label={t('itemMaster.boxTare')} kind="weight" />
          </FieldPair>
          <Button variant="subtle" size="xs" onClick={() => remove(index)}>
            {t('itemMaster.boxRemove', { number: index + 1 })}
          </Button>
        </FieldGroup>
      ))}
      {fields.length < OWN_BOXES_MAX && (
        <Button variant="default" onClick={() => append(blank)}>
          {t('itemMaster.boxAdd')}
        </Button>
      )}
    </PanelForm>
  )
}
