import '../../../texts/company.ts'
import { Skeleton } from '@mantine/core'
import { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import { settingSections } from '@waybill/contract/setting.ts'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section, Sheet } from '../../../ui/Sheet.tsx'
import { MailCheck } from './MailCheck.tsx'
import { Mailroom } from './Mailroom.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** What holds for the whole company, drawn from the registry of its settings. */
export function Company() {
  const t = useText()
  const { data, error, refetch } = useCall(CompanySettings, { body: {} }, { freshFor: 0 })
  return (
    <>
      <PageHeader title={t('screens.company')} />
      {data === undefined && error === null && <Skeleton height={480} radius={4} />}
      {data === undefined && error !== null && (
        <ErrorState {...explain(error, 'company.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Sheet>
          {settingSections.map(section => (
            <Section key={section} title={t(`company.section_${section}`)} why={t(`company.section_${section}Why`)}>
              <SettingsForm section={section} kept={data} />
              {section === 'mail' && <MailCheck sender={data.values.mailSender} selector={data.values.dkimSelector} />}
              {section === 'mail' && data.mailroom !== '' && <Mailroom address={data.mailroom} />}
            </Section>
          ))}
        </Sheet>
      )}
    </>
  )
}
