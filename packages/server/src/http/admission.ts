import type { Call } from '@waybill/contract'
import { Refusal } from '../refusal.ts'

/** What kind of work a call is: those of one kind wait for each other, and for no others. */
export type CallClass = 'read' | 'write' | 'heavy'

interface Room {
  /** Calls that a node works at a time. */
  readonly node: number
  /** Of them, those of one company. */
  readonly company: number
  /** How many more of a company may wait for a place, and of all companies. */
  readonly waiting: { readonly company: number; readonly node: number }
}

/**
 * Writes keep a connection of the database each while they wait for a lock (db/open.ts: 16), so that those of one company leave
 * half of them. Heavy ones mostly wait for a carrier, a slow upload or the reader of a file.
 */
export const rooms: Readonly<Record<CallClass, Room>> = {
  read: { node: 24, company: 18, waiting: { company: 24, node: 96 } },
  write: { node: 14, company: 8, waiting: { company: 32, node: 96 } },
  heavy: { node: 96, company: 24, waiting: { company: 32, node: 96 } },
}

/** A call with doors of its own may wait for a carrier, and a file for who sends or reads it: they take no place from short ones. */
export function classOf({ effect, takes, gives }: Pick<Call, 'effect' | 'takes' | 'gives'>): CallClass {
  if (effect === 'own' || takes !== 'json' || gives === 'file') return 'heavy'
  return effect
}

/** A company's calls of one class: how many are worked, and the turns of those that wait. */
interface Line {
  working: number
  readonly waiting: (() => void)[]
}

/** @throws {Refusal} Unavailable */
function openRoom({ node, company, waiting }: Room) {
  const lines = new Map<string, Line>()
  let working = 0
  let inLine = 0

  /** Of the companies that wait and have room of their own, the one with the fewest calls at work; of equal ones who came first. */
  function next(): Line | undefined {
    let least: Line | undefined
    for (const line of lines.values()) {
      if (line.waiting.length === 0 || line.working >= company) continue
      if (least === undefined || line.working < least.working) least = line
    }
    return least
  }

  async function enter(key: string): Promise<Line> {
    const line = lines.get(key) ?? { working: 0, waiting: [] }
    lines.set(key, line)
    if (working < node && line.working < company && line.waiting.length === 0) {
      working += 1
      line.working += 1
      return line
    }
    if (line.waiting.length >= waiting.company || inLine >= waiting.node) throw new Refusal('Unavailable')
    inLine += 1
    // Whoever leaves gives the place, which is counted by then.
    await new Promise<void>(turn => line.waiting.push(turn))
    return line
  }

  function leave(key: string, line: Line): void {
    working -= 1
    line.working -= 1
    const first = next()
    const turn = first?.waiting.shift()
    if (first !== undefined && turn !== undefined) {
      inLine -= 1
      working += 1
      first.working += 1
      turn()
    }
    if (line.working === 0 && line.waiting.length === 0) lines.delete(key)
  }

  return { enter, leave }
}

/**
 * Lets as many calls in as a node can answer soon, and turns the others away at once: whoever is let in is answered about
 * as fast as on a quiet day, whoever is not knows it immediately and comes back (quality: overload). No company takes all
 * places of a class, and the next one goes to whoever has the fewest.
 * @param key whose call it is: a company, or an address where nobody is known
 * @throws {Refusal} Unavailable, answered with Retry-After
 */
export function openAdmission(given: Readonly<Record<CallClass, Room>> = rooms) {
  const opened = { read: openRoom(given.read), write: openRoom(given.write), heavy: openRoom(given.heavy) }
  return async <T>(kind: CallClass, key: string, work: () => Promise<T>): Promise<T> => {
    const { enter, leave } = opened[kind]
    const line = await enter(key)
    try {
      return await work()
    } finally {
      leave(key, line)
    }
  }
}
