import { TextInput } from '@mantine/core'
import { ParcelAccountDetails } from '@waybill/contract/calls/Shipment/ParcelAccountDetails.ts'
import {
  type AccountField,
  accountFieldOf,
  companyKey,
  type ParcelNeeds,
  type PartyAccount,
  type PayerAccounts,
  type PaymentTerms,
  partyAccounts,
  payerAccounts,
  termsOfCode,
  withPayerAccounts,
} from '@waybill/domain'
import { useEffect, useMemo, useRef } from 'react'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import classes from './Order.module.css'
import { parcelFields } from './parcelFields.ts'
import type { FieldErrors } from './problems.ts'

const fields = ['payerAccount', 'upsAccount', 'fedexAccount'] as const satisfies readonly AccountField[]
const none: readonly PartyAccount[] = []

/** Who pays for packages that the shipper does not pay for. */
export interface Payer {
  readonly terms: PaymentTerms
  /** The sold-to party; blank: it is not known yet. */
  readonly party: string
  /** SCAC of the carrier that was appointed; blank: none. */
  readonly carrier: string
}

/** What the fields say once accounts that were filled for another party are taken out again. */
function without(needs: ParcelNeeds, filled: PayerAccounts): ParcelNeeds {
  const stale = fields.filter(field => filled[field] !== undefined && filled[field] === needs[field])
  return { ...needs, ...Object.fromEntries(stale.map(field => [field, ''])) }
}

/**
 * The accounts that the sold-to party has. They are filled once, where they leave no choice and nothing was entered: when the
 * freight becomes the party's to pay, or it becomes another party's. What a person clears or changes stays so.
 *
 * @param isSaved what was saved says who pays: nothing is filled until terms or party change
 */
export function usePayer(
  { terms, party, carrier }: Payer,
  isSaved: boolean,
  set: (next: (needs: ParcelNeeds) => ParcelNeeds) => void,
): readonly PartyAccount[] {
  const isAsked = terms !== 'prepaid' && party !== ''
  const { data } = useCall(
    ParcelAccountDetails,
    { query: { Operationtype: 'SELECT' }, body: { SoldTo: party, pageSize: 100 } },
    { enabled: isAsked, freshFor: 60_000, keepOld: false },
  )
  const accounts = useMemo(
    () =>
      !isAsked || data === undefined
        ? null
        : data.accounts.map(one => ({
            ...{ soldTo: one.SoldTo, terms: termsOfCode(one.PaymentType), shipVia: one.ShipVia },
            ...{ scac: one.SCAC, number: one.AccountNumber },
          })),
    [isAsked, data],
  )
  const charged = useMemo(() => ({ terms, parties: [party], carrier, shipVias: [] }), [terms, party, carrier])
  const key = `${terms}|${companyKey(party)}`
  const settled = useRef(isSaved ? key : '')
  const filled = useRef<PayerAccounts>({})
  const latest = useRef(set)
  latest.current = set
  useEffect(() => {
    if (accounts === null || settled.current === key) return
    settled.current = key
    const [before, found] = [filled.current, payerAccounts(accounts, charged)]
    filled.current = found
    if (Object.keys(before).length + Object.keys(found).length === 0) return
    latest.current(needs => withPayerAccounts(without(needs, before), found))
  }, [accounts, charged, key])
  return useMemo(() => (accounts === null ? none : partyAccounts(accounts, charged)), [accounts, charged])
}

/** The accounts that packages are charged to, with those that the sold-to party has one press away. */
export function PayerFields({
  needs,
  offered,
  errors,
  set,
}: {
  needs: ParcelNeeds
  offered: readonly PartyAccount[]
  errors: FieldErrors
  set: (patch: Partial<ParcelNeeds>) => void
}) {
  const t = useText()
  const open = offered.filter(({ scac, number }) => needs[accountFieldOf(scac)] !== number)
  return (
    <>
      {fields.map(field => (
        <TextInput
          key={field}
          id={`parcel.${field}`}
          label={t(parcelFields[field].text)}
          maxLength={parcelFields[field].limit}
          autoComplete="off"
          value={needs[field]}
          error={errors[`parcel.${field}`]}
          onChange={event => set({ [field]: event.currentTarget.value })}
        />
      ))}
      {offered.length > 0 && (
        <p className={classes.applied} role="status">
          {t(open.length > 0 ? 'parcel.partyHas' : 'parcel.partyUsed', { party: offered[0]?.soldTo ?? '' })}
          {open.map(({ shipVia, scac, number }) => (
            <span key={`${shipVia} ${number}`}>
              {' '}
              <LinkButton onClick={() => set({ [accountFieldOf(scac)]: number })}>
                {t('parcel.partyUse', { way: shipVia, number })}
              </LinkButton>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
