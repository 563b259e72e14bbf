import { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import type { SettingSection } from '@waybill/contract/setting.ts'
import { settingsIn } from '@waybill/contract/settings/index.ts'
import { useRef, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainWith } from '../../../api/explain.ts'
import { refreshUser } from '../../../api/freshUser.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { SettingField } from './SettingField.tsx'
import { changedIn, formSchema, type KeptSettings, typedIn } from './settingsForm.ts'

/** One part of the page: its settings, saved together. */
export function SettingsForm({ section, kept }: { section: SettingSection; kept: KeptSettings }) {
  const t = useText()
  const change = useChange(CompanySettings, [CompanySettings, IntialCachefunction])
  const [schema] = useState(() => formSchema(section))
  const start = typedIn(section, kept.values)
  // What the version that is sent beside it held: only what differs from it is sent.
  const before = useRef(start)
  const kit = useFormKit({
    schema,
    start,
    keepAs: `Company.${section}`,
    record: {
      version: kept.versions[section],
      fresh: async () => {
        const now = await makeCall(CompanySettings, { body: {} })
        before.current = typedIn(section, now.values)
        return { version: now.versions[section], values: before.current }
      },
    },
    explain: failure => explainWith(failure, 'company.failed'),
    save: async (typed, version) => {
      const values = changedIn(section, typed, before.current)
      const saved = await change.mutateAsync({ body: { change: { section, version, values } } })
      before.current = typedIn(section, saved.values)
      // Other screens go by name, grid and integration; where that can't be had now, it comes with the next sign-in.
      await refreshUser().catch(() => undefined)
      notify.done(t('company.saved'))
      return saved.versions[section]
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        {settingsIn(section).map(key => (
          <SettingField key={key} form={kit.form} setting={key} installation={kept.installation} />
        ))}
        <FormProblem problem={kit.problem} />
        <ButtonRow>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('company.save')}
          </BusyButton>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
