import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { SaveOrderEmailID } from '@waybill/contract/calls/Shipment/SaveOrderEmailID.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { FieldStack, Section } from '../../../ui/Sheet.tsx'
import { CommonFields, explain, idOf, type SourceFormProps, useDone } from './commonFields.tsx'
import { ServerForm } from './ServerForm.tsx'
import { commonOf, mailOf, mailSchema, uploadSchema } from './sourceForm.ts'
import { listOf } from './sourceWords.ts'

export type FormKind = 'server' | 'mail' | 'upload'

/** A source is entered, or changed. */
export function SourceForm({ kind, ...props }: SourceFormProps & { kind: FormKind }) {
  if (kind === 'server') return <ServerForm {...props} />
  return kind === 'mail' ? <MailForm {...props} /> : <UploadForm {...props} />
}

function MailForm({ source, takesMail, onClose }: SourceFormProps) {
  const t = useText()
  const done = useDone({ onClose })
  const change = useChange(SaveOrderEmailID, [OrderIntegration])
  const kit = useFormKit({
    ...{ schema: mailSchema, start: mailOf(source), explain },
    save: async ({ notified, senders, ...values }) => {
      const body = { ...values, notified: listOf(notified), senders: listOf(senders), ...idOf(source) }
      await change.mutateAsync({ body })
      done(values.name)
    },
  })
  const { form } = kit
  return (
    <Section title={source?.name ?? t('orderIntegration.addMail')}>
      <KitForm kit={kit}>
        <FieldStack>
          {!takesMail && (
            <Hint warns role="status">
              {t('orderIntegration.noMailbox')}
            </Hint>
          )}
          <TextField form={form} name="name" label={t('orderIntegration.name')} required autoComplete="off" />
          <TextAreaField
            form={form}
            name="senders"
            label={t('orderIntegration.senders')}
            description={t('orderIntegration.sendersWhy')}
            required
            autoComplete="off"
          />
          <CommonFields form={form} />
          <FormButtons kit={kit} submit={t('orderIntegration.save')} onClose={onClose} />
        </FieldStack>
      </KitForm>
    </Section>
  )
}

function UploadForm({ source, onClose }: SourceFormProps) {
  const t = useText()
  const done = useDone({ onClose })
  const change = useChange(OrderIntegration, [OrderIntegration])
  const kit = useFormKit({
    ...{ schema: uploadSchema, start: commonOf(source), explain },
    save: async ({ notified, ...values }) => {
      const body = { ...values, notified: listOf(notified), ...idOf(source) }
      await change.mutateAsync({ query: { Functype: 'save' }, body })
      done(values.name)
    },
  })
  const { form } = kit
  return (
    <Section title={source?.name ?? t('orderIntegration.addUpload')}>
      <KitForm kit={kit}>
        <FieldStack>
          <TextField
            form={form}
            name="name"
            label={t('orderIntegration.name')}
            description={t('orderIntegration.nameWhy')}
            required
            autoComplete="off"
          />
          <CommonFields form={form} />
          <FormButtons kit={kit} submit={t('orderIntegration.save')} onClose={onClose} />
        </FieldStack>
      </KitForm>
    </Section>
  )
}
