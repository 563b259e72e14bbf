import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { sheetTexts } from '../../testing/freight.ts'
import { sharedNode } from '../../testing/node.ts'
import { tableLimits } from './csvFiles.ts'
import { loadRateSheet } from './loadRateSheet.ts'

it('loads whole sheets only, and says of every fault where it stands', async () => {
  const node = await sharedNode()
  const { clientId } = await newCompany(node)
  const load = (texts: Parameters<typeof loadRateSheet>[2]) =>
    node.app.db.forClient(clientId).transaction(tx => loadRateSheet(tx, clientId, texts, node.clock.now()))
  const good = sheetTexts('DMAA')
  const faults = async (texts: Parameters<typeof loadRateSheet>[2]) => {
    const loaded = await load(texts)
    return loaded.kind === 'errors' ? loaded.errors.map(({ file, row, code }) => `${file}:${row} ${code}`) : []
  }
  expect(await faults({ ...good, fuel: 'from,percent\n2025-13-01,x\n' })).toEqual([
    'fuel.csv:2 notADate',
    'fuel.csv:2 notAPercent',
  ])
  expect(await faults({ ...good, rates: 'table,class\n"A,70\n' })).toEqual([
    expect.stringMatching(/^rates.csv:\d badForm$/),
  ])
  expect(await faults({ ...good, rates: 'a,'.repeat(60) })).toEqual(['rates.csv:1 outOfRange'])
  expect(await faults({ ...good, lanes: 'x\n'.repeat(tableLimits.rows + 1) })).toEqual(['lanes.csv:1 outOfRange'])
  expect(await load(good)).toMatchObject({ kind: 'loaded', version: 1 })
  const two = await Promise.all([load(sheetTexts('DMAA', '97.00')), load(sheetTexts('DMAA', '98.00'))])
  expect(two.map(loaded => loaded.kind === 'loaded' && loaded.version).sort()).toEqual([2, 3])
  const later = sheetTexts('DMAA', '96.00', '2026-12-01')
  expect(await load(later)).toMatchObject({ kind: 'loaded', version: 4 })
  expect(await load(good)).toMatchObject({ kind: 'loaded', version: 5 })
  expect(await load(good)).toMatchObject({ kind: 'unchanged', version: 5 })
  expect(await load(later)).toMatchObject({ kind: 'unchanged', version: 4 })
})
