import { OrderFileSoruceConfigure } from '@waybill/contract/calls/Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { SaveOrderEmailID } from '@waybill/contract/calls/Shipment/SaveOrderEmailID.ts'
import { importPolicies } from '@waybill/contract/wire/imports.ts'
import { serverWays, type WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { ChoiceField, PasswordField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldPair, FieldStack, Section } from '../../../ui/Sheet.tsx'
import {
  commonOf,
  mailOf,
  mailSchema,
  minutes,
  serverBody,
  serverOf,
  serverSchema,
  uploadSchema,
} from './sourceForm.ts'
import { listOf } from './sourceWords.ts'

export type FormKind = 'server' | 'mail' | 'upload'

interface Props {
  /** Null: a new one. */
  readonly source: WireOrderSource | null
  readonly takesMail: boolean
  readonly onClose: () => void
}

/** A source is entered, or changed. */
export function SourceForm({ kind, ...props }: Props & { kind: FormKind }) {
  if (kind === 'server') return <ServerForm {...props} />
  return kind === 'mail' ? <MailForm {...props} /> : <UploadForm {...props} />
}

const idOf = (source: WireOrderSource | null) =>
  source === null ? {} : { sourceId: source.sourceId, version: source.version }

/** What every source has after what is its own. */
function CommonFields<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const t = useText()
  return (
    <>
      <ChoiceField
        form={form}
        name={'policy' as FieldPath<V>}
        label={t('orderIntegration.policy')}
        choices={importPolicies.map(value => ({ value, label: t(`orderIntegration.policy_${value}`) }))}
      />
      <TextField
        form={form}
        name={'notified' as FieldPath<V>}
        label={t('orderIntegration.notified')}
        description={t('orderIntegration.notifiedWhy')}
        autoComplete="off"
      />
    </>
  )
}

function useDone({ onClose }: Pick<Props, 'onClose'>) {
  const t = useText()
  return (name: string): void => {
    notify.done(t('orderIntegration.saved', { name }))
    onClose()
  }
}

const explain = (error: unknown): string => explainWith(error, 'orderIntegration.failed')

function ServerForm({ source, onClose }: Props) {
  const t = useText()
  const done = useDone({ onClose })
  const change = useChange(OrderFileSoruceConfigure, [OrderIntegration])
  const kit = useFormKit({
    ...{ schema: serverSchema, start: serverOf(source), explain },
    save: async values => {
      await change.mutateAsync({ body: { ...serverBody(values), ...idOf(source) } })
      done(values.name)
    },
  })
  const { form } = kit
  const way = form.watch('way')
  return (
    <Section title={source?.name ?? t('orderIntegration.addServer')}>
      <KitForm kit={kit}>
        <FieldStack>
          <FieldPair>
            <TextField form={form} name="name" label={t('orderIntegration.name')} required autoComplete="off" />
            <ChoiceField
              form={form}
              name="way"
              label={t('orderIntegration.way')}
              choices={serverWays.toReversed().map(value => ({ value, label: t(`orderIntegration.way_${value}`) }))}
            />
          </FieldPair>
          {way === 'ftp' && (
            <Hint warns role="status">
              {t('orderIntegration.ftpWarning')}
            </Hint>
          )}
          <FieldPair>
            <TextField form={form} name="host" label={t('orderIntegration.host')} required autoComplete="off" />
            <TextField
              form={form}
              name="port"
              label={t('orderIntegration.port')}
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldPair>
          <FieldPair>
            <TextField form={form} name="FTPUserName" label={t('orderIntegration.user')} required autoComplete="off" />
            <PasswordField
              form={form}
              name="FTPPassword"
              label={t('orderIntegration.password')}
              autoComplete="new-password"
              {...(source?.hasPassword === true ? { description: t('orderIntegration.passwordKept') } : {})}
            />
          </FieldPair>
          {way === 'sftp' && (
            <TextAreaField
              form={form}
              name="FTPKey"
              label={t('orderIntegration.key')}
              description={t(source?.hasKey === true ? 'orderIntegration.keyKept' : 'orderIntegration.keyWhy')}
              autoComplete="off"
            />
          )}
          <FieldPair>
            <TextField
              form={form}
              name="folder"
              label={t('orderIntegration.folder')}
              description={t('orderIntegration.folderWhy')}
              autoComplete="off"
            />
            <TextField
              form={form}
              name="pattern"
              label={t('orderIntegration.pattern')}
              description={t('orderIntegration.patternWhy')}
              autoComplete="off"
            />
            <TextField form={form} name="doneFolder" label={t('orderIntegration.doneFolder')} autoComplete="off" />
            <ChoiceField
              form={form}
              name="every"
              label={t('orderIntegration.every')}
              choices={minutes.map(value => ({ value: String(value), label: t(`orderIntegration.every_${value}`) }))}
            />
          </FieldPair>
          <CommonFields form={form} />
          <FormButtons kit={kit} submit={t('orderIntegration.save')} onClose={onClose} />
        </FieldStack>
      </KitForm>
    </Section>
  )
}

function MailForm({ source, takesMail, onClose }: Props) {
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

function UploadForm({ source, onClose }: Props) {
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
