import type { AccountDetails } from '@waybill/contract/calls/UPSReady/AccountDetails.ts'
import { upsDetails } from '@waybill/contract/wire/upsReady.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import {
  beginRegistration,
  isBeingAsked,
  lockRegistration,
  openDetails,
  sealDetails,
  stepNamed,
} from './registrationRows.ts'

type Asked = Given<typeof AccountDetails>
type Row = NonNullable<Awaited<ReturnType<typeof lockRegistration>>>

const blank = upsDetails.parse({})

function answered({ app, who }: Asked, row: Row | undefined) {
  const isRegistered = row?.state === 'registered'
  return {
    // Who comes by the link later is shown nothing of what was registered.
    details: row === undefined || isRegistered ? blank : openDetails(app, who.clientId, row.sealed),
    ...{ step: stepNamed(row?.step ?? ''), version: row?.version ?? 0, isRegistered },
  }
}

/** @throws {Refusal} ChangedMeanwhile */
async function save(asked: Asked, row: Row | undefined, given: NonNullable<Asked['input']['save']>) {
  const { app, tx, who, now } = asked
  const { details, step, version } = given
  if (row === undefined) {
    const begun = version === 0 ? await beginRegistration(app, tx, who.clientId, { details, step }, now) : undefined
    if (begun === undefined) throw new Refusal('ChangedMeanwhile')
    return begun
  }
  if (isBeingAsked(row, now) || row.version !== version) throw new Refusal('ChangedMeanwhile')
  return tx
    .updateTable('ups_registration')
    .set({
      ...{ sealed: sealDetails(app, who.clientId, details), step, version: version + 1 },
      ...{ state: 'open', asked_at: null },
      updated_at: now.toISOString(),
    })
    .where('client_id', '=', who.clientId)
    .where('registration_id', '=', row.registration_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const accountDetails: Handler<typeof AccountDetails> = async asked => {
  const row = await lockRegistration(asked.tx, asked.who)
  const { save: given } = asked.input
  if (given === undefined || row?.state === 'registered') return answered(asked, row)
  return answered(asked, await save(asked, row, given))
}
