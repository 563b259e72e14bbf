import { currencyCodes, hasPostalCodes, hasUpsControlId, isCheckedCountry, upsInvoiceDays } from '@waybill/domain'
import type { UseFormReturn } from 'react-hook-form'
import { countryChoices } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { CheckField, ChoiceField, TextField } from '../../ui/form/fields.tsx'
import { FieldPair, FieldStack } from '../../ui/Sheet.tsx'
import { type UpsValues, upsWays } from './upsForm.ts'

interface Props {
  readonly form: UseFormReturn<UpsValues>
}

/** Whom UPS may ask about the registration; all of it mandatory but a second line. */
export function ContactFields({ form }: Props) {
  const t = useText()
  const country = form.watch('contactPerson.CountryCode')
  return (
    <FieldStack>
      <FieldPair>
        <TextField
          form={form}
          name="contactPerson.CompanyName"
          label={t('upsReady.company')}
          autoComplete="organization"
          required
        />
        <TextField
          form={form}
          name="contactPerson.ContactName"
          label={t('upsReady.contactName')}
          autoComplete="name"
          required
        />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="contactPerson.Title"
          label={t('upsReady.jobTitle')}
          autoComplete="organization-title"
          required
        />
        <TextField
          form={form}
          name="contactPerson.Phone"
          type="tel"
          label={t('upsReady.phone')}
          autoComplete="tel"
          required
        />
      </FieldPair>
      <TextField
        form={form}
        name="contactPerson.Email"
        type="email"
        label={t('upsReady.email')}
        autoComplete="email"
        required
      />
      <ChoiceField
        form={form}
        name="contactPerson.CountryCode"
        label={t('upsReady.country')}
        choices={countryChoices()}
        required
      />
      <FieldPair>
        <TextField
          form={form}
          name="contactPerson.Street"
          label={t('upsReady.street')}
          autoComplete="address-line1"
          required
        />
        <TextField
          form={form}
          name="contactPerson.Street2"
          label={t('upsReady.street2')}
          autoComplete="address-line2"
        />
      </FieldPair>
      <FieldPair>
        <TextField form={form} name="contactPerson.City" label={t('upsReady.city')} required />
        <TextField
          form={form}
          name="contactPerson.State"
          label={t('upsReady.state')}
          required={isCheckedCountry(country)}
        />
      </FieldPair>
      <TextField form={form} name="contactPerson.Zip" label={t('upsReady.zip')} required={hasPostalCodes(country)} />
    </FieldStack>
  )
}

/** The account that somebody signs in at UPS for. */
export function ConnectFields({ form }: Props) {
  const t = useText()
  return (
    <FieldStack>
      <TextField
        form={form}
        name="account.AccountNumber"
        label={t('upsReady.accountNumber')}
        description={t('upsReady.accountNumberHint')}
        autoComplete="off"
        required
      />
      <p>{t('upsReady.connectWhy')}</p>
    </FieldStack>
  )
}

/** Where an invoice is taken too: in the sandbox alone. */
export function WayField({ form }: Props) {
  const t = useText()
  const choices = upsWays.map(value => ({ value, label: t(`upsReady.way_${value}`) }))
  return <ChoiceField form={form} name="way" label={t('upsReady.way')} choices={choices} />
}

/** The account as UPS has it. */
export function AccountFields({ form }: Props) {
  const t = useText()
  const country = form.watch('account.AccountCountry')
  return (
    <FieldStack>
      <FieldPair>
        <TextField form={form} name="account.AccountName" label={t('upsReady.accountName')} required />
        <TextField
          form={form}
          name="account.AccountNumber"
          label={t('upsReady.accountNumber')}
          description={t('upsReady.accountNumberHint')}
          autoComplete="off"
          required
        />
      </FieldPair>
      <FieldPair>
        <ChoiceField
          form={form}
          name="account.AccountCountry"
          label={t('upsReady.accountCountry')}
          choices={countryChoices()}
          required
        />
        <TextField
          form={form}
          name="account.AccountZip"
          label={t('upsReady.accountZip')}
          required={hasPostalCodes(country)}
        />
      </FieldPair>
    </FieldStack>
  )
}

/** One of the last invoices: it proves whose the account is. */
export function InvoiceFields({ form }: Props) {
  const t = useText()
  const country = form.watch('account.AccountCountry')
  return (
    <FieldStack>
      <p>{t('upsReady.invoiceWhy', { days: upsInvoiceDays(country) })}</p>
      <FieldPair>
        <TextField
          form={form}
          name="invoice.InvoiceNumber"
          label={t('upsReady.invoiceNumber')}
          autoComplete="off"
          required
        />
        <TextField form={form} name="invoice.InvoiceDate" type="date" label={t('upsReady.invoiceDate')} required />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="invoice.AmountDue"
          inputMode="decimal"
          label={t('upsReady.amountDue')}
          autoComplete="off"
          required
        />
        <ChoiceField
          form={form}
          name="invoice.Currency"
          label={t('upsReady.currency')}
          choices={currencyCodes.map(value => ({ value, label: value }))}
          required
        />
      </FieldPair>
      {hasUpsControlId(country) && (
        <TextField
          form={form}
          name="invoice.ControlID"
          label={t('upsReady.controlId')}
          description={t('upsReady.controlIdHint')}
          autoComplete="off"
          required
        />
      )}
    </FieldStack>
  )
}

/** The box without which nothing is registered. */
export const AgreementBox = ({ form }: Props) => {
  const t = useText()
  return <CheckField form={form} name="Accepted" label={`${t('upsReady.accept')} *`} />
}
