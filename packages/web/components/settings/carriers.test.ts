import { CreateP44AccountGroup } from '@waybill/contract/calls/Address/CreateP44AccountGroup.ts'
import { AddNewCarrier } from '@waybill/contract/calls/Carriers/AddNewCarrier.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { Capacityprovidermetadata } from '@waybill/contract/calls/RealTimePricing/Capacityprovidermetadata.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import { ODFLAddCarrier } from '@waybill/contract/calls/Shipment/ODFLAddCarrier.ts'
import { type WireCarrier, wireCarrier } from '@waybill/contract/wire/carrier.ts'
import {
  type WireProviderAccount,
  wireAccountDefinition,
  wireProviderAccount,
} from '@waybill/contract/wire/providerAccount.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { type Answer, answer, answering, empty, refusal, sent, unavailable } from '../testing/wire.ts'

const buckeye = madeUp(wireCarrier, {
  ...{ carrierId: 1, version: 1, CarrierName: 'Demo Buckeye Lines', SCAC: 'DMBL', kind: 'rateSheet' },
})

const list = (carriers: readonly WireCarrier[]): Answer =>
  answer(FreightCarrier, ({ body: { carrierId } }) => {
    const found = carriers.filter(one => carrierId === undefined || one.carrierId === carrierId)
    return { Status: 'Success' as const, Message: '', carriers: found, total: found.length }
  })

/** One carrier, and no accounts. */
const besideCarriers = [list([buckeye]), empty(CarriersList), empty(ODFLAccountSetup), empty(GetCollectCarriersList)]

const panel = page.css('[data-panel]')

async function newCarrier(way: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a New Carrier' }).click()
  await page.getByRole('button', { name: way }).click()
}

test('the screen is accessible, with its panels', async () => {
  await renderScreen('/Carriers', { answers: besideCarriers })
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  await expectAccessible()
  await page.getByText('Demo Buckeye Lines').click()
  await expect.element(panel).toBeVisible()
  await expectAccessible()
})

const definition = madeUp(wireAccountDefinition, {
  accountDefinitionIdentifier: 'DEFAULT',
  fields: [{ name: 'accountNumber', label: 'Account number', required: true, secret: false }],
})

const well = { Status: 'Success' as const, providerStatus: null, message: '' }
const logins = [{ loginId: 1, name: '' }]
const noAccounts = { ...well, accounts: [], logins }

/** A pricing provider with one carrier, which keeps accounts until they are deleted. */
function provider(): readonly Answer[] {
  let accounts: WireProviderAccount[] = []
  return [
    answer(CreateP44AccountGroup, { ...well, groups: [{ code: 'DEFAULT', name: 'Default' }] }),
    answer(Capacityprovidermetadata, {
      ...{ ...well, loadedAt: '2026-11-27T14:00:00.000Z' },
      capacityProviders: [
        {
          ...{ CapacityProviderIdentifierType: 'SCAC' as const, CapacityProviderIdentifierValue: 'DMBL' },
          ...{ name: 'Demo Buckeye Lines', accountDefinitions: [definition] },
        },
      ],
    }),
    answer(Capacityprovideraccount, ({ query: { operationtype }, body }) => {
      const { accountId, version, accountCode = '' } = body
      const account = { CapacityProviderIdentifierValue: 'DMBL', CarrierName: 'Demo Buckeye Lines', accountCode }
      if (operationtype === 'add')
        accounts = [madeUp(wireProviderAccount, { accountId: 7, loginId: 1, version: 3, ...account })]
      if (operationtype === 'delete') {
        const known = accounts.find(one => one.accountId === accountId)
        if (known === undefined) return refusal('NotFound')
        if (version !== known.version) return refusal('ChangedMeanwhile')
        accounts = []
      }
      return { ...well, accounts, logins }
    }),
  ]
}

