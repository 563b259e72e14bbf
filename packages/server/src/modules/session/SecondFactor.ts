import type { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import type { z } from 'zod'
import type { Given, Handler } from '../../handler.ts'
import { passwordMin } from '../../identity/newPassword.ts'
import {
  beginFactor,
  confirmFactor,
  countCode,
  factorShown,
  hasFactor,
  isFactorDemanded,
  makeRecoveryCodes,
  removeApp,
} from '../../identity/secondFactor.ts'
import { Refusal } from '../../refusal.ts'
import { askOwnPassword, recordOwnChange, refuseWithoutFactor, required } from './oneself.ts'

type OwnCall = Given<typeof SecondFactor>
type Reply = z.input<typeof SecondFactor.reply>
type Made = Pick<Reply, 'enrolment' | 'recoveryCodes'>

async function begin(asked: OwnCall): Promise<Made> {
  await askOwnPassword(asked)
  return { enrolment: await beginFactor(asked.app, asked.who) }
}

async function confirm(asked: OwnCall): Promise<Made> {
  const { app, who, input, db } = asked
  const { code } = input
  if (code === undefined || code === '') throw required('body.code')
  const tried = await countCode(app, who.userId)
  const held = await factorShown(app.db.identity, who.userId)
  const replaced = held.since !== null
  const recoveryCodes = await db.transaction(async tx => {
    const codes = await confirmFactor(app, tx, who.userId, code)
    // Whoever has one already proves nothing by another.
    if (!replaced && !held.hasPasskey) await app.sessions.markSecondStep(tx, who.sessionId)
    await recordOwnChange(asked, tx, who, { action: replaced ? 'factorReplaced' : 'factorAdded' })
    return [...codes]
  })
  await tried.forgive()
  await endOthers(asked)
  return { recoveryCodes }
}

async function renewCodes(asked: OwnCall): Promise<Made> {
  const { app, who, db } = asked
  await askOwnPassword(asked)
  if (!(await hasFactor(app.db.identity, who.userId))) throw new Refusal('NotFound')
  return db.transaction(async tx => {
    await recordOwnChange(asked, tx, who, { action: 'recoveryCodesMade' })
    return { recoveryCodes: [...(await makeRecoveryCodes(tx, who.userId))] }
  })
}

async function remove(asked: OwnCall): Promise<Made> {
  const { who, db } = asked
  await askOwnPassword(asked)
  await db.transaction(async tx => {
    if (!(await removeApp(tx, who.userId))) throw new Refusal('NotFound')
    await refuseWithoutFactor(tx, who)
    await recordOwnChange(asked, tx, who, { action: 'factorRemoved' })
  })
  await endOthers(asked)
  return {}
}

async function endOthers({ app, who, input }: OwnCall): Promise<void> {
  if (input.endOthers) await app.sessions.endAllOf(who.userId, who.sessionId)
}

const steps = { load: async () => ({}), begin, confirm, codes: renewCodes, remove } satisfies Record<
  OwnCall['query']['flag'],
  (asked: OwnCall) => Promise<Made>
>

export const ownSecondFactor: Handler<typeof SecondFactor> = async asked => {
  const { app, who, query } = asked
  const made = await steps[query.flag](asked)
  return {
    Status: 'Success',
    ...(await factorShown(app.db.identity, who.userId)),
    isDemanded: await isFactorDemanded(app.db.identity, who),
    passwordMin: await passwordMin(app, who.userId),
    ...made,
  }
}
