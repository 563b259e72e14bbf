import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { countMessages } from './messageRate.ts'

function openSocket() {
  const closed: number[] = []
  const socket = Object.assign(new EventEmitter(), {
    close: (code?: number) => closed.push(code ?? 0),
    terminate: () => {},
  })
  return {
    socket: socket as unknown as Parameters<typeof countMessages>[0],
    emit: () => socket.emit('ping', small),
    closed,
  }
}
const small = Buffer.alloc(10)
const rate = { burst: 3, perSecond: 2 }

it('reads some at once and so many a second after that, then closes and reads nothing more', () => {
  let now = 0
  const { socket, closed } = openSocket()
  const mayRead = countMessages(socket, rate, () => now)
  const read = (times: number) => Array.from({ length: times }, () => mayRead(small))
  expect(read(3)).toEqual([true, true, true])
  now += 1_000
  expect(read(2)).toEqual([true, true])
  now += 60_000
  expect(read(4)).toEqual([true, true, true, false])
  expect(closed).toEqual([4429])
  now += 60_000
  expect(read(1)).toEqual([false])
  expect(closed).toEqual([4429])
})

it('counts a large one by its kilobytes, and pings, too', () => {
  const [large, pinging] = [openSocket(), openSocket()]
  expect(countMessages(large.socket, rate, () => 0)(Buffer.alloc(4_000))).toBe(false)
  expect(large.closed).toEqual([4429])
  countMessages(pinging.socket, rate, () => 0)
  for (let n = 0; n < 4; n++) pinging.emit()
  expect(pinging.closed).toEqual([4429])
})
