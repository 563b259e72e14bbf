import '../../texts/exceptions.ts'
import '../../texts/reports.ts'
import '../../texts/track.ts'
import { countedBy } from '@waybill/contract/report.ts'
import { report } from '@waybill/contract/reports/lateFreight.ts'
import { afterAll, expect, it } from 'vitest'
import { speak } from '../../texts/language.ts'
import { text, textsReady } from '../../texts/texts.ts'
import { writeFilter } from '../DataList/filters.ts'
import { chipText } from '../DataList/filterText.ts'
import { countedName } from './countedName.ts'

afterAll(() => speak('en-us'))

const counted = { id: 'counted', kind: 'many', label: 'track.counted', whole: true, name: countedName } as const
const chip = (row: Record<string, string>): string =>
  chipText(counted, writeFilter(countedBy(report, {}, row)), [], text)

it('what nobody has said of is one sentence, in both languages', async () => {
  const late = { carrier: 'DMBL', late: 'deliveryLate', reason: '', side: '' }
  expect(chip(late)).toBe('Counted as: Late Freight, DMBL, Delivery late, No reason yet')
  expect(chip({ ...late, reason: 'weather', side: 'weather' })).toBe(
    'Counted as: Late Freight, DMBL, Delivery late, Weather, Side: Weather',
  )
  expect(chip({ toState: '', consignee: '' })).toBe('Counted as: Late Freight, Consignee: –, To: –')
  speak('es-es')
  await textsReady()
  expect(chip(late)).toBe('Contados como: Carga tardía, DMBL, Entrega tarde, Sin motivo todavía')
})
