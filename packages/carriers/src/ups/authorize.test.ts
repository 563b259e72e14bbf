import { createHash } from 'node:crypto'
import { type Sandbox, startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { registered } from '../kit/openAccount.ts'
import { openDescriptions } from '../testing/openApi.ts'
import { isPublished, published } from '../testing/published.ts'
import { startRecording } from '../testing/recording.ts'
import { wireCallOf } from '../testing/shipment.ts'
import { ups } from './index.ts'

const DOCUMENT = 'ups/openapi/OAuthAuthCode.yaml'
const redirectUri = 'https://waybill.example/UPSConnected'
const verifier = 'a-verifier-of-more-than-forty-three-characters'
const challenge = createHash('sha256').update(verifier).digest('base64url')

let sandbox: Sandbox
let recording: Awaited<ReturnType<typeof startRecording>>
beforeAll(async () => {
  sandbox = await startSandbox()
  recording = await startRecording(sandbox.url)
})
afterAll(async () => {
  await recording.close()
  await sandbox.close()
})

const open = () => {
  const settings = { clientId: 'waybill', clientSecret: 'waybill-of-the-sandbox', accountNumber: '-' }
  const account = { clientId: 1, accountId: 0, scac: 'UPSN', baseUrl: `${recording.url}/ups/api`, settings }
  const { authorization } = registered(ups(openKit())).open(account)
  if (authorization === undefined) throw new Error('UPS connects no accounts')
  return authorization
}

const codeOf = async (given = challenge): Promise<string> => {
  const address = open().address({ redirectUri, state: 'a state', challenge: given })
  // Straight to the sandbox: a browser follows where it is sent to, nobody records that.
  const page = address.replace(recording.url, sandbox.url)
  const { headers } = await fetch(`${page}&user=dana&answer=allow`, { redirect: 'manual' })
  const back = new URL(headers.get('location') ?? '')
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([redirectUri, 'a state'])
  return back.searchParams.get('code') ?? ''
}

it('a code gives tokens once, to whoever has the verifier, and a refresh token a new pair once', async () => {
  const wireCall = wireCallOf()
  const stolen = await open().exchange(
    { code: await codeOf(), verifier: 'another verifier', redirectUri },
    wireCallOf(),
  )
  expect(stolen).toMatchObject({ kind: 'failed', reason: 'credentials' })
  const code = await codeOf()
  const first = await open().exchange({ code, verifier, redirectUri }, wireCall)
  if (first.kind !== 'tokens') throw new Error(first.message)
  expect(first.tokens.accessUntil).toBeGreaterThan(wireCall.now())
  expect(await open().exchange({ code, verifier, redirectUri }, wireCallOf())).toMatchObject({ kind: 'failed' })
  const { refreshToken } = first.tokens
  const second = await open().refresh({ refreshToken }, wireCall)
  if (second.kind !== 'tokens') throw new Error(second.message)
  expect(second.tokens.refreshToken).not.toBe(refreshToken)
  expect(await open().refresh({ refreshToken }, wireCallOf())).toMatchObject({ kind: 'failed', reason: 'credentials' })
  const traces = JSON.stringify(wireCall.exchanges)
  const secrets = [
    verifier,
    code,
    ...[first, second].flatMap(({ tokens }) => [tokens.accessToken, tokens.refreshToken]),
  ]
  for (const secret of [...secrets, 'waybill-of-the-sandbox']) expect(traces).not.toContain(secret)
  // With PKCE a token is asked for without the app's secret, a refresh with it (OAuthAuthCode.yaml).
  const signed = recording.recorded
    .filter(({ method }) => method === 'POST')
    .map(({ path, headers }) => [path.split('/').at(-1), headers.authorization !== undefined])
  expect(new Set(signed.map(String))).toEqual(new Set(['token,false', 'refresh,true']))
})

const name = 'is spoken, by us and by the sandbox, as UPS publishes it'
const isThere = isPublished(DOCUMENT)
it.skipIf(!isThere)(isThere ? name : `${name}: left out, its description is not beside the checkout`, async () => {
  const code = await codeOf()
  const got = await open().exchange({ code, verifier, redirectUri }, wireCallOf())
  if (got.kind === 'tokens') await open().refresh(got.tokens, wireCallOf())
  const findingsOf = openDescriptions({ documents: [DOCUMENT], leavesLengths: false, known: [] })
  expect([...new Set(recording.recorded.flatMap(findingsOf))]).toEqual([])
  expect(recording.recorded.length).toBeGreaterThan(1)
  const address = new URL(open().address({ redirectUri, state: 'a state', challenge }))
  for (const parameter of address.searchParams.keys())
    expect(published(DOCUMENT)).toMatch(new RegExp(`name: ${parameter}\\s`))
})