test('an account at the provider is drawn from what it asks for, and what it refuses is said', async () => {
  const kind = provider()
  await renderScreen('/Carriers', { answers: [...besideCarriers, ...kind] })
  await newCarrier(/^Pricing provider/)
  await panel.getByRole('button', { name: 'Add account' }).click()
  await panel.getByLabelText('Account code').fill('SECOND')
  const save = panel.getByRole('button', { name: 'Save account' })
  await save.click()
  const number = panel.getByLabelText('Account number')
  await expect.element(number).toHaveFocus()
  await number.fill('4711')
  const refused = { Status: 'Failed' as const, providerStatus: 405, message: 'Method', accounts: [], logins: [] }
  answering([answer(Capacityprovideraccount, ({ query }) => (query.operationtype === 'add' ? refused : noAccounts))])
  await save.click()
  await expect.element(panel.getByText('Something went wrong - 405')).toBeVisible()
  await expect.element(number).toHaveValue('4711')
  // The account stands although its carrier could not be put on the list.
  answering([...kind, answer(AddNewCarrier, unavailable)])
  await save.click()
  const account = panel.getByRole('listitem').filter({ hasText: 'account SECOND' })
  await expect.element(account).toBeVisible()
  expect(sent(Capacityprovideraccount).findLast(({ query }) => query.operationtype === 'add')?.body).toMatchObject({
    ...{ CapacityProviderIdentifierValue: 'DMBL', accountDefinitionIdentifier: 'DEFAULT' },
    ...{ accountCode: 'SECOND', fields: { accountNumber: '4711' } },
  })
  await account.getByRole('button', { name: /^Delete/ }).click()
  await account.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(panel.getByText('account SECOND')).not.toBeInTheDocument()
})

test('an ODFL account says what ODFL says, and puts it on the list', async () => {
  await renderScreen('/Carriers?size=50', { answers: besideCarriers })
  await newCarrier(/^ODFL account/)
  await panel.getByLabelText('User name').fill('shipper')
  await panel.getByLabelText(/^Password/).fill('a demo password')
  await panel.getByLabelText('Account number').fill('12345678')
  const said = madeUp(ODFLAccountSetup.reply)
  answering([answer(ODFLAccountSetup, { ...said, Status: 'error', Message: 'Invalid login' })])
  const save = panel.getByRole('button', { name: 'Save account' })
  await save.click()
  await expect.element(panel.getByText('Unable to setup the ODFL account. Invalid login')).toBeVisible()
  const odfl = { ...buckeye, carrierId: 2, CarrierName: 'ODFL', SCAC: 'ODFL' }
  answering([
    answer(ODFLAccountSetup, { ...said, Status: 'success', hasPassword: true, verified: true }),
    answer(ODFLAddCarrier, () => {
      answering([list([buckeye, odfl])])
      return { Status: 'Success' as const, Message: '', carrier: odfl }
    }),
  ])
  await save.click()
  await expect.element(page.css('[data-row]').filter({ hasText: 'ODFL' })).toBeVisible()
  expect(sent(ODFLAccountSetup).findLast(({ query }) => query.Mode === 'save')?.body).toEqual({
    ...{ userName: 'shipper', password: 'a demo password', accountNumber: '12345678' },
  })
})

test('a panel that can’t load says so and tries again; the way back asks about what was typed', async () => {
  await renderScreen('/Carriers', { answers: [...besideCarriers, answer(GetCollectCarriersList, unavailable)] })
  await newCarrier(/^Instant/)
  await expect.element(panel.getByText('This could not be loaded')).toBeVisible()
  answering([empty(GetCollectCarriersList)])
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(panel.getByRole('combobox').or(panel.getByText(/^Your connections reach/))).toBeVisible()
  await panel.getByRole('button', { name: 'Other ways' }).click()
  await page.getByRole('button', { name: /^ODFL/ }).click()
  const name = panel.getByLabelText('User name')
  await name.fill('somebody')
  await panel.getByRole('button', { name: 'Other ways' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect.element(name).toHaveValue('somebody')
  await panel.getByRole('button', { name: 'Other ways' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(page.getByRole('button', { name: /^ODFL/ })).toBeVisible()
})
