import { ReportCrash } from '@waybill/contract/calls/Utils/ReportCrash.ts'
import { ReportVitals } from '@waybill/contract/calls/Utils/ReportVitals.ts'
import pino from 'pino'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, startTestNode, testSettings } from '../../testing/node.ts'
import { openBudget } from './budget.ts'

it('writes a crash into the log with the reference that its page shows', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const node = await startTestNode(testSettings(), { log })
  const { token, userId } = await newCompany(node)
  const body = { route: '/Track', message: 'x is not a function', stack: 'at Track' }
  const { reply, status } = await ask(node, ReportCrash, { body }, token)
  expect(status).toBe(200)
  const crash = lines.find(({ msg }) => msg === 'a page stopped working')
  expect(crash).toMatchObject({ reqId: reply.reference, userId, ...body })
  expect(reply.reference).not.toBe('')
  const vitals = { browser: 'b', route: '/Track', lcp: 700 }
  expect((await ask(node, ReportVitals, { body: vitals }, token)).status).toBe(200)
  expect(lines.find(({ msg }) => msg === 'web vitals')).toMatchObject(vitals)
  await node.close()
})

it('lets a page that fails in a circle fill no log', () => {
  const budget = openBudget(2, 3)
  const at = (second: number) => new Date(second * 1000)
  expect([0, 1, 2, 59, 60].map(second => budget.take(1, at(second)))).toEqual([true, true, false, false, true])
  // One company's circle costs another nothing, until a node has heard enough.
  expect([2, 2, 3].map(clientId => budget.take(clientId, at(61)))).toEqual([true, true, false])
})
