import '../../../texts/help.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { settings } from '../../../api/settings.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Section, Sheet } from '../../../ui/Sheet.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { isOpen } from './hours.ts'

/** Headquarters, two phones, hours (specification §1). */
export function ContactUs() {
  const t = useText()
  const open = isOpen(new Date())
  const { data: common } = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  const email = common?.supportEmail || settings.supportEmail
  return (
    <>
      <PageHeader
        title={t('screens.contactUs')}
        counts={<Badge tone={open ? 'good' : 'quiet'}>{t(open ? 'contact.openNow' : 'contact.closedNow')}</Badge>}
      />
      <Sheet>
        <Section title={t('contact.phones')}>
          <p>
            {t('contact.sales')} <a href="tel:+15550100">{t('contact.phone1')}</a>
            <br />
            {t('contact.after')} <a href="tel:+15550101">{t('contact.phone2')}</a>
          </p>
        </Section>
        <Section title={t('contact.hours')}>
          <p>{t('contact.hoursText')}</p>
        </Section>
        <Section title={t('contact.email')}>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Section>
        <Section title={t('contact.headquarters')}>
          <address>
            {t('contact.addressName')}
            <br />
            {t('contact.addressLine1')}
            <br />
            {t('contact.addressLine2')}
            <br />
            {t('contact.addressCountry')}
          </address>
        </Section>
      </Sheet>
    </>
  )
}
