import { companyKey } from '../routing/routingRule.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import type { ParcelNeeds } from './parcelNeeds.ts'

/** An account of a sold-to party: what is shipped to it by this way, with these terms, is charged there. */
export interface PartyAccount {
  readonly soldTo: string
  readonly terms: PaymentTerms
  /** A code of the company's own, or the carrier's SCAC. */
  readonly shipVia: string
  readonly scac: string
  readonly number: string
}

/** What is known of a shipment of packages when it is asked who pays for it. */
export interface ChargedParcel {
  readonly terms: PaymentTerms
  /** Who may be the sold-to party; the first one that has an account is it. */
  readonly parties: readonly string[]
  /** SCAC of the carrier that was named; blank: none was. */
  readonly carrier: string
  /** The ship-via codes by which the carrier was named; of two accounts with it the one of the same code is meant. */
  readonly shipVias: readonly string[]
}

const accountFields = ['upsAccount', 'fedexAccount', 'payerAccount'] as const satisfies readonly (keyof ParcelNeeds)[]
export type AccountField = (typeof accountFields)[number]
export type PayerAccounts = Partial<Pick<ParcelNeeds, AccountField>>

/** By which SCACs the two carriers with a field of their own are named. */
const fieldByScac: Readonly<Record<string, AccountField>> = {
  ...{ UPSN: 'upsAccount', UPS: 'upsAccount' },
  ...{ FDEG: 'fedexAccount', FDXE: 'fedexAccount', FDXG: 'fedexAccount', FDX: 'fedexAccount', FDE: 'fedexAccount' },
}

/** Where the account with a carrier is entered: in the field of its own, else where any carrier's is. */
export const accountFieldOf = (scac: string): AccountField => fieldByScac[scac.toUpperCase()] ?? 'payerAccount'

/** Of the same carrier, however it is named. */
function isSameCarrier(a: string, b: string): boolean {
  const field = accountFieldOf(a)
  return field === 'payerAccount' ? a.toUpperCase() === b.toUpperCase() : field === accountFieldOf(b)
}

/**
 * The accounts of the sold-to party by which a shipment of packages may be charged. Where no carrier is named these are its
 * accounts with all carriers that have a field of their own: the one that is chosen in the end takes its own.
 */
export function partyAccounts(
  accounts: readonly PartyAccount[],
  { terms, parties, carrier }: ChargedParcel,
): readonly PartyAccount[] {
  const ofTerms = accounts.filter(one => one.terms === terms)
  const keys = parties.map(companyKey).filter(key => key !== '')
  const own = keys
    .map(key => ofTerms.filter(({ soldTo }) => companyKey(soldTo) === key))
    .find(found => found.length > 0)
  return (own ?? []).filter(({ scac }) =>
    carrier === '' ? accountFieldOf(scac) !== 'payerAccount' : isSameCarrier(scac, carrier),
  )
}

/** The accounts that leave no choice, each in its field; nothing where it could be one or the other. */
export function payerAccounts(accounts: readonly PartyAccount[], charged: ChargedParcel): PayerAccounts {
  const vias = charged.shipVias.map(via => via.trim().toUpperCase())
  const found = partyAccounts(accounts, charged)
  return Object.fromEntries(
    accountFields.flatMap(field => {
      const own = found.filter(({ scac }) => accountFieldOf(scac) === field)
      const exact = own.filter(({ shipVia }) => vias.includes(shipVia.toUpperCase()))
      const [number, ...others] = new Set((exact.length > 0 ? exact : own).map(one => one.number))
      return number === undefined || others.length > 0 ? [] : [[field, number]]
    }),
  )
}

/**
 * What packages ask for with the payer's accounts in fields that are blank. An account that was entered for whichever
 * carrier stands: one carrier's own would be charged in its place.
 */
export const withPayerAccounts = (needs: ParcelNeeds, found: PayerAccounts): ParcelNeeds =>
  needs.payerAccount === ''
    ? {
        ...needs,
        upsAccount: needs.upsAccount || (found.upsAccount ?? ''),
        fedexAccount: needs.fedexAccount || (found.fedexAccount ?? ''),
        payerAccount: found.payerAccount ?? '',
      }
    : needs
