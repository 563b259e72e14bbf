import type { ScaleWeight } from '@waybill/domain'
import { expect, it } from 'vitest'
import { type Hid, type HidDevice, type HidReport, openHidScale } from './hidScale.ts'

/** A browser with a scale: which a person chooses, or has chosen before. */
function playedHid() {
  const reports = new Set<(event: HidReport) => void>()
  const gone = new Set<(event: { device: HidDevice }) => void>()
  const sent: [number, number[]][] = []
  const asked: unknown[] = []
  let opened = false
  const device: HidDevice = {
    get opened() {
      return opened
    },
    async open() {
      opened = true
    },
    async close() {
      opened = false
    },
    sendReport: async (id, data) => void sent.push([id, [...data]]),
    addEventListener: (_, listener) => void reports.add(listener),
    removeEventListener: (_, listener) => void reports.delete(listener),
  }
  const hid: Hid & { chosen: HidDevice[] } = {
    chosen: [device],
    getDevices: async () => hid.chosen,
    requestDevice: async filters => {
      asked.push(filters)
      return hid.chosen
    },
    addEventListener: (_, listener) => void gone.add(listener),
    removeEventListener: (_, listener) => void gone.delete(listener),
  }
  const say = (reportId: number, ...bytes: number[]) => {
    for (const hear of reports) hear({ reportId, data: new DataView(Uint8Array.from(bytes).buffer) })
  }
  const unplug = () => {
    for (const hear of gone) hear({ device })
  }
  return { hid, sent, asked, say, unplug, isOpen: () => opened, listeners: () => reports.size + gone.size }
}

it('shows what the scale of this computer says, less its tare', async () => {
  const { hid, asked, sent, say, unplug, isOpen, listeners } = playedHid()
  const told: (ScaleWeight | null)[] = []
  const scale = openHidScale(hid, weight => told.push(weight))
  expect(await scale.ask()).toBe(true)
  expect([isOpen(), asked]).toEqual([true, [{ filters: [{ usagePage: 0x8d }] }]])
  say(3, 3, 12, 0xff, 90, 0)
  say(3, 4, 12, 0xff, 12, 0)
  say(1, 4, 12, 0xff, 99, 0)
  say(3, 9, 9)
  expect(told.map(one => one?.state)).toEqual(['moving', 'stable'])
  scale.tare()
  say(3, 4, 12, 0xff, 107, 0)
  expect(told.at(-1)).toEqual({ state: 'stable', value: 9.5, unit: 'lb', pounds: 9.5, tare: 1.2 })
  scale.clear()
  expect(told.at(-1)).toMatchObject({ value: 10.7, tare: 0 })
  await scale.zero()
  expect(sent).toEqual([[2, [2]]])
  unplug()
  expect(told.at(-1)).toBeNull()
  say(3, 4, 12, 0xff, 12, 0)
  expect(told.at(-1)).toBeNull()
  await scale.again()
  say(3, 4, 12, 0xff, 12, 0)
  expect(told.at(-1)).toMatchObject({ pounds: 1.2 })
  scale.close()
  expect([isOpen(), listeners()]).toEqual([false, 0])
})

it('is none where nobody chose one', async () => {
  const { hid } = playedHid()
  hid.chosen = []
  const scale = openHidScale(hid, () => {})
  expect(await scale.ask()).toBe(false)
  await scale.again()
  scale.tare()
  await scale.zero()
  scale.close()
})
