import { OrderFileSoruceConfigure } from '@waybill/contract/calls/Shipment/OrderFileSoruceConfigure.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { serverWays } from '@waybill/contract/wire/orderSources.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { ChoiceField, PasswordField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { FieldPair, FieldStack, Section } from '../../../ui/Sheet.tsx'
import { CommonFields, explain, idOf, type SourceFormProps, useDone } from './commonFields.tsx'
import { FarPlaceField } from './farPlace.tsx'
import { minutes, serverBody, serverOf, serverSchema } from './sourceForm.ts'

/** A folder on a server is entered, or changed. */
export function ServerForm({ source, onClose }: SourceFormProps) {
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
            <FarPlaceField form={form} name="host" label={t('orderIntegration.host')} required />
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
            <FarPlaceField
              form={form}
              name="folder"
              label={t('orderIntegration.folder')}
              description={t('orderIntegration.folderWhy')}
            />
            <TextField
              form={form}
              name="pattern"
              label={t('orderIntegration.pattern')}
              description={t('orderIntegration.patternWhy')}
              autoComplete="off"
            />
            <FarPlaceField form={form} name="doneFolder" label={t('orderIntegration.doneFolder')} />
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
