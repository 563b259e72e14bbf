import type { BookOutcome, CancelOutcome, FindOutcome } from '@waybill/carriers'
import type { Outcome } from '../mail/transport.ts'
import { confirmed, type MemoryCarrier } from './memoryCarrier.ts'

/** The same numbers from the same seed, each from 0 up to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An order as its carrier has it, whatever the product believes of it. */
export interface RealOrder {
  readonly tenderId: number
  readonly scac: string
  readonly way: string
  /** `open`: it may be taken yet, or never. */
  truth: 'open' | 'held' | 'none'
  /** The carrier had it once. */
  isTaken: boolean
  /** The product knows its number. */
  isShown: boolean
  /** The product heard that there is none, or none any more. */
  isToldNone: boolean
  /** A person said something against the truth: nothing is asked of it any more. */
  isLiedAbout: boolean
  sent: number
}

interface Question {
  readonly kind: 'book' | 'find' | 'cancel' | 'mail'
  readonly tenderId: number
  /** The number a cancellation was asked by. */
  readonly by: string
  readonly reply: (outcome: never) => void
  work: Promise<void>
}

export type World = ReturnType<typeof newWorld>

const failure = (scac: string) =>
  ({ kind: 'failed', scac, reason: 'busy', message: 'Come back later.', providerStatus: 503 }) as const

/** Carriers that hold orders and answer when they are told to, in any order. */
export function newWorld(random: () => number, isByKey: boolean) {
  const orders = new Map<number, RealOrder>()
  const questions: Question[] = []
  const chance = (share: number) => random() < share
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const numberOf = (order: RealOrder) =>
    confirmed(`P${order.tenderId}`, order.tenderId % 3 === 0 ? '' : `PRO${order.tenderId}`)
  /** Each walk meets carriers of another kind. */
  const mood = { silent: random(), stubborn: random() }
  let asking = 0
  let arrived = () => {}

  const ask = <T>(kind: Question['kind'], by = ''): Promise<T> => {
    const order = orders.get(asking)
    if (order !== undefined && (kind === 'book' || kind === 'mail')) order.sent += 1
    return new Promise<T>(reply => {
      questions.push({ kind, by, tenderId: asking, reply: reply as Question['reply'], work: Promise.resolve() })
      arrived()
    })
  }

  function booked(order: RealOrder): BookOutcome {
    order.truth = 'held'
    order.isTaken = true
    return numberOf(order)
  }

  /** A carrier that showed an order may still be heard as a busy gateway that turns it down. */
  function bookAnswer(order: RealOrder): BookOutcome {
    if (chance(mood.silent)) return { kind: 'unknown', message: 'It fell silent.' }
    if (order.isTaken && order.isShown && chance(0.5)) return failure(order.scac)
    if (!order.isTaken && (order.truth === 'none' || (order.truth === 'open' && chance(0.3)))) {
      order.truth = 'none'
      order.isToldNone = true
      return failure(order.scac)
    }
    if (order.truth !== 'none') return booked(order)
    // It was given back meanwhile; who hears of it now for the first time can not know that.
    if (!order.isShown) order.isToldNone = false
    return numberOf(order)
  }

  /** By a shared number a carrier shows any order of the shipment that it has. */
  function findAnswer(own: RealOrder, isHonest: boolean): FindOutcome {
    const all = isByKey ? [own] : [...orders.values()].filter(({ scac, way }) => scac === own.scac && way === 'api')
    const shown = all.filter(one => one.truth === 'held' && one.sent > 0 && (one === own || !one.isLiedAbout))
    const registers = own.truth === 'open' && own.sent > 0 && !isHonest ? [own] : []
    const found = isHonest && shown.includes(own) ? own : pick([...shown, ...registers])
    if (found === undefined || (!isHonest && chance(0.5)))
      return chance(0.7) || isHonest ? { kind: 'absent' } : failure(own.scac)
    found.truth = 'held'
    found.isTaken = true
    return { ...numberOf(found), kind: 'found' }
  }

  function cancelAnswer(order: RealOrder, by: string): CancelOutcome {
    // Asked without a number, a carrier says nothing of an order that it has shown under one since.
    const isAbout = by !== '' || !order.isShown
    if (!chance(mood.stubborn)) {
      if (isAbout && (by !== '' || order.truth === 'held' || chance(0.5))) {
        order.truth = 'none'
        order.isToldNone = true
      }
      return { kind: 'cancelled', message: 'It is cancelled.' }
    }
    if (chance(0.7)) return { kind: 'refused', message: 'On its way.' }
    if (by !== '' && order.truth === 'held' && chance(0.2)) order.truth = 'none'
    return { kind: 'unconfirmed', message: 'Nobody there.' }
  }

  function mailAnswer(order: RealOrder | undefined): Outcome {
    if (order === undefined) return { kind: 'sent', reason: '' }
    if (chance(0.5)) {
      if (order.truth === 'open') order.truth = 'held'
      return { kind: 'sent', reason: '' }
    }
    if (chance(0.4)) return { kind: 'later', reason: 'come back later' }
    if (order.truth === 'open' && chance(0.5)) {
      order.truth = 'none'
      order.isToldNone = true
      return { kind: 'bounced', reason: 'no such mailbox' }
    }
    return { kind: 'unknown', reason: 'It fell silent.' }
  }

  return {
    orders,
    questions,
    chance,
    pick,
    carrier: {
      book: () => ask<BookOutcome>('book'),
      find: () => ask<FindOutcome>('find'),
      cancel: (_account, { confirmation }) => ask<CancelOutcome>('cancel', confirmation.providerId),
    } satisfies MemoryCarrier,
    /** A mail server's answer; only a tender's mail is an order. */
    mail: () => ask<Outcome>('mail'),
    /** Works until it is done, or asks a carrier that does not answer yet. */
    async begin(tenderId: number, work: () => Promise<void>): Promise<void> {
      const before = questions.length
      asking = tenderId
      const asked = new Promise<void>(done => {
        arrived = done
      })
      const working = work()
      await Promise.race([asked, working])
      const question = questions[before]
      if (question !== undefined) question.work = working
    },
    async reply(question: Question, outcome: FindOutcome): Promise<void> {
      questions.splice(questions.indexOf(question), 1)
      question.reply(outcome as never)
      await question.work
    },
    async show(question: Question, order: RealOrder): Promise<void> {
      order.truth = 'held'
      order.isTaken = true
      await this.reply(question, { ...numberOf(order), kind: 'found' })
    },
    async answer(question: Question, isHonest: boolean): Promise<string> {
      questions.splice(questions.indexOf(question), 1)
      const order = orders.get(question.tenderId)
      const outcome =
        question.kind === 'mail' || order === undefined
          ? mailAnswer(order)
          : question.kind === 'book'
            ? bookAnswer(order)
            : question.kind === 'find'
              ? findAnswer(order, isHonest)
              : cancelAnswer(order, question.by)
      question.reply(outcome as never)
      await question.work
      return `${question.kind} of ${question.tenderId}${question.by && ` by ${question.by}`}: ${outcome.kind}`
    },
  }
}
