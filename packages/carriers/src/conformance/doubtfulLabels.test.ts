import { describe, expect, test } from 'vitest'
import { fedex } from '../fedex/index.ts'
import { openKit } from '../kit/kit.ts'
import { type Said, startAnswering } from '../testing/answering.ts'
import { exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { CANARY, wireCallOf } from '../testing/shipment.ts'
import { ups } from '../ups/index.ts'
import { usps } from '../usps/index.ts'

const at = <Settings>(url: string, scac: string, settings: Settings) => ({
  ...{ clientId: 1, accountId: 1, scac, baseUrl: url, secrets: [CANARY] },
  settings,
})
const signIn = { clientId: 'example', clientSecret: CANARY }
const upsAt = (url: string) => at(url, 'UPSN', { ...signIn, accountNumber: 'A1B2C3', pickupType: '01' as const })
const fedexAt = (url: string) =>
  at(url, 'FDEG', {
    ...{ ...signIn, accountNumber: '510088000', holdLocation: '' },
    pickupType: 'USE_SCHEDULED_PICKUP' as const,
  })
const uspsAt = (url: string) =>
  at(
    url,
    'USPS',
    usps(openKit()).readSettings({
      ...{ ...signIn, crid: '12345678', mid: '901000123', accountNumber: '1000405', accountType: 'EPS' },
    }),
  )

const carriers = {
  ups: {
    buy: (url: string) => ups(openKit()).labels.buy(upsAt(url), exampleLabels('ref', '03'), wireCallOf()),
    recover: (url: string) => ups(openKit()).labels.recover(upsAt(url), exampleLabels('ref', '03'), wireCallOf()),
    rate: (url: string) => ups(openKit()).rate(upsAt(url), collect, wireCallOf()),
  },
  fedex: {
    buy: (url: string) => fedex(openKit()).labels.buy(fedexAt(url), exampleLabels('ref', 'FEDEX_GROUND'), wireCallOf()),
    recover: (url: string) =>
      fedex(openKit()).labels.recover(fedexAt(url), exampleLabels('ref', 'FEDEX_GROUND'), wireCallOf()),
    rate: (url: string) => fedex(openKit()).rate(fedexAt(url), collect, wireCallOf()),
  },
  usps: {
    buy: (url: string) =>
      usps(openKit()).labels.buy(uspsAt(url), exampleLabels('ref', 'USPS_GROUND_ADVANTAGE'), wireCallOf()),
    recover: (url: string) =>
      usps(openKit()).labels.recover(uspsAt(url), exampleLabels('ref', 'USPS_GROUND_ADVANTAGE'), wireCallOf()),
    rate: (url: string) => usps(openKit()).rate(uspsAt(url), collect, wireCallOf()),
  },
}
const collect = { ...exampleParcels(), terms: 'collect' as const }
const names = Object.keys(carriers) as (keyof typeof carriers)[]

/** Signs whoever asks in, and says this to all else. */
async function heard<Outcome>(said: Said, ask: (url: string) => Promise<Outcome>) {
  const server = await startAnswering(asked =>
    /token|payment-authorization/.test(asked)
      ? { body: '{"access_token":"t","paymentAuthorizationToken":"p","expires_in":"14399","token_type":"Bearer"}' }
      : said,
  )
  const outcome = await ask(server.url)
  await server.close()
  return { outcome, asked: server.asked }
}

const elsewhere = {
  status: 404,
  body: JSON.stringify({
    response: { errors: [{ code: '404', message: 'Resource not found' }] },
    errors: [{ code: 'NOT.FOUND.ERROR', message: 'The resource was not found' }],
    error: { code: '404', message: 'Resource not found' },
  }),
}

describe.each(names)('%s', name => {
  const { buy, recover, rate } = carriers[name]

  test('a path that a gateway does not know is no word that a label was never sold', async () => {
    const { outcome, asked } = await heard(elsewhere, recover)
    expect(asked.length).toBeGreaterThan(1)
    expect(outcome.kind).toBe('failed')
  })

  test('a gateway that gave up waiting leaves a purchase unknown', async () => {
    expect((await heard({ status: 408, body: '{}' }, buy)).outcome.kind).toBe('unknown')
  })

  test('what another pays without an account of his is not asked about, and never charged to ours', async () => {
    const { outcome, asked } = await heard({}, rate)
    expect(outcome).toMatchObject([{ kind: 'failed', reason: 'refused' }])
    expect(asked).toEqual([])
  })
})

test('the post that still works on the same request has not refused it', async () => {
  const { outcome } = await heard(
    { status: 409, body: '{"error":{"code":"409","message":"In progress"}}' },
    carriers.usps.recover,
  )
  expect(outcome.kind).toBe('failed')
})
