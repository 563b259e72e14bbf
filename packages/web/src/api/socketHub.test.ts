import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Hub, type LineEnds, openHub, type SocketMessage } from './socketHub.ts'

interface Dialled extends LineEnds {
  readonly sent: unknown[]
  isClosed: boolean
}

let lines: Dialled[]
let held: string | null
let signedOut: number
let hub: Hub

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  held = 'key-1'
  signedOut = 0
  hub = openHub({
    dial: ends => {
      const line: Dialled = { ...ends, sent: [], isClosed: false }
      lines.push(line)
      return {
        send: text => void line.sent.push(JSON.parse(text)),
        close: () => {
          line.isClosed = true
        },
      }
    },
    key: () => held,
    onSignedOut: () => {
      signedOut += 1
    },
    chance: () => 1,
  })
})
afterEach(() => void vi.useRealTimers())

const last = (): Dialled => lines.at(-1) as Dialled
const hears = (message: object): void => last().onText(JSON.stringify(message))
const becomeReady = (): void => {
  last().onOpen()
  hears({ topic: 'ready' })
}
const listenTo = (uniqueName: string, topics?: readonly string[]) => {
  const heard: SocketMessage[] = []
  const again = vi.fn<() => void>()
  const stop = hub.listen(uniqueName, {
    onMessage: message => heard.push(message),
    onReconnect: again,
    ...(topics && { topics }),
  })
  return { heard, again, stop }
}

it('has one line however many listen, and says what is listened to', () => {
  const list = listenTo('')
  listenTo('', ['tracking'])
  becomeReady()
  const one = listenTo('ship-1', ['rate'])
  expect(lines).toHaveLength(1)
  expect(last().sent).toEqual([
    { token: 'key-1' },
    { watch: [{ uniqueName: '' }] },
    { watch: [{ uniqueName: '' }, { uniqueName: 'ship-1', topics: ['rate'] }] },
  ])
  list.stop()
  one.stop()
  expect(last().sent.at(-1)).toEqual({ watch: [{ uniqueName: '', topics: ['tracking'] }] })
})

it('gives each what it asked for', () => {
  const all = listenTo('')
  const one = listenTo('ship-1', ['rate'])
  becomeReady()
  hears({ topic: 'rate', uniqueName: 'ship-1' })
  hears({ topic: 'rate', uniqueName: 'ship-2' })
  hears({ topic: 'tracking', uniqueName: 'ship-1' })
  hears({ topic: 'missed' })
  hears({ topic: 'beat' })
  expect(all.heard).toHaveLength(4)
  expect(one.heard).toEqual([{ topic: 'rate', uniqueName: 'ship-1' }, { topic: 'missed' }])
})

it('comes back ever more rarely until the key was taken, and has missed something then', () => {
  const old = listenTo('')
  becomeReady()
  expect(old.again).not.toHaveBeenCalled()
  for (const wait of [500, 1_000, 2_000]) {
    last().onClose(1006)
    const before = lines.length
    vi.advanceTimersByTime(wait - 1)
    expect(lines).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(lines).toHaveLength(before + 1)
    last().onOpen()
  }
  const late = listenTo('ship-1')
  hears({ topic: 'ready' })
  expect(old.again).toHaveBeenCalledTimes(1)
  expect(late.again).not.toHaveBeenCalled()
  last().onClose(1006)
  vi.advanceTimersByTime(500)
  expect(lines).toHaveLength(5)
})

it('signs out over a refused key, once, and dials no more', () => {
  listenTo('')
  last().onOpen()
  last().onClose(4401)
  vi.advanceTimersByTime(600_000)
  hub.dialAgain()
  listenTo('ship-1')
  expect([signedOut, lines.length]).toEqual([1, 1])
})

it('dials no more where newer tabs took its place, until somebody looks at it', () => {
  const { again } = listenTo('')
  becomeReady()
  hub.shown()
  last().onClose(4429)
  vi.advanceTimersByTime(600_000)
  listenTo('ship-1')
  expect([lines.length, signedOut, hub.isHeard()]).toEqual([1, 0, false])
  hub.shown()
  becomeReady()
  expect([lines.length, hub.isHeard()]).toEqual([2, true])
  expect(again).toHaveBeenCalledTimes(1)
  last().onClose(4429)
  hub.dialAgain()
  expect(lines).toHaveLength(3)
})

it('tries again with the newer key where the refused one was replaced meanwhile', () => {
  listenTo('')
  last().onOpen()
  held = 'key-2'
  last().onClose(4401)
  vi.advanceTimersByTime(1_000)
  last().onOpen()
  expect(signedOut).toBe(0)
  expect(last().sent).toEqual([{ token: 'key-2' }])
})

it('takes a line for dead that says nothing, and hears nothing of it any more', () => {
  const { heard } = listenTo('')
  becomeReady()
  vi.advanceTimersByTime(60_000)
  hears({ topic: 'beat' })
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(15_000)
  const [dead] = lines
  expect([lines.length, dead?.isClosed]).toEqual([2, true])
  dead?.onText(JSON.stringify({ topic: 'shipment' }))
  dead?.onClose(1006)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(2)
})

it('hangs up when nobody has listened for a while', () => {
  const first = listenTo('')
  becomeReady()
  first.stop()
  vi.advanceTimersByTime(4_000)
  const second = listenTo('ship-1')
  second.stop()
  vi.advanceTimersByTime(5_000)
  expect(last().isClosed).toBe(true)
  listenTo('')
  expect(lines).toHaveLength(2)
})

it('says whether news come in: not before it is ready, nor after the line was lost', () => {
  const told = vi.fn<() => void>()
  const stop = hub.onChange(told)
  expect(hub.isHeard()).toBe(false)
  listenTo('')
  expect(hub.isHeard()).toBe(false)
  becomeReady()
  expect(hub.isHeard()).toBe(true)
  expect(told).toHaveBeenCalledTimes(1)
  last().onClose(1006)
  expect(hub.isHeard()).toBe(false)
  vi.advanceTimersByTime(1_000)
  becomeReady()
  expect(hub.isHeard()).toBe(true)
  hub.dialAgain()
  expect(hub.isHeard()).toBe(false)
  expect(told).toHaveBeenCalledTimes(4)
  stop()
  becomeReady()
  expect(told).toHaveBeenCalledTimes(4)
})
