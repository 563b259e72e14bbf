import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LedgerEntry, type Sandbox, startSandbox } from './index.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.clearFaults())
afterAll(() => sandbox.close())

async function tokenAt(url: string, client_secret = 'test'): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: 'test', client_secret })
  const answer = await fetch(`${url}/api/v4/oauth2/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token?: string }).access_token ?? ''
}

async function ask(path: string, body: unknown, url = sandbox.url) {
  const authorization = `Bearer ${await tokenAt(url)}`
  const headers = { authorization, 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}

const address = (postalCode: string) => ({ postalCode, city: 'Test', state: 'OH', country: 'US', addressLines: [] })
const location = (postalCode: string) => ({ address: address(postalCode), contact: { companyName: 'Test' } })
const line = {
  ...{ totalWeight: 500, freightClass: '70', packageType: 'PLT' },
  packageDimensions: { length: 48, width: 40, height: 48 },
}
const group = (code: string) => ({ code: 'TEST', accounts: [{ code }] })
const question = (code: string) => ({
  ...{ originAddress: address('45402'), destinationAddress: address('53703'), lineItems: [line] },
  capacityProviderAccountGroup: group(code),
  accessorialServices: [{ code: 'LGDEL' }, { code: 'MOON' }],
})
const order = (bol: string, code = 'DMRX') => ({
  capacityProviderAccountGroup: group(code),
  ...{
    originLocation: location('45402'),
    destinationLocation: location('53703'),
    requesterLocation: location('45402'),
  },
  lineItems: [line],
  pickupWindow: { date: '2026-11-24' },
  shipmentIdentifiers: [{ type: 'BILL_OF_LADING', value: bol }],
})

const rates = '/api/v4/ltl/quotes/rates/query'
const dispatch = '/api/v4/ltl/dispatchedshipments'

describe('the network', () => {
  it('prices the same question with the same price, and says that it is a sample', async () => {
    const [one, two] = await Promise.all([ask(rates, question('DMRX')), ask(rates, question('DMRX'))])
    const [quote] = one.json.rateQuotes as { rateQuoteDetail: { total: number; charges: { amount: number }[] } }[]
    const [same] = two.json.rateQuotes as (typeof quote)[]
    expect(same?.rateQuoteDetail).toEqual(quote?.rateQuoteDetail)
    const sum = quote?.rateQuoteDetail.charges.reduce((all, { amount }) => all + amount, 0) ?? 0
    expect(sum).toBeCloseTo(quote?.rateQuoteDetail.total ?? 0, 2)
    expect(JSON.stringify(one.json)).toContain('SAMPLE, NOT FOR SHIPMENT')
    expect(JSON.stringify(one.json)).toContain('"code":"MOON","status":"UNACCEPTED"')
  })

  it('names everything that is wrong with an order, and sells nothing', async () => {
    const before = sandbox.ledger().length
    const { status, json } = await ask(dispatch, { ...order('B1'), lineItems: [], pickupWindow: {} })
    expect(status).toBe(400)
    expect((json.errors as { message: string }[]).map(({ message }) => message)).toEqual([
      'lineItems must not be empty',
      'pickupWindow.date must not be null',
    ])
    expect(sandbox.ledger()).toHaveLength(before)
  })

  it('sells twice what is ordered twice, and remembers both', async () => {
    await ask(dispatch, order('TWICE'))
    await ask(dispatch, order('TWICE'))
    expect(sandbox.ledger().filter(({ bol }) => bol === 'TWICE')).toHaveLength(2)
  })

  it('turns a wrong sign-in away', async () => {
    expect(await tokenAt(sandbox.url, 'wrong')).toBe('')
    const answer = await fetch(sandbox.url + rates, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(401)
  })

  it('gives a paper for what was delivered, and none before', async () => {
    const papers = { capacityProviderAccountGroup: group('DMRX'), documentTypes: ['DELIVERY_RECEIPT'] }
    const asked = { ...papers, shipmentIdentifiers: [{ type: 'BILL_OF_LADING', value: 'PAPER' }] }
    await ask(dispatch, order('PAPER'))
    expect((await ask('/api/v4/ltl/images/query', asked)).json.images).toEqual([])
    sandbox.addEvents('PAPER', [{ type: 'DELIVERED' }])
    const [image] = (await ask('/api/v4/ltl/images/query', asked)).json.images as { imageUrl: string }[]
    const headers = { authorization: `Bearer ${await tokenAt(sandbox.url)}` }
    const paper = await fetch(image?.imageUrl ?? '', { headers })
    expect(Buffer.from(await paper.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('sells and then says nothing, when it is told to', async () => {
    sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
    await expect(ask(dispatch, order('DROPPED'))).rejects.toThrow()
    expect(sandbox.ledger().filter(({ bol }) => bol === 'DROPPED')).toHaveLength(1)
  })

  const tracking = '/api/v4/shipments/tracking'
  const isFound = async (bol: string) => {
    const identifiers = [
      { type: 'BILL_OF_LADING', value: bol },
      { type: 'CAPACITY_PROVIDER_ACCOUNT_CODE', value: 'DMRX' },
    ]
    return (await ask(tracking, { identifiers })).status === 200
  }
  const soldAs = (bol: string) => sandbox.orders().filter(({ reference }) => reference === bol)

  it('buys late: nothing when it is asked, and an order later', async () => {
    sandbox.fault({ kind: 'buysLate', operation: 'book', ms: 200, times: 1 })
    await expect(ask(dispatch, order('LATE'))).rejects.toThrow()
    expect([soldAs('LATE'), await isFound('LATE')]).toEqual([[], false])
    await expect.poll(() => soldAs('LATE').length).toBe(1)
    expect(await isFound('LATE')).toBe(true)
  })

  it('registers late: bought at once, and shown later', async () => {
    sandbox.fault({ kind: 'registersLate', operation: 'book', ms: 300, times: 1 })
    await expect(ask(dispatch, order('HIDDEN'))).rejects.toThrow()
    expect([soldAs('HIDDEN').length, await isFound('HIDDEN')]).toEqual([1, false])
    await expect.poll(() => isFound('HIDDEN')).toBe(true)
  })

  it('knows no order for a while', async () => {
    await ask(dispatch, order('FORGOTTEN'))
    sandbox.fault({ kind: 'findsNothing', ms: 300 })
    expect(await isFound('FORGOTTEN')).toBe(false)
    await expect.poll(() => isFound('FORGOTTEN')).toBe(true)
  })

  it('keeps of each order its key, when it was bought and when it was cancelled', async () => {
    const keyed = (key: string) => {
      const given = order('KEYED')
      return { ...given, shipmentIdentifiers: [...given.shipmentIdentifiers, { type: 'EXTERNAL', value: key }] }
    }
    const first = await ask(dispatch, keyed('one'))
    await ask(dispatch, keyed('two'))
    await ask(`/api/v4/ltl/shipments/${first.json.id}/cancellations`, {})
    expect(soldAs('KEYED').map(({ key, cancelledAt }) => [key, cancelledAt === null])).toEqual([
      ['one', false],
      ['two', true],
    ])
    const reference = { shipmentIdentifiers: [{ type: 'BILL_OF_LADING', value: 'KEYED' }] }
    await ask('/api/v4/ltl/shipments/cancellations', { capacityProviderAccountGroup: group('DMRX'), ...reference })
    expect(soldAs('KEYED').filter(({ cancelledAt }) => cancelledAt === null)).toEqual([])
  })

  it('is led from outside by its levers', async () => {
    const lever = (path: string, body: unknown) =>
      fetch(`${sandbox.url}/_sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) })
    expect((await lever('faults', { kind: 'status500', operation: 'rate', times: 1 })).status).toBe(204)
    expect((await ask(rates, question('DMRX'))).status).toBe(500)
    expect((await ask(rates, question('DMRX'))).status).toBe(200)
    expect((await lever('faults', { kind: 'earthquake' })).status).toBe(400)
    expect((await lever('events', { bol: 'nobody', events: [] })).status).toBe(404)
  })
})

it('remembers what it sold when it is killed right after', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-sandbox-'))
  const ledger = join(folder, 'ledger.jsonl')
  const start = async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--ledger', ledger])
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    return { child, url }
  }
  const first = await start()
  await ask(dispatch, order('KEPT'), first.url)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await start()
  const kept = (await (await fetch(`${second.url}/_sandbox/ledger`)).json()) as { entries: LedgerEntry[] }
  expect(kept.entries.map(({ bol, kind }) => [bol, kind])).toEqual([['KEPT', 'dispatch']])
  const identifiers = [
    { type: 'BILL_OF_LADING', value: 'KEPT' },
    { type: 'CAPACITY_PROVIDER_ACCOUNT_CODE', value: 'DMRX' },
  ]
  expect((await ask('/api/v4/shipments/tracking', { identifiers }, second.url)).status).toBe(200)
  second.child.kill('SIGTERM')
  await once(second.child, 'exit')
  rmSync(folder, { recursive: true })
})
