import { expect, it } from 'vitest'
import { noParcelNeeds } from './parcelNeeds.ts'
import { type ChargedParcel, type PartyAccount, payerAccounts, withPayerAccounts } from './payerAccounts.ts'

const ups: PartyAccount = { soldTo: 'Acme Stores', terms: 'collect', shipVia: 'UPSN', scac: 'UPSN', number: '1A2B3C' }
const fedex: PartyAccount = { ...ups, shipVia: 'FDEG', scac: 'FDEG', number: '700257037' }
const post: PartyAccount = { ...ups, shipVia: 'USPS', scac: 'USPS', number: '55' }
const charged: ChargedParcel = { terms: 'collect', parties: ['ACME stores.'], carrier: '', shipVias: [] }

it.each<[string, readonly PartyAccount[], Partial<ChargedParcel>, object]>([
  [
    'each in the field of its carrier while none is named',
    [ups, fedex, post],
    {},
    { upsAccount: '1A2B3C', fedexAccount: '700257037' },
  ],
  ['the named carrier’s alone', [ups, fedex, post], { carrier: 'UPSN' }, { upsAccount: '1A2B3C' }],
  ['a carrier’s by another of its SCACs', [fedex], { carrier: 'FDXE' }, { fedexAccount: '700257037' }],
  ['any other carrier’s where it is named', [ups, post], { carrier: 'USPS' }, { payerAccount: '55' }],
  ['none of other terms', [ups], { terms: 'thirdParty' }, {}],
  ['none of another party', [ups], { parties: ['Acme Stores West'] }, {}],
  ['none without a party', [{ ...ups, soldTo: '' }], { parties: [''] }, {}],
  [
    'the first party’s that has one',
    [{ ...ups, soldTo: 'Beta', number: '9' }, ups],
    { parties: ['None', 'Beta', 'Acme Stores'] },
    { upsAccount: '9' },
  ],
  ['none of two that differ', [ups, { ...ups, shipVia: 'RED', number: '9' }], {}, {}],
  [
    'of two the one of the same code',
    [ups, { ...ups, shipVia: 'RED', number: '9' }],
    { carrier: 'UPSN', shipVias: ['red '] },
    { upsAccount: '9' },
  ],
])('%s', (_, accounts, asked, found) => {
  expect(payerAccounts(accounts, { ...charged, ...asked })).toEqual(found)
})

it('fills what is blank, and nothing where another account pays already', () => {
  const found = { upsAccount: '1A2B3C', fedexAccount: '700257037' }
  expect(withPayerAccounts({ ...noParcelNeeds, upsAccount: 'MINE' }, found)).toMatchObject({
    ...{ upsAccount: 'MINE', fedexAccount: '700257037', payerAccount: '' },
  })
  const paid = { ...noParcelNeeds, payerAccount: 'X' }
  expect(withPayerAccounts(paid, found)).toBe(paid)
})
