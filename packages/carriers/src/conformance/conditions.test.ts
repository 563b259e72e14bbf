import {
  brokenBy,
  type Condition,
  type ConditionedCall,
  inWords,
  isMet,
  type Json,
  occurrences,
} from '@waybill/conditions'
import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Recorded } from '../testing/openApi.ts'
import { startRecording } from '../testing/recording.ts'
import { breaking } from './conditioned/breakRow.ts'
import { type Conditioned, sayConditioned } from './conditioned/conditioned.ts'
import { conditionedFedex } from './conditioned/fedex.ts'
import { conditionedUps } from './conditioned/ups.ts'
import { conditionedUsps } from './conditioned/usps.ts'

const carriers: Readonly<Record<string, Conditioned>> = {
  FedEx: conditionedFedex,
  UPS: conditionedUps,
  USPS: conditionedUsps,
}

interface Said {
  readonly call: string
  readonly body: Json
  readonly exchange: Recorded
}

const titleFor = ({ field, rule, source }: Condition): string => `${field} ${rule.is}: ${source}`

describe.each(Object.entries(carriers))('%s', (_, carrier) => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let recording: Awaited<ReturnType<typeof startRecording>>
  const said: Said[] = []

  beforeAll(async () => {
    sandbox = await startSandbox()
    recording = await startRecording(sandbox.url)
    await sayConditioned(carrier, recording.url)
    for (const exchange of recording.recorded) {
      const { method, path, body } = exchange
      const call = carrier.callsAt.find(([verb, at]) => verb === method && at.test(path))?.[2]
      if (call !== undefined) said.push({ call, exchange, body: body === '' ? {} : JSON.parse(body) })
    }
  })
  afterAll(async () => {
    await recording.close()
    await sandbox.close()
  })

  const taken = (call: string): readonly Said[] =>
    said.filter(one => one.call === call && one.exchange.status >= 200 && one.exchange.status < 300)

  /** The same request with another body, as somebody new who sends it. */
  async function send({ exchange }: Said, body: Json): Promise<{ readonly status: number; readonly text: string }> {
    const { method, path, query, headers } = exchange
    const key = 'x-idempotency-key' in headers ? { 'x-idempotency-key': crypto.randomUUID() } : {}
    const answer = await fetch(sandbox.url + path + query, {
      ...{ method, headers: { ...headers, ...key }, body: JSON.stringify(body) },
    })
    return { status: answer.status, text: await answer.text() }
  }

  describe.each(Object.entries(carrier.calls))('%s', (call, conditionedCall: ConditionedCall) => {
    test('is said without a breach of any condition', () => {
      expect(taken(call)).not.toEqual([])
      const breaches = said
        .filter(one => one.call === call)
        .flatMap(({ body }) => brokenBy(conditionedCall, body).map(titleFor))
      expect([...new Set(breaches)]).toEqual([])
    })

    test('sends nothing that is left out of the table for not being sent', () => {
      const fields = conditionedCall.leftOut.flatMap(one => (one.areSent === true ? [] : one.fields))
      const sent = fields.filter(field =>
        taken(call).some(({ body }) => occurrences(body, field).some(({ value }) => value !== undefined)),
      )
      expect(sent).toEqual([])
    })

    const rows = conditionedCall.conditions.map((row): [string, Condition] => [titleFor(row), row])
    test.skipIf(rows.length === 0).each(rows)('%s', async (name, row) => {
      const bodies = taken(call).map(({ body }) => body)
      expect(bodies.some(body => isMet(row, body))).toBe(true)
      const found = breaking(conditionedCall, row, bodies, carrier.breaks)
      if (found === null) throw new Error(`no request breaks it alone: ${name}`)
      const whole = taken(call).find(({ body }) => body === found.request)
      if (whole === undefined) throw new Error('it was said by nobody')
      const { status, text } = await send(whole, found.broken)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(JSON.parse(text)).toEqual(expect.anything())
      expect(text).toContain(JSON.stringify(inWords(row)).slice(1, -1))
    })
  })
})
