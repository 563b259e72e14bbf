import type { JoinStation } from '@waybill/contract/calls/Stations/JoinStation.ts'
import type { PairStation } from '@waybill/contract/calls/Stations/PairStation.ts'
import { STATIONS_MAX } from '@waybill/contract/wire/station.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { findStationCode, makeStationCode, makeStationKey, spendStationCode } from '../../identity/stationKeys.ts'
import { Refusal } from '../../refusal.ts'

export const pairStation: Handler<typeof PairStation> = async ({ app, tx, who, now }) => {
  const { code, expiresAt } = await makeStationCode(tx, { clientId: who.clientId, userId: who.userId, now })
  return { code, expiresAt: expiresAt.toISOString(), address: app.publicUrl() }
}

/** The name, with a number behind it where another station has it. */
async function freeName(tx: Tx, clientId: number, name: string): Promise<string> {
  const rows = await tx
    .selectFrom('station')
    .select('name')
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .limit(STATIONS_MAX)
    .execute()
  // As long as one of them is, so are others: two that pair at once are told apart by the index.
  if (rows.length >= STATIONS_MAX) throw new Refusal('TooManyStations', { max: STATIONS_MAX })
  const taken = new Set(rows.map(row => row.name.toLowerCase()))
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name.slice(0, 55)} ${n}`
    if (!taken.has(tried.toLowerCase())) return tried
  }
}

/** @throws {Refusal} PairCodeWrong, TooManyTries, TooManyStations */
export const joinStation: Handler<typeof JoinStation> = async ({ app, input, request, now }) => {
  const found = await findStationCode(app, input.code, request.network)
  if (found === null) throw new Refusal('PairCodeWrong')
  const { clientId, userId } = found
  return app.db.forClient(clientId).transaction(async tx => {
    if (!(await spendStationCode(tx, found.hash, now))) throw new Refusal('PairCodeWrong')
    const name = await freeName(tx, clientId, input.name)
    const { station_id: stationId } = await tx
      .insertInto('station')
      .values({
        ...{ client_id: clientId, name, platform: input.platform },
        ...{ paired_by: userId, paired_at: now.toISOString() },
      })
      .returning('station_id')
      .executeTakeFirstOrThrow()
    // Who pairs his first station works there.
    await tx
      .insertInto('station_mine')
      .values({ client_id: clientId, user_id: userId, station_id: stationId })
      .onConflict(oc => oc.doNothing())
      .execute()
    const doer = { who: { clientId, userId: null, name }, requestId: request.id, at: now }
    await recordChange(tx, doer, { entity: 'station', entityId: stationId, action: 'paired', after: { by: userId } })
    await app.realtime.tell({ clientId, topic: 'station', data: { stationId } }, tx)
    return { token: await makeStationKey(tx, { clientId, stationId, now }), stationId, name }
  })
}
