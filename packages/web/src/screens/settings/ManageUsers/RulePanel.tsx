import type { ReplyOf } from '@waybill/contract/call.ts'
import type { ApprovalRules } from '@waybill/contract/calls/Shipment/ApprovalRules.ts'
import type { WireApprovalRule } from '@waybill/contract/wire/approvalRule.ts'
import { limitCurrencies } from '@waybill/contract/wire/member.ts'
import { modeNames } from '@waybill/domain'
import { explainShort } from '../../../api/explain.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { AmountField, CheckField, ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { ManyField } from '../../../ui/form/ManyField.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import { ruleSaved, ruleSchema, ruleValues } from './ruleForm.ts'

type Rules = ReplyOf<typeof ApprovalRules>

/** A rule of approval: when it holds, and who approves by it. */
export function RulePanel({
  rule,
  people,
  docks,
  onSave,
  onDelete,
  onClose,
}: {
  rule: WireApprovalRule | null
  people: Rules['people']
  docks: Rules['docks']
  onSave: (rule: WireApprovalRule) => Promise<void>
  onDelete?: () => Promise<void>
  onClose: () => void
}) {
  const t = useText()
  const kit = useFormKit({
    schema: ruleSchema,
    start: ruleValues(rule),
    explain: explainShort,
    keepAs: `approvalRule.${rule?.name ?? 'new'}`,
    save: async values => {
      await onSave(ruleSaved(values))
      notify.done(t('people.ruleSaved', { rule: values.name }))
      onClose()
    },
  })
  const { form } = kit
  return (
    <PanelForm
      kit={kit}
      title={rule === null ? t('people.ruleAdd') : rule.name}
      submit={t('people.save')}
      also={
        onDelete && (
          <ActionButton
            variant="default"
            onAct={async () => {
              kit.guard.drop()
              await onDelete()
            }}
          >
            {t('people.ruleDelete')}
          </ActionButton>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="name" label={t('people.name')} required />
      <FieldGroup name={t('people.ruleWhen')}>
        <FieldPair>
          <AmountField form={form} name="sumAbove" label={t('people.ruleSumAbove')} kind="money" />
          <ChoiceField
            form={form}
            name="currency"
            label={t('people.limitCurrency')}
            choices={limitCurrencies.map(value => ({ value, label: value }))}
          />
        </FieldPair>
        <AmountField form={form} name="percentAbove" label={t('people.rulePercentAbove')} kind="percent" />
        <CheckField form={form} name="offGuide" label={t('people.ruleOffGuide')} />
        <CheckField
          form={form}
          name="newCarrier"
          label={t('people.ruleNewCarrier')}
          description={t('people.ruleNewCarrierWhy')}
        />
        <CheckField form={form} name="hazmat" label={t('people.ruleHazmat')} />
        <FieldPair>
          <ChoiceField
            form={form}
            name="mode"
            label={t('people.ruleMode')}
            choices={[
              { value: '', label: t('people.ruleAny') },
              ...modeNames.map(value => ({ value, label: t(`way.${value}`) })),
            ]}
          />
          <ChoiceField
            form={form}
            name="siteId"
            label={t('people.ruleSite')}
            choices={[
              { value: '', label: t('people.ruleAny') },
              ...docks.map(({ addressId, name }) => ({ value: String(addressId), label: name })),
            ]}
          />
        </FieldPair>
      </FieldGroup>
      <ManyField
        form={form}
        name="approvers"
        label={t('people.ruleApprovers')}
        description={t('people.ruleApproversWhy')}
        nothing={t('people.emptyTitle')}
        choices={people.map(({ UserId, name }) => ({ value: String(UserId), label: name }))}
        required
      />
    </PanelForm>
  )
}
