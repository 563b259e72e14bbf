import { NativeSelect, TextInput } from '@mantine/core'
import { EEI_ABOVE_USD, type ExportPapers, exportReasons, termsOfSale } from '@waybill/domain'
import { useText } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'
import classes from './Order.module.css'
import type { FieldErrors } from './problems.ts'

interface Props {
  papers: ExportPapers
  errors: FieldErrors
  onChange: (papers: ExportPapers) => void
}

function Filing({ papers, errors, onChange, description }: Props & { description?: string }) {
  const t = useText()
  return (
    <TextInput
      id="parcel.export.filing"
      label={t('items.exportFiling')}
      description={description}
      placeholder="NOEEI 30.37(a)"
      maxLength={40}
      autoComplete="off"
      value={papers.filing}
      error={errors['parcel.export.filing']}
      onChange={event => onChange({ ...papers, filing: event.currentTarget.value })}
    />
  )
}

/** What is asked of a shipment whose goods are filed though they meet no customs form: between the states and Puerto Rico. */
export function FilingPapers(props: Props) {
  const t = useText()
  return (
    <fieldset className={classes.billTo}>
      <legend>{t('parcel.filing')}</legend>
      <Filing {...props} description={t('parcel.filingHint', { above: formatCount(EEI_ABOVE_USD) })} />
    </fieldset>
  )
}

/** What the papers of a shipment abroad say beside its lines. */
export function CustomsPapers({ papers, errors, onChange }: Props) {
  const t = useText()
  return (
    <fieldset className={classes.billTo}>
      <legend>{t('parcel.abroad')}</legend>
      <div className={classes.parcel}>
        <NativeSelect
          id="parcel.export.reason"
          label={t('items.exportReason')}
          value={papers.reason}
          data={exportReasons.map(value => ({ value, label: t(`parcel.reason_${value}`) }))}
          onChange={event => {
            const reason = exportReasons.find(one => one === event.currentTarget.value)
            if (reason !== undefined) onChange({ ...papers, reason })
          }}
        />
        <NativeSelect
          id="parcel.export.terms"
          label={t('parcel.terms')}
          value={papers.terms}
          data={termsOfSale.map(value => ({
            value,
            label: value === 'DAP' || value === 'DDP' ? t(`parcel.terms_${value}`) : value,
          }))}
          onChange={event => {
            const terms = termsOfSale.find(one => one === event.currentTarget.value)
            if (terms !== undefined) onChange({ ...papers, terms })
          }}
        />
        <TextInput
          id="parcel.export.invoiceNumber"
          label={t('items.invoiceNumber')}
          placeholder={t('parcel.invoiceUsual')}
          maxLength={35}
          autoComplete="off"
          value={papers.invoiceNumber}
          error={errors['parcel.export.invoiceNumber']}
          onChange={event => onChange({ ...papers, invoiceNumber: event.currentTarget.value })}
        />
        <Filing {...{ papers, errors, onChange }} />
      </div>
    </fieldset>
  )
}
