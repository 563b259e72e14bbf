import { classModes, type PlainShipment, shipmentOfPlain } from '@waybill/domain'
import { sheetsBetween, type Way } from '@waybill/server/modules/rates/sheetRows.ts'
import { versionsOn } from '@waybill/server/modules/rates/sheetVersions.ts'
import { priceFrom } from '@waybill/server/modules/rates/storedSheets.ts'
import { sheetHeadOf } from '@waybill/server/modules/rates/upload/sheetHead.ts'
import { sql } from 'kysely'
import { goals } from '../goals.ts'
import { alternate, type Latency, load, ms, type Row, times } from '../measure.ts'
import { lanesKept, openRateNode, type RateNode } from '../rateNode.ts'

const SHEETS = 50
const LANES = 50_000
const ROUNDS = 3
const CALLS = 200

const dock = {
  ...{ company: 'Dock', street: '1 Dock Road', street2: '', contactName: '', contactPhone: '', contactEmail: '' },
  ...{ city: 'Dayton', state: 'OH', zip: '45402', country: 'US' },
}
const freight: PlainShipment = {
  ...{ origin: dock, destination: { ...dock, city: 'Reno', state: 'NV', zip: '89502' }, billTo: null, mode: 'LTL' },
  ...{ terms: 'prepaid', pickup: { date: '2026-11-24', from: '10:00', to: '15:30' }, accessorials: [], references: [] },
  items: [
    {
      ...{
        description: 'Pumps',
        itemCode: '',
        nmfc: '',
        freightClass: '70',
        handlingUnits: 1,
        handlingUnitType: 'PLT',
      },
      ...{
        pieces: 1,
        pieceType: 'CTN',
        weightLb: 500,
        lengthIn: 48,
        widthIn: 40,
        heightIn: 48,
        stackable: false,
        hazmat: null,
      },
    },
  ],
  ...{ orderNumber: '', customerPo: '', specialInstructions: '', internalNotes: '', declaredValue: null, cod: null },
  ...{ currency: 'USD', loadNumber: '', trailerNumber: '', seals: '' },
}

/** Sheets of so many lanes each, written as the product writes them; one of them lies between the two ends. */
async function fill({ node: { app }, clientId }: RateNode): Promise<void> {
  const db = app.db.forClient(clientId)
  for (let n = 0; n < SHEETS; n += 1) {
    const scac = `B${String(n).padStart(3, '0')}`
    const given = {
      scac,
      carrierName: scac,
      service: 'Standard',
      version: 1,
      accessorials: [],
      modes: classModes,
      ...lanesKept,
    }
    await db.transaction(async tx => {
      const { version_id } = await tx
        .insertInto('rate_sheet_version')
        .values({
          ...{
            client_id: clientId,
            scac,
            name: 'Standard',
            version: 1,
            effective_from: '2026-01-01',
            lanes_kept: true,
          },
          ...{ lanes: LANES, sheet: JSON.stringify(sheetHeadOf(given)) },
        })
        .returning('version_id')
        .executeTakeFirstOrThrow()
      await sql`
        insert into rate_lane (client_id, version_id, lane_no, origin_key, destination_key, origin, destination, part, reversed, terms)
        select ${clientId}, ${version_id}, i, o, d, o, d, '70//', false,
               '{"rates": [{"freightClass": "70", "perCwt": {"L5C": 960000, "M5C": 960000, "M1M": 720000}}], "days": 3}'
          from generate_series(1, ${LANES}::int) i
         cross join lateral (select (100 + i % 900)::text o, (100 + (i / 900 * 17 + i) % 900)::text d) places`.execute(
        tx,
      )
      await sql`
        insert into rate_lane (client_id, version_id, lane_no, origin_key, destination_key, origin, destination, part, reversed, terms)
        values (${clientId}, ${version_id}, 0, '454', '895', '454', '895', '70//', false,
               '{"rates": [{"freightClass": "70", "perCwt": {"L5C": 960000, "M5C": 960000}}], "days": 3}')`.execute(tx)
    })
  }
}

/** S3: one shipment against 50 sheets of 50,000 lanes, beside 50 probes of their index alone. */
export async function S3(): Promise<Row[]> {
  const bench = await openRateNode()
  try {
    await fill(bench)
    const { app } = bench.node
    const db = app.db.forClient(bench.clientId)
    const shipment = shipmentOfPlain(freight)
    const way: Way = { origin: dock, destination: freight.destination, date: '2026-11-24', terms: 'prepaid' }
    const ids = (await versionsOn(app, db, bench.clientId, way.date)).map(({ versionId }) => versionId)
    const rate = async (): Promise<void> => {
      const versions = await versionsOn(app, db, bench.clientId, way.date)
      const own = await sheetsBetween(app, db, bench.clientId, versions, way)
      const prices = own.filter(version => priceFrom(version, { shipment }).kind === 'price')
      if (prices.length !== SHEETS) throw new Error(`${prices.length} prices`)
    }
    const probe = (versionId: number) =>
      db.read(
        app.db.query
          .selectFrom('rate_lane')
          .select('terms')
          .where('client_id', '=', bench.clientId)
          .where('version_id', '=', versionId)
          .where('origin_key', '=', '454')
          .where('destination_key', '=', '895'),
      )
    const subject = () => load(CALLS, 1, rate)
    const twin = () => load(CALLS, 1, async () => void (await Promise.all(ids.map(probe))))
    await Promise.all([load(20, 1, rate), twin()])
    const r = await alternate<Latency>(ROUNDS, subject, twin, ({ p50 }) => p50)
    return [
      {
        figure: `S3 one shipment against ${SHEETS} sheets of ${LANES.toLocaleString('en-US')} lanes, p50`,
        measured: ms(r.subject),
        beside: `${ms(r.twin)} the ${SHEETS} index probes`,
        ratio: r.void ? `${times(r.ratio)} (void: twin moved)` : times(r.ratio),
        goal: goals.S3.sheets,
      },
    ]
  } finally {
    await bench.close()
  }
}
