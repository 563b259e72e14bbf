import type { Passkeys } from '@waybill/contract/calls/LogIn/Passkeys.ts'
import type { z } from 'zod'
import type { Given, Handler } from '../../handler.ts'
import { passkeySite, passkeySiteOrRefuse } from '../../identity/passkeySite.ts'
import {
  addPasskey,
  beginPasskey,
  checkNewPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
} from '../../identity/passkeys.ts'
import { factorShown, hasFactor, isFactorDemanded } from '../../identity/secondFactor.ts'
import { Refusal } from '../../refusal.ts'
import { askOwnPassword, recordOwnChange, refuseWithoutFactor, required } from './oneself.ts'

type OwnCall = Given<typeof Passkeys>
type Made = Pick<z.input<typeof Passkeys.reply>, 'creation' | 'recoveryCodes'>

async function begin(asked: OwnCall): Promise<Made> {
  const { app, who, request } = asked
  const site = passkeySiteOrRefuse(app, request.origin)
  await askOwnPassword(asked)
  return { creation: await beginPasskey(app, site, who) }
}

async function add(asked: OwnCall): Promise<Made> {
  const { app, who, input, request, db, now } = asked
  const { name, made } = input
  if (name === undefined) throw required('body.name')
  if (made === undefined) throw required('body.made')
  const checked = await checkNewPasskey(app, passkeySiteOrRefuse(app, request.origin), who.userId, made)
  const recoveryCodes = await db.transaction(async tx => {
    // The first one; whoever has one already proves nothing by another.
    if (!(await hasFactor(tx, who.userId))) await app.sessions.markSecondStep(tx, who.sessionId)
    const codes = await addPasskey(tx, who.userId, checked, { name, at: now })
    await recordOwnChange(asked, tx, who, { action: 'passkeyAdded', after: { name } })
    return [...codes]
  })
  await endOthers(asked)
  return recoveryCodes.length === 0 ? {} : { recoveryCodes }
}

async function rename(asked: OwnCall): Promise<Made> {
  const { who, input, db } = asked
  const { passkeyId, name } = input
  if (passkeyId === undefined) throw required('body.passkeyId')
  if (name === undefined) throw required('body.name')
  await db.transaction(async tx => {
    const before = await renamePasskey(tx, who.userId, passkeyId, name)
    if (before === undefined) throw new Refusal('NotFound')
    if (before === name) return
    await recordOwnChange(asked, tx, who, { action: 'passkeyRenamed', before: { name: before }, after: { name } })
  })
  return {}
}

async function remove(asked: OwnCall): Promise<Made> {
  const { who, input, db } = asked
  const { passkeyId } = input
  if (passkeyId === undefined) throw required('body.passkeyId')
  await askOwnPassword(asked)
  await db.transaction(async tx => {
    const name = await removePasskey(tx, who.userId, passkeyId)
    if (name === undefined) throw new Refusal('NotFound')
    await refuseWithoutFactor(tx, who)
    await recordOwnChange(asked, tx, who, { action: 'passkeyRemoved', before: { name } })
  })
  await endOthers(asked)
  return {}
}

async function endOthers({ app, who, input }: OwnCall): Promise<void> {
  if (input.endOthers) await app.sessions.endAllOf(who.userId, who.sessionId)
}

const steps = { load: async () => ({}), begin, add, rename, remove } satisfies Record<
  OwnCall['query']['flag'],
  (asked: OwnCall) => Promise<Made>
>

export const passkeys: Handler<typeof Passkeys> = async asked => {
  const { app, who, query, request } = asked
  const made = await steps[query.flag](asked)
  const site = passkeySite(app, request.origin)
  const { since } = await factorShown(app.db.identity, who.userId)
  const own = [...(await ownPasskeys(app.db.identity, who.userId))]
  return {
    Status: 'Success',
    passkeys: own,
    isOffered: site !== null && (request.origin ?? site.origin) === site.origin,
    isNeeded: since === null && own.length === 1 && (await isFactorDemanded(app.db.identity, who)),
    ...made,
  }
}
