import { expect, test } from 'vitest'
import { CallProblem } from '../../api/problem.ts'
import {
  type AskedWindow,
  askForm,
  closesBefore,
  fromGroup,
  membersOf,
  questionOf,
  refusalAtFields,
  startDeadline,
} from './askForm.ts'

const values = {
  ...{ carriers: ['DMQA', 'DMQB'], group: '', date: '2026-11-24', time: '15:00', remindMinutes: '60' },
  others: [
    { CarrierName: '', email: '' },
    { CarrierName: 'Test Carrier', email: 'test@carrier.invalid' },
  ],
  ...{ EquipmentType: '', notes: '', target: '1,250.5', targetShown: true, files: ['7'] },
}

const asked = Date.parse('2026-11-24T20:05:00Z')
const inReno = (from: string, to: string) => ({
  ...{ PickupByDate: '2026-11-24', PickupByFromTime: from, PickupByToTime: to, zone: 'America/Los_Angeles' },
})

test('a deadline starts before the truck is there, on the clock of the company', () => {
  const start = (...windows: readonly AskedWindow[]) => startDeadline('America/New_York', windows, asked)
  expect(start()).toEqual({ date: '2026-11-25', time: '12:00' })
  expect(start(inReno('14:00', '16:30'))).toEqual({ date: '2026-11-24', time: '16:00' })
  // Of several shipments the one that leaves first counts, and of one without a day nothing is known.
  expect(start(inReno('14:00', '16:30'), { ...inReno('13:30', '14:30'), PickupByDate: '' })).toEqual({
    ...{ date: '2026-11-24', time: '16:00' },
  })
  expect(start(inReno('09:00', '12:30'))).toEqual({ date: '', time: '' })
})

test('a deadline behind the pickup window is told so, and none that is wanted too late', () => {
  const closes = (time: string, ...window: readonly [string, string]) =>
    closesBefore({ date: time === '' ? '' : '2026-11-24', time }, 'America/New_York', [inReno(...window)], asked)
  expect(closes('19:29', '14:00', '16:30')).toBeNull()
  expect(closes('19:30', '14:00', '16:30')).toBe('2026-11-25T00:30:00.000Z')
  expect(closes('', '14:00', '16:30')).toBeNull()
  expect(closes('', '08:00', '12:00')).toBe('2026-11-24T20:00:00.000Z')
})

test('a question that goes to nobody is held up at the carriers', () => {
  const others = [{ CarrierName: '', email: '' }]
  const read = askForm('USD').safeParse({ ...values, carriers: [], others })
  expect(read.error?.issues).toMatchObject([{ path: ['carriers'], params: { code: 'nobodyAsked' } }])
  expect(askForm('USD').safeParse({ ...values, others }).success).toBe(true)
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
