import { type Call, calls, messages, pathOf } from '@waybill/contract'
import { UserManagement, userManagementBodies } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { FileUpload } from '@waybill/contract/calls/Shipment/FileUpload.ts'
import type { WireFile } from '@waybill/contract/wire/file.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { newCompany, newPerson, type Person } from '../testing/company.ts'
import { startTestNode, type TestNode } from '../testing/node.ts'
import { makeOneOfEverything, type OneOfEverything } from '../testing/oneOfEverything.ts'
import { wildRequests } from '../testing/wildBodies.ts'

let node: TestNode
let company: Person
let known: OneOfEverything
beforeAll(async () => {
  node = await startTestNode()
  company = await newCompany(node)
  const made = await makeOneOfEverything(node, company)
  const { file } = (await send(FileUpload, {}, { shipmentId: made.shipmentId }, company)).json<{ file: WireFile }>()
  known = { ...made, fileId: file.fileId }
})
afterAll(() => node.close())

/** How often each call is asked; all of them together are asked as often as the bench says. */
const TOTAL = Number(process.env.WILD_REQUESTS ?? 0)
const COUNT = Object.keys(calls).length + Object.keys(userManagementBodies).length
const RUNS = TOTAL === 0 ? 40 : Math.ceil(TOTAL / COUNT)

/** Longer than this is a hang. */
const HANG_MS = 5_000

function payloadOf(call: Call, body: unknown): { payload: string; type: string } {
  const text = JSON.stringify(body) ?? ''
  if (call.takes === 'json') return { payload: text, type: 'application/json' }
  const part = (head: string, content: string) =>
    `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const payload = `${part('name="body"', text)}${part('name="file"; filename="a.txt"', 'a')}--cut--\r\n`
  return { payload, type: 'multipart/form-data; boundary=cut' }
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function send(call: Call, query: object, body: unknown, { token }: Person) {
  const { payload, type } = payloadOf(call, body)
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]),
  )
  return node.server.inject({
    method: 'POST',
    url: `${pathOf(call)}?${search}`,
    payload,
    headers: { 'content-type': type, authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  })
}

async function survives(call: Call, requests: fc.Arbitrary<{ query: object; body: unknown }>): Promise<void> {
  // A person of its own: a call may end the session it was made with.
  const clerk = await newPerson(node, company.clientId)
  const property = fc.asyncProperty(requests, async ({ query, body }) => {
    const asked = performance.now()
    const answer = await send(call, query, body, clerk)
    expect(performance.now() - asked).toBeLessThan(HANG_MS)
    if (answer.statusCode === 200) {
      if (call.gives !== 'file') expect(call.reply.safeParse(answer.json()).error).toBeUndefined()
      return
    }
    expect([answer.statusCode, answer.body]).toEqual([expect.toSatisfy((s: number) => s < 500), expect.any(String)])
    expect(answer.json()).toMatchObject({
      code: expect.toSatisfy((code: string) => code in messages),
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    })
  })
  // One failing request says enough; making it small asks the server hundreds of times more.
  await fc.assert(property, { numRuns: RUNS, endOnFailure: TOTAL > 0 })
}

it.each(Object.values<Call>(calls).map(call => [`${call.group}/${call.name}`, call] as const))(
  '%s survives whatever is sent, and refuses in the one shape',
  (_, call) => survives(call, wildRequests(call, { ...known, version: 1 })),
)

it.each(Object.entries(userManagementBodies))('so does action %s of LogIn/UserManagement', (actions, body) =>
  survives(UserManagement, wildRequests({ query: z.object({ actions: z.literal(actions) }), body }, {})),
)
