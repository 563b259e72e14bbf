import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetStraightRule } from '@waybill/contract/calls/Straight/GetStraightRule.ts'
import { SaveStraightRule } from '@waybill/contract/calls/Straight/SaveStraightRule.ts'
import type { WireStraightState } from '@waybill/contract/wire/straight.ts'
import { billedModes } from '@waybill/domain'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { AmountField, ChoiceField } from '../../../ui/form/fields.tsx'
import { ManyField } from '../../../ui/form/ManyField.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldPair } from '../../../ui/Sheet.tsx'
import { ruleOf, ruleSchema, valuesOf } from './ruleForm.ts'

/** The rule as somebody else saved it meanwhile. */
async function freshRule() {
  const { version, rule } = await makeCall(GetStraightRule, {})
  return { version, values: valuesOf(rule) }
}

/** What may go through by itself, and for how much. A change switches it off until it was tried. */
export function RulePanel({ state, onClose }: { state: WireStraightState; onClose: () => void }) {
  const t = useText()
  const { data } = useCall(CarriersList, {})
  const change = useChange(SaveStraightRule, [GetStraightRule])
  const kit = useFormKit({
    schema: ruleSchema,
    start: valuesOf(state.rule),
    keepAs: 'straightRule',
    record: { version: state.version, fresh: freshRule },
    explain: explainShort,
    save: async (values, version) => {
      await change.mutateAsync({ body: { version: version ?? 0, rule: ruleOf(values) } })
      notify.done(t('straight.saved'))
      onClose()
    },
  })
  const { form } = kit
  const names = new Map((data?.carriers ?? []).map(({ SCAC, CarrierName }) => [SCAC, CarrierName]))
  return (
    <PanelForm kit={kit} title={t('straight.rule')} submit={t('straight.save')} onClose={onClose}>
      <Hint>{t('straight.ruleWhy')}</Hint>
      <FieldPair>
        <AmountField form={form} name="maxShipment" label={t('straight.maxShipment')} kind="money" required />
        <AmountField form={form} name="maxDay" label={t('straight.maxDay')} kind="money" required />
        <AmountField form={form} name="maxLoads" label={t('straight.maxLoads')} kind="quantity" required />
        <ChoiceField
          form={form}
          name="currency"
          label={t('straight.currency')}
          choices={['USD', 'CAD'].map(value => ({ value, label: value }))}
        />
      </FieldPair>
      <ManyField
        form={form}
        name="modes"
        label={t('straight.modes')}
        nothing=""
        required
        choices={billedModes().map(mode => ({ value: mode, label: t(`straight.mode_${mode as 'LTL'}`) }))}
      />
      <ManyField
        form={form}
        name="carriers"
        label={t('straight.carriers')}
        nothing={t('straight.noCarrier')}
        choices={[...names].map(([value, name]) => ({ value, label: `${name} (${value})` }))}
      />
      <Hint>{t('straight.carriersWhy')}</Hint>
      <AmountField
        form={form}
        name="daysAhead"
        label={t('straight.daysAhead')}
        description={t('straight.daysAheadWhy')}
        kind="quantity"
      />
    </PanelForm>
  )
}
