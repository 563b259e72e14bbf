import { expect, test } from 'vitest'
import { CallProblem } from '../../api/problem.ts'
import { askForm, fromGroup, membersOf, questionOf, refusalAtFields, usualDeadline } from './askForm.ts'

const values = {
  ...{ carriers: ['DMQA', 'DMQB'], group: '', date: '2026-11-24', time: '15:00', remindMinutes: '60' },
  others: [
    { CarrierName: '', email: '' },
    { CarrierName: 'Test Carrier', email: 'test@carrier.invalid' },
  ],
  ...{ EquipmentType: '', notes: '', target: '1,250.5', targetShown: true, files: ['7'] },
}

test.each([
  ['09:01', '2026-11-24', '13:15'],
  ['13:59', '2026-11-24', '18:00'],
  ['14:01', '2026-11-25', '12:00'],
  ['23:50', '2026-11-25', '12:00'],
])('asked at %s, carriers have until %s %s', (time, date, until) => {
  expect(usualDeadline({ date: '2026-11-24', time })).toEqual({ date, time: until })
})

test.each([
  ['2026-11-22', '10:47', '2026-11-23'],
  ['2026-11-20', '16:00', '2026-11-23'],
  // Thanksgiving, and the Friday after it.
  ['2026-11-25', '16:00', '2026-11-30'],
])('asked on %s at %s, when nobody works, carriers have until %s at noon', (date, time, until) => {
  expect(usualDeadline({ date, time })).toEqual({ date: until, time: '12:00' })
})

test('lines that stayed blank are nobody, and amounts are minor units', () => {
  expect(questionOf(values, 'USD')).toMatchObject({
    carriers: [{ SCAC: 'DMQA' }, { SCAC: 'DMQB' }, { SCAC: '', email: 'test@carrier.invalid' }],
    deadline: { date: '2026-11-24', time: '15:00' },
    ...{ remindMinutes: 60, target: 1_250_50, fileIds: [7] },
  })
  expect(questionOf({ ...values, target: '', remindMinutes: '' }, 'USD')).toMatchObject({
    target: null,
    remindMinutes: 0,
  })
})

test.each(['0', '-5', 'soon', '1.234'])('a target of %s is refused at its field', target => {
  const read = askForm('USD').safeParse({ ...values, target })
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(['target'])
})

test('a group fills the form with its members and comes back the same', () => {
  const members = membersOf(values)
  expect(membersOf(fromGroup({ members }))).toEqual(members)
})

test('what the server refuses stands at the line it is about, with its sentence', () => {
  const refused = new CallProblem('refused', 422, {
    code: 'SpotQuoteFailed',
    message: 'Error occurred while saving spot quote carrier',
    issues: [
      { at: 'body.carriers.1.SCAC', code: 'noAddress', params: { carrier: 'DMQB' } },
      { at: 'body.carriers.2.email', code: 'badForm', params: { carrier: 'Test Carrier' } },
    ],
  })
  const placed = refusalAtFields(refused, values) as CallProblem
  expect(placed.issues.map(({ at, code }) => `${at} ${code}`)).toEqual([
    'body.carriers carrierNoAddress',
    'body.others.1.email invalid_email',
    'body invalid',
  ])
  const late = new CallProblem('refused', 400, {
    code: 'InvalidInput',
    issues: [{ at: 'body.deadline.date', code: 'past', params: {} }],
  })
  expect((refusalAtFields(late, values) as CallProblem).issues).toMatchObject([
    { at: 'body.date', code: 'deadlinePast' },
  ])
})
