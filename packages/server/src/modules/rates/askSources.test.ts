import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { shipmentOfPlain } from '@waybill/domain'
import pino from 'pino'
import { expect, it } from 'vitest'
import { openBackground } from '../../background.ts'
import { Refusal } from '../../refusal.ts'
import { freight } from '../../testing/freight.ts'
import { askSources, type Heard } from './askSources.ts'
import type { RateSource, SourceAnswer, SourceRefusal } from './sources.ts'

const answer = (reason: string): SourceRefusal => ({ kind: 'refused', source: 'Test', reason, params: {} })
const source = (scac: string, ask: RateSource['ask']): RateSource => ({
  ...{ scac, carrierName: scac, name: 'Test', accountId: null, connector: '' },
  ask,
})
const question = { shipment: shipmentOfPlain(freight), askedAt: 0, askedOn: '1970-01-01' }

function listen(limits: { deadlineMs?: number; lateMs?: number }) {
  const heard: string[] = []
  const failed: string[] = []
  const background = openBackground(pino({ level: 'silent' }))
  const hear = async ({ source: { scac }, answers }: Heard) => {
    for (const said of answers) heard.push(`${scac} ${said.kind === 'refused' ? said.reason : 'price'}`)
  }
  const onFailure = ({ scac }: RateSource) => {
    failed.push(scac)
  }
  return { heard, failed, background, listening: { hear, onFailure, background, ...limits } }
}

it('hears everybody, whatever one of them throws', async () => {
  const { heard, failed, listening } = listen({})
  const sources = [
    source('DMAA', async () => [answer('one'), answer('two')]),
    source('DMBB', () => Promise.reject(new Error('broken'))),
  ]
  await askSources(sources, question, listening)
  expect(heard.sort()).toEqual(['DMAA one', 'DMAA two', 'DMBB sourceFailed'])
  expect(failed).toEqual(['DMBB'])
})

it('says of a source that was not asked since this is a copy of the database just that, and that nothing failed', async () => {
  const { heard, failed, listening } = listen({})
  await askSources([source('DMAA', () => Promise.reject(new Refusal('CopyHeld')))], question, listening)
  expect(heard).toEqual(['DMAA copyHeld'])
  expect(failed).toEqual([])
})

it('answers at the deadline, naming who was silent, and still hears what comes late', async () => {
  const { heard, background, listening } = listen({ deadlineMs: 20 })
  const late = Promise.withResolvers<readonly SourceAnswer[]>()
  const heardLate = Promise.withResolvers<void>()
  const hear: typeof listening.hear = async said => {
    await listening.hear(said)
    if (said.answers.some(one => one.kind === 'refused' && one.reason === 'cheap')) heardLate.resolve()
  }
  const sources = [source('DMAA', () => late.promise), source('DMBB', async () => [answer('one')])]
  await askSources(sources, question, { ...listening, hear })
  expect(heard).toEqual(['DMBB one', 'DMAA noAnswer'])
  late.resolve([answer('cheap')])
  await heardLate.promise
  expect(heard).toEqual(['DMBB one', 'DMAA noAnswer', 'DMAA cheap'])
  await background.close()
})

it('says of nobody that he was silent because this node stopped: the question was cut short', async () => {
  const { heard, background, listening } = listen({ deadlineMs: 600_000 })
  const silent = source('DMAA', () => new Promise(() => {}))
  const cut = expect(
    askSources([silent, source('DMBB', async () => [answer('one')])], question, listening),
  ).rejects.toMatchObject({ code: 'Unavailable' })
  await expect.poll(() => heard).toEqual(['DMBB one'])
  await background.close()
  await cut
  expect(heard).toEqual(['DMBB one'])
})

it('tells who never answers to stop, when the time is over and when the node stops', async () => {
  const told: string[] = []
  const never =
    (scac: string): RateSource['ask'] =>
    (_question, signal) => {
      signal.addEventListener('abort', () => told.push(scac))
      return new Promise(() => {})
    }
  const short = listen({ deadlineMs: 5, lateMs: 10 })
  await askSources([source('DMAA', never('DMAA'))], question, short.listening)
  await short.background.close()
  const long = listen({ deadlineMs: 5, lateMs: 600_000 })
  await askSources([source('DMBB', never('DMBB'))], question, long.listening)
  await long.background.close()
  expect(told).toEqual(['DMAA', 'DMBB'])
})

it('leaves nothing at the node’s own signal when it is over', async () => {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  const { background, listening } = listen({})
  const ending = await new Promise<AbortSignal>(given => background.run(async signal => given(signal)))
  const asked: WeakRef<AbortSignal>[] = []
  const sources = ['DMAA', 'DMBB'].map(scac =>
    source(scac, async (_question, signal) => {
      asked.push(new WeakRef(signal))
      return [answer('one')]
    }),
  )
  for (let burst = 0; burst < 20; burst += 1) await askSources(sources, question, listening)
  await expect.poll(() => getEventListeners(ending, 'abort')).toEqual([])
  await expect
    .poll(() => {
      gc()
      return asked.filter(signal => signal.deref() !== undefined).length
    })
    .toBe(0)
  await background.close()
})

it('passes on that what was heard could not be kept', async () => {
  const { listening } = listen({})
  const hear = () => Promise.reject(new Error('the database is away'))
  await expect(
    askSources([source('DMAA', async () => [answer('one')])], question, { ...listening, hear }),
  ).rejects.toThrow('the database is away')
})
