import { CARRIERS_MAX } from '@waybill/contract'
import type { GetShipViaCodeDetails } from '@waybill/contract/calls/Supplemental/GetShipViaCodeDetails.ts'
import type { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { wireShipVia } from '@waybill/contract/wire/shipVia.ts'
import { recordChange } from '../../audit.ts'
import { takeListVersion } from '../../db/listVersion.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const getShipViaCodeDetails: Handler<typeof GetShipViaCodeDetails> = async ({ app, db, who }) => {
  const { query } = app.db
  const [list, codes, carriers] = await Promise.all([
    db.readOne(query.selectFrom('ship_via_list').select('version').where('client_id', '=', who.clientId)),
    db.read(query.selectFrom('ship_via').selectAll().where('client_id', '=', who.clientId).orderBy('place')),
    db.read(
      query
        .selectFrom('carrier')
        .select(['scac', 'name'])
        .where('client_id', '=', who.clientId)
        .where('active', '=', true)
        .orderBy('scac')
        .limit(CARRIERS_MAX),
    ),
  ])
  return {
    version: list?.version ?? 0,
    codes: codes.map(({ code, scac, mode, note, service }) => ({
      ...{ ShipVia: code, SCAC: scac, Note: note, Service: service },
      Mode: wireShipVia.shape.Mode.parse(mode),
    })),
    carriers: [...new Map(carriers.map(({ scac, name }) => [scac, name]))].map(([SCAC, CarrierName]) => ({
      ...{ SCAC, CarrierName },
    })),
  }
}

type Asked = Given<typeof ShipViaCodeUpdation>

/** One code names one carrier, whatever its case: with two of them an imported order would be a guess. */
function refuseDoubles({ input }: Asked): void {
  const seen = new Set<string>()
  const issues = input.codes.flatMap(({ ShipVia }, row) => {
    const key = ShipVia.toUpperCase()
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ at: `body.codes.${row}.ShipVia`, code: 'already_there', params: {} }]
  })
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

export const shipViaCodeUpdation: Handler<typeof ShipViaCodeUpdation> = async asked => {
  const { tx, who, input, request, now } = asked
  refuseDoubles(asked)
  const version = await takeListVersion(tx, 'ship_via_list', who, input.version, now)
  await tx.deleteFrom('ship_via').where('client_id', '=', who.clientId).execute()
  if (input.codes.length > 0) {
    const rows = input.codes.map(({ ShipVia, SCAC, Mode, Note, Service }, place) => ({
      ...{ client_id: who.clientId, code: ShipVia.toUpperCase(), place, scac: SCAC, mode: Mode, note: Note },
      service: Service,
    }))
    await tx.insertInto('ship_via').values(rows).execute()
  }
  const change = { entity: 'shipVia', entityId: version, action: 'saved', after: { codes: input.codes.length } }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return { Status: 'Success', version }
}
