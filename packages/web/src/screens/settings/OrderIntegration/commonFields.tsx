import { importPolicies } from '@waybill/contract/wire/imports.ts'
import type { WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { explainWith } from '../../../api/explain.ts'
import { useText } from '../../../texts/texts.ts'
import { ChoiceField } from '../../../ui/form/fields.tsx'
import { notify } from '../../../ui/notify.ts'
import { FarPlaceField } from './farPlace.tsx'

export interface SourceFormProps {
  /** Null: a new one. */
  readonly source: WireOrderSource | null
  readonly takesMail: boolean
  readonly onClose: () => void
}

export const idOf = (source: WireOrderSource | null) =>
  source === null ? {} : { sourceId: source.sourceId, version: source.version }

/** What every source has after what is its own. */
export function CommonFields<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const t = useText()
  return (
    <>
      <ChoiceField
        form={form}
        name={'policy' as FieldPath<V>}
        label={t('orderIntegration.policy')}
        choices={importPolicies.map(value => ({ value, label: t(`orderIntegration.policy_${value}`) }))}
      />
      <FarPlaceField
        form={form}
        name={'notified' as FieldPath<V>}
        label={t('orderIntegration.notified')}
        description={t('orderIntegration.notifiedWhy')}
      />
    </>
  )
}

export function useDone({ onClose }: Pick<SourceFormProps, 'onClose'>) {
  const t = useText()
  return (name: string): void => {
    notify.done(t('orderIntegration.saved', { name }))
    onClose()
  }
}

export const explain = (error: unknown): string => explainWith(error, 'orderIntegration.failed')
