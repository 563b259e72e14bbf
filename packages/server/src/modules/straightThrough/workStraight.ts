import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import { personAs } from '../../identity/personAs.ts'
import { mayChange, type Who } from '../../who.ts'
import type { Again, Hold } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { endEntry, leftAsking } from './entries.ts'
import { ruleRow } from './ruleRow.ts'
import { type Turn, takeOrder, type Worker } from './takeOrder.ts'
import { tenderOrder } from './tenderOrder.ts'

/** A rule that is on looks for orders so often. */
const LOOK_EVERY_MS = 15_000

/** A company gives its place back after so long. */
const SLICE_MS = 5_000

/** Orders whose carriers are asked at a time. */
const AT_ONCE = 4

/** Nobody stands behind the rule any more: it is switched off, and says so. */
const switchOff = (app: App, clientId: number): Promise<void> =>
  app.db.forClient(clientId).transaction(async tx => {
    const row = await ruleRow(tx, clientId, 'change')
    if (row === undefined || !row.is_on) return
    await tx.updateTable('straight_rule').set({ is_on: false }).where('client_id', '=', clientId).execute()
    const doer = { who: { clientId, userId: null, name: 'Waybill' }, requestId: 'straight', at: app.clock.now() }
    const change = { entity: 'straightRule', entityId: clientId, action: 'switchedOff', version: row.version }
    await recordChange(tx, doer, { ...change, after: { reason: sentence('straightNobody') } })
    await app.realtime.tell({ clientId, topic: 'straight', data: {} }, tx)
  })

/** What was asked when the rule was switched off is left to a person. */
async function leaveAll(app: App, clientId: number, words: string): Promise<void> {
  await app.db.forClient(clientId).transaction(async tx => {
    const now = app.clock.now()
    for (const asking of await leftAsking(tx, clientId, now, true)) {
      await endEntry(app, tx, asking, { state: 'byHand', words }, now)
    }
  })
}

/** In whose name the rule works; null: it is off, or nobody stands behind it any more. */
async function behindRule(app: App, clientId: number): Promise<Who | null> {
  const row = await app.db.forClient(clientId).transaction(tx => ruleRow(tx, clientId, 'look'))
  if (row === undefined || !row.is_on || row.switched_by === null) return null
  const who = await personAs(app.db, clientId, row.switched_by)
  return who !== null && mayChange(who, ['Tender']) ? who : null
}

/**
 * Works the orders of a company that need nobody: what a node left behind first, then the next ones, some at a time. Comes on
 * again for as long as the rule is on.
 */
export async function workStraight(app: App, { clientId }: DueWork, hold: Hold): Promise<Again> {
  const who = await behindRule(app, clientId)
  if (who === null) {
    await switchOff(app, clientId)
    await leaveAll(app, clientId, sentence('straightOff'))
    return null
  }
  const until = performance.now() + SLICE_MS
  const workerNow = (): Worker => ({ app, who, now: app.clock.now() })
  const left = [...(await app.db.forClient(clientId).transaction(tx => leftAsking(tx, clientId, app.clock.now())))]
  const turn: Turn = { reached: 0 }
  let worked = 0
  // One after the other: each moves on what the next one goes by.
  let held = Promise.resolve(true)
  const renew = (): Promise<boolean> => {
    held = held.then(isHeld => isHeld && hold.renew())
    return held
  }
  const lane = async (): Promise<void> => {
    while (!hold.ending.aborted && performance.now() < until && (await renew())) {
      const next = left.shift() ?? (await takeOrder(workerNow(), turn))
      if (next === null) return
      if (next !== 'byHand') await tenderOrder(workerNow(), next)
      worked += 1
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const next = app.clock.now().getTime() + (worked > 0 ? 0 : LOOK_EVERY_MS)
  return new Date(next)
}
