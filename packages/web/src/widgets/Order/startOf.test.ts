import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, it } from 'vitest'
import { type KeptOrder, readKept } from './keptOrder.ts'
import { formOfShipment } from './orderForm.ts'
import { withKept } from './startOf.ts'
import type { OrderStart } from './useOrder.ts'

const saved = (shipmentId: number, version: number) =>
  ({ shipmentId, version, uniqueName: 'u', status: 'Q', content: '{}' }) as const
const start = { form: { loadNumber: 'server' }, saved: saved(42, 3), draftId: null } as unknown as OrderStart
const local = (kept: KeptOrder['saved']) => ({
  draftId: 7,
  kept: { kind: 'order-1' as const, form: { loadNumber: 'typed' } as unknown as KeptOrder['form'], saved: kept },
})

it('goes on with what this tab keeps of the shipment, as it was seen', () => {
  expect(withKept(start, local(saved(42, 3)))).toMatchObject({
    form: { loadNumber: 'typed' },
    draftId: 7,
    saved: saved(42, 3),
  })
})

it.each([
  ['nothing', null],
  ['an order that was never saved', local(null)],
  ['another shipment', local(saved(41, 3))],
])('takes the server’s where the tab keeps %s', (_, kept) => {
  expect(withKept(start, kept)).toBe(start)
})

it('loses nothing that was typed over an older version of it', () => {
  const base = { ...sampleShipment, loadNumber: '', trailerNumber: '' }
  const theirs = { ...base, trailerNumber: 'T-9', seals: 'THEIRS' }
  const typed = formOfShipment({ ...base, loadNumber: 'L-1', seals: 'MINE' })
  const of = (version: number, content: object) => ({ ...saved(42, version), content: JSON.stringify(content) })
  const opened = withKept(
    { ...start, form: formOfShipment(theirs), saved: of(3, theirs) },
    { draftId: 7, kept: { kind: 'order-1', form: typed, saved: of(2, base) } },
  )
  expect(opened.form).toMatchObject({ loadNumber: 'L-1', trailerNumber: 'T-9', seals: 'MINE' })
  expect(opened.conflict?.fields).toEqual(['seals'])
  expect(opened.saved?.version).toBe(3)
})

it.each([
  ['an older version of it', 2],
  ['the version that is shown', 3],
])('changes no rows that the form cannot change any more, typed over %s, and says so', (_, version) => {
  const theirs = { ...sampleShipment, loadNumber: '' }
  const items = sampleShipment.items.map(item => ({ ...item, description: 'Typed beside the stops' }))
  const typed = formOfShipment({ ...theirs, items, loadNumber: 'L-1' })
  const of = (seen: number) => ({ ...saved(42, seen), content: JSON.stringify(theirs) })
  const opened = withKept(
    { ...start, form: formOfShipment(theirs), saved: of(3), locksItems: true },
    { draftId: 7, kept: { kind: 'order-1', form: typed, saved: of(version) } },
  )
  expect(opened.form.loadNumber).toBe('L-1')
  expect(opened.form.items[0]?.description).toBe(sampleShipment.items[0]?.description)
  expect(opened.conflict?.fields).toEqual(['items'])
  expect(opened.conflict?.mine.items[0]?.description).toBe('Typed beside the stops')
})

it('asks again after a reload what was asked and not chosen yet', () => {
  const mine = { ...sampleShipment, seals: 'MINE' }
  const theirs = { ...sampleShipment, seals: 'THEIRS' }
  const question = { fields: ['seals'], mine, theirs }
  const at = { ...saved(42, 3), content: JSON.stringify(theirs) }
  const kept = readKept(
    JSON.parse(JSON.stringify({ kind: 'order-1', form: formOfShipment(mine), saved: at, question })),
  )
  const opened = withKept({ ...start, form: formOfShipment(theirs), saved: at }, kept && { draftId: 7, kept })
  expect(opened.form.seals).toBe('MINE')
  expect(opened.conflict).toEqual(question)
  // And over what was saved since.
  const later = { ...theirs, loadNumber: 'L-2' }
  const next = { ...saved(42, 4), content: JSON.stringify(later) }
  const over = withKept({ ...start, form: formOfShipment(later), saved: next }, kept && { draftId: 7, kept })
  expect(over.form).toMatchObject({ seals: 'MINE', loadNumber: 'L-2' })
  expect(over.conflict?.fields).toEqual(['seals'])
})

it('keeps what was typed and cannot be read, over a newer version as well', () => {
  const theirs = { ...sampleShipment, seals: 'THEIRS' }
  const form = formOfShipment(sampleShipment)
  const typed = { ...form, declaredValue: '12x', items: form.items.map(item => ({ ...item, weightLb: '5 hundred' })) }
  const of = (version: number, content: object) => ({ ...saved(42, version), content: JSON.stringify(content) })
  const opened = withKept(
    { ...start, form: formOfShipment(theirs), saved: of(3, theirs) },
    { draftId: 7, kept: { kind: 'order-1', form: typed, saved: of(2, sampleShipment) } },
  )
  expect(opened.form).toMatchObject({ declaredValue: '12x', seals: 'THEIRS' })
  expect(opened.form.items[0]).toMatchObject({
    weightLb: '5 hundred',
    description: sampleShipment.items[0]?.description,
  })
})
