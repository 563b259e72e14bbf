import { getPalletConfigData } from '@waybill/contract/calls/Shipment/getPalletConfigData.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { SavePalletConfig } from '@waybill/contract/calls/Shipment/SavePalletConfig.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const read = async () => (await ask(node, getPalletConfigData, {}, clerk.token)).reply
const pallet = { packageType: 'PLT', Length: 48, Width: 40, Tare: 40, MaxHeight: 96, MaxWeight: 3000 }
const save = (version: number, pallets: readonly (typeof pallet)[]) =>
  ask(node, SavePalletConfig, { body: { version, pallets: [...pallets] } }, clerk.token)

it('are the usual ones until the company sets its own, and stand in the common data', async () => {
  expect(await read()).toEqual({ version: 0, palletConfig: [pallet, { ...pallet, packageType: 'SKD' }] })
  const low = { ...pallet, MaxHeight: 60 }
  expect((await save(0, [low])).reply).toMatchObject({ version: 1 })
  expect((await read()).palletConfig).toEqual([low, { ...pallet, packageType: 'SKD' }])
  const common = await ask(node, IntialCachefunction, {}, clerk.token)
  expect(common.reply.palletConfig).toEqual((await read()).palletConfig)
})

it('are refused at the field, and where somebody else was faster', async () => {
  const wrong = await save(1, [{ ...pallet, MaxWeight: 40 }])
  expect(wrong.error?.issues).toMatchObject([{ at: 'body.pallets.0.MaxWeight', code: 'tooSmall' }])
  const both = await Promise.all([save(1, [pallet]), save(1, [])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('are those of one’s own company', async () => {
  const query = { ClientId: clerk.clientId + 1 }
  expect((await ask(node, getPalletConfigData, { query }, clerk.token)).error?.code).toBe('NotFound')
})
