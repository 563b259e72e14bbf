import { expect, it } from 'vitest'
import { freight } from '../../testing/freight.ts'
import { askSources, type Heard } from './askSources.ts'
import type { RateSource, SourceRefusal } from './sources.ts'

const answer = (reason: string): SourceRefusal => ({ kind: 'refused', source: 'Test', reason, params: {} })
const source = (scac: string, ask: RateSource['ask']): RateSource => ({ scac, carrierName: scac, name: 'Test', ask })

async function run(sources: readonly RateSource[], deadlineMs: number) {
  const heard: string[] = []
  const failed: string[] = []
  const hear = async ({ source: { scac }, answer: said }: Heard) => {
    heard.push(`${scac} ${said.kind === 'refused' ? said.reason : 'price'}`)
  }
  const question = { shipment: freight, askedAt: 0 }
  await askSources(sources, question, hear, ({ scac }) => failed.push(scac), deadlineMs)
  return { heard, failed }
}

it('hears everybody, whatever one of them throws', async () => {
  const sources = [
    source('DMAA', async () => [answer('one'), answer('two')]),
    source('DMBB', () => Promise.reject(new Error('broken'))),
    source('DMCC', async function* () {
      yield answer('three')
      throw new Error('broken halfway')
    }),
  ]
  const { heard, failed } = await run(sources, 60_000)
  expect(heard.sort()).toEqual(['DMAA one', 'DMAA two', 'DMBB sourceFailed', 'DMCC sourceFailed', 'DMCC three'])
  expect(failed.sort()).toEqual(['DMBB', 'DMCC'])
})

it('ends at the deadline, naming who was silent and telling them to stop', async () => {
  let told = false
  const silent = source('DMAA', (_question, signal) => {
    signal.addEventListener('abort', () => {
      told = true
    })
    return new Promise(() => {})
  })
  const { heard } = await run([silent, source('DMBB', async () => [answer('one')])], 20)
  expect(heard).toEqual(['DMBB one', 'DMAA noAnswer'])
  expect(told).toBe(true)
})
