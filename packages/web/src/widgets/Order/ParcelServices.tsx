import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  type Address,
  blankAddress,
  type ExportPapers,
  importControls,
  isMailed,
  MAILED_TO_MAX,
  mailEndorsements,
  type ParcelNeeds,
  returnServices,
  usualExport,
} from '@waybill/domain'
import { memo, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AddressForm } from '../AddressForm/AddressForm.tsx'
import { CustomsPapers, FilingPapers } from './CustomsPapers.tsx'
import classes from './Order.module.css'
import type { OrderForm } from './orderForm.ts'
import { type Payer, PayerFields, usePayer } from './PayerFields.tsx'
import { parcelFields } from './parcelFields.ts'
import { parcelFormOf } from './parcelForm.ts'
import { errorsAt, type FieldErrors } from './problems.ts'

type Change = (next: (form: OrderForm) => OrderForm) => void

const signatures = ['', 'none', 'required', 'adult'] as const
const ticks = ['saturdayDelivery', 'holdForPickup', 'residential'] as const

const namesOf = <Name extends string>(codes: Readonly<Record<Name, string>>): readonly (Name | '')[] => [
  '',
  ...(Object.keys(codes) as Name[]),
]

/** What small packages ask of their carrier: what most ask for in sight, the rest one press away. */
export const ParcelServices = memo(function ParcelServices({
  needs,
  mailTo,
  terms,
  party,
  carrier,
  isSaved,
  border,
  errors,
  change,
}: {
  needs: ParcelNeeds
  /** E-mail address of who ships: a label by e-mail goes there. */
  mailTo: string
  isSaved: boolean
  /** Whether it meets a customs form, or is filed without one; null: neither. */
  border: 'customs' | 'filing' | null
  errors: FieldErrors
  change: Change
} & Payer) {
  const t = useText()
  const isMoreAsked =
    needs.returnService !== '' ||
    needs.returnAddress !== null ||
    needs.importControl !== '' ||
    needs.commercialInvoiceRemoval ||
    needs.surePostCode !== '' ||
    needs.endorsement !== '' ||
    needs.services.length > 0
  const [showsAll, setShowsAll] = useState(isMoreAsked)
  const set = (patch: Partial<ParcelNeeds>): void => change(form => ({ ...form, parcel: { ...needs, ...patch } }))
  const offered = usePayer({ terms, party, carrier }, isSaved, next =>
    change(form => ({ ...form, parcel: next(parcelFormOf(form)) })),
  )
  const papers = needs.export ?? usualExport
  const onChange = (changed: ExportPapers): void => set({ export: changed })
  const choice = <Value extends string>(
    field: 'signature' | 'returnService' | 'importControl' | 'endorsement',
    values: readonly Value[],
    label: (value: Value) => string,
  ) => (
    <NativeSelect
      id={`parcel.${field}`}
      label={t(parcelFields[field].text)}
      value={needs[field]}
      error={errors[`parcel.${field}`]}
      data={values.map(value => ({ value, label: label(value) }))}
      onChange={event => {
        const chosen = event.currentTarget.value
        const value = values.find(one => one === chosen)
        if (value !== undefined) set({ [field]: value })
      }}
    />
  )
  return (
    <section className={classes.part} aria-labelledby="parcel-title">
      <div className={classes.cardHead}>
        <h2 id="parcel-title">{t('parcel.title')}</h2>
        <LinkButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'parcel.less' : 'parcel.more')}
        </LinkButton>
      </div>
      <div className={classes.parcel}>
        {choice('signature', signatures, value =>
          t(value === '' ? 'parcel.signature_usual' : `parcel.signature_${value}`),
        )}
        <TextInput
          id="parcel.deliverBy"
          type="date"
          label={t('parcel.deliverBy')}
          value={needs.deliverBy ?? ''}
          error={errors['parcel.deliverBy']}
          onChange={event => {
            const { deliverBy: _, ...rest } = needs
            const day = event.currentTarget.value
            change(form => ({ ...form, parcel: day === '' ? rest : { ...rest, deliverBy: day } }))
          }}
        />
        <fieldset>
          <legend>{t('parcel.delivery')}</legend>
          {ticks.map(field => (
            <Checkbox
              key={field}
              id={`parcel.${field}`}
              size="xs"
              label={t(parcelFields[field].text)}
              checked={needs[field]}
              onChange={event => set({ [field]: event.currentTarget.checked })}
            />
          ))}
        </fieldset>
        {terms !== 'prepaid' && <PayerFields {...{ needs, offered, errors, set }} />}
        {showsAll && (
          <>
            {choice('returnService', namesOf(returnServices), value =>
              t(value === '' ? 'parcel.return_no' : `parcel.return_${value}`),
            )}
            {choice('importControl', namesOf(importControls), value =>
              t(value === '' ? 'parcel.no' : `parcel.return_${value}`),
            )}
            {isMailed(needs) && (
              <TextInput
                id="parcel.mailTo"
                type="email"
                label={t('parcel.mailTo')}
                description={t('parcel.mailToHint')}
                required
                maxLength={MAILED_TO_MAX}
                value={mailTo}
                error={errors['origin.contactEmail']}
                onChange={event => {
                  const contactEmail = event.currentTarget.value
                  change(form => ({ ...form, origin: { ...form.origin, contactEmail } }))
                }}
              />
            )}
            {choice('endorsement', namesOf(mailEndorsements), value =>
              t(value === '' ? 'parcel.no' : `parcel.endorsement_${value}`),
            )}
            <TextInput
              id="parcel.surePostCode"
              label={t('parcel.surePost')}
              maxLength={parcelFields.surePostCode.limit}
              autoComplete="off"
              value={needs.surePostCode}
              onChange={event => set({ surePostCode: event.currentTarget.value })}
            />
            <TextInput
              id="parcel.services"
              label={t('parcel.services')}
              autoComplete="off"
              value={needs.services.join(', ')}
              onChange={event => set({ services: codesOf(event.currentTarget.value) })}
            />
            <Checkbox
              id="parcel.commercialInvoiceRemoval"
              size="xs"
              label={t('parcel.invoiceRemoval')}
              checked={needs.commercialInvoiceRemoval}
              onChange={event => set({ commercialInvoiceRemoval: event.currentTarget.checked })}
            />
          </>
        )}
      </div>
      {border === 'customs' && <CustomsPapers {...{ papers, errors, onChange }} />}
      {border === 'filing' && <FilingPapers {...{ papers, errors, onChange }} />}
      {showsAll && <ReturnAddress address={needs.returnAddress} errors={errors} set={set} />}
    </section>
  )
})

/** A comma parts codes; the one that is being typed stays as it is. */
const codesOf = (typed: string): readonly string[] =>
  typed === '' ? [] : typed.split(',').map(code => code.trimStart())

function ReturnAddress({
  address,
  errors,
  set,
}: {
  address: Address | null
  errors: FieldErrors
  set: (patch: Partial<ParcelNeeds>) => void
}) {
  const t = useText()
  return (
    <fieldset className={classes.billTo}>
      <legend>{t('parcel.returnAddress')}</legend>
      <Checkbox
        id="parcel.returnAddress"
        size="xs"
        label={t('parcel.returnElsewhere')}
        checked={address !== null}
        onChange={event =>
          set({ returnAddress: event.currentTarget.checked ? { ...blankAddress, country: 'US' } : null })
        }
      />
      {address !== null && (
        <AddressForm
          at="parcel.returnAddress"
          value={address}
          errors={errorsAt(errors, 'parcel.returnAddress')}
          onChange={patch => set({ returnAddress: { ...address, ...patch } })}
        />
      )}
    </fieldset>
  )
}
