import { PRINTERS_MAX, STATIONS_MAX, type WireScale, type WireStation } from '@waybill/contract/wire/station.ts'
import type { ScaleUnit } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Station } from '../../db/schema.generated.ts'
import type { Who } from '../../who.ts'

/** A line that was not heard of for longer stands no more: its node may have died. */
const SEEN_MS = 75_000

type From = Tx | Pick<TenantDb, 'read'>

const all = async <Row>(from: From, query: Parameters<TenantDb['read']>[0]): Promise<Row[]> =>
  ('read' in from ? await from.read(query) : (await from.executeQuery(query.compile())).rows) as Row[]

type StationRow = Selectable<Station>

export const isOnline = (row: Pick<StationRow, 'connection' | 'seen_at'>, now: Date): boolean =>
  row.connection !== null && row.seen_at !== null && Date.parse(row.seen_at) > now.getTime() - SEEN_MS

const places: Readonly<Record<string, number>> = { g: 0, kg: 3, oz: 1, lb: 2 }

/** `9.50 lb` */
export const shownWeight = (value: number | null, unit: string | null): string =>
  value === null || unit === null ? '' : `${value.toFixed(places[unit as ScaleUnit] ?? 2)} ${unit}`

/** The scale of a station as it stands; of one that is not there nothing is known but its last weight. */
export function scaleOf(row: StationRow, now: Date): WireScale {
  const known = (row.scale_state ?? 'none') as WireScale['state']
  const state = known !== 'none' && !isOnline(row, now) ? 'off' : known
  return {
    state,
    weightLb: state === 'stable' || state === 'zero' ? row.weight_lb : null,
    shown: shownWeight(row.weight, row.weight_unit),
    tare: row.tare === null || row.tare === 0 ? '' : shownWeight(row.tare, row.weight_unit),
    weighedAt: row.weighed_at,
  }
}

interface Asked {
  readonly app: Pick<App, 'db'>
  readonly from: From
  readonly who: Pick<Who, 'clientId' | 'userId'>
  readonly now: Date
  /** Narrows to one. */
  readonly stationId?: number
}

/** The stations of a company as the calls answer them, by name. */
export async function stationsOf({ app, from, who, now, stationId }: Asked): Promise<WireStation[]> {
  const { clientId } = who
  const of = <Row>(query: Parameters<TenantDb['read']>[0]) => all<Row>(from, query)
  const stations = await of<StationRow>(
    app.db.query
      .selectFrom('station')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('removed_at', 'is', null)
      .$if(stationId !== undefined, query => query.where('station_id', '=', stationId ?? 0))
      .orderBy('name')
      .orderBy('station_id')
      .limit(STATIONS_MAX),
  )
  const ids = stations.map(({ station_id }) => station_id)
  if (ids.length === 0) return []
  const [printers, documents, mine, waiting] = await Promise.all([
    of<PrinterRow>(printersQuery(app, clientId, ids)),
    of<{ station_id: number; document: string; printer_id: number }>(
      app.db.query
        .selectFrom('station_document')
        .select(['station_id', 'document', 'printer_id'])
        .where('client_id', '=', clientId)
        .where('station_id', 'in', ids)
        .orderBy('document'),
    ),
    of<{ station_id: number }>(mineQuery(app, who)),
    of<{ station_id: number; jobs: number }>(
      app.db.query
        .selectFrom('print_job')
        .select(['station_id', eb => eb.fn.countAll<number>().as('jobs')])
        .where('client_id', '=', clientId)
        .where('station_id', 'in', ids)
        .where('state', '=', 'waiting')
        .groupBy('station_id'),
    ),
  ])
  return stations.map(row => ({
    stationId: row.station_id,
    version: row.version,
    name: row.name,
    platform: row.platform,
    isOnline: isOnline(row, now),
    seenAt: row.seen_at,
    isMine: mine[0]?.station_id === row.station_id,
    docTab: row.doc_tab as WireStation['docTab'],
    scale: scaleOf(row, now),
    printers: printers.filter(one => one.station_id === row.station_id).map(one => wirePrinterOf(one, row, now)),
    documents: documents
      .filter(one => one.station_id === row.station_id)
      .map(one => ({
        document: one.document as WireStation['documents'][number]['document'],
        printerId: one.printer_id,
      })),
    waiting: Number(waiting.find(one => one.station_id === row.station_id)?.jobs ?? 0),
  }))
}

interface PrinterRow {
  readonly printer_id: number
  readonly station_id: number
  readonly name: string
  readonly way: string
  readonly target: string
  readonly language: string
  readonly state: string
}
type WirePrinter = WireStation['printers'][number]

const printersQuery = (app: Pick<App, 'db'>, clientId: number, ids: readonly number[]) =>
  app.db.query
    .selectFrom('station_printer')
    .select(['printer_id', 'station_id', 'name', 'way', 'target', 'language', 'state'])
    .where('client_id', '=', clientId)
    .where('station_id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .orderBy('printer_id')
    .limit(PRINTERS_MAX * STATIONS_MAX)

/** A printer whose station is not there is not there either. */
const wirePrinterOf = (row: PrinterRow, station: StationRow, now: Date): WirePrinter => ({
  printerId: row.printer_id,
  name: row.name,
  way: row.way as WirePrinter['way'],
  target: row.target,
  language: row.language as WirePrinter['language'],
  state: isOnline(station, now) ? (row.state as WirePrinter['state']) : 'offline',
})

const mineQuery = (app: Pick<App, 'db'>, { clientId, userId }: Pick<Who, 'clientId' | 'userId'>) =>
  app.db.query
    .selectFrom('station_mine')
    .select('station_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)

/** The station where somebody works; null: none, or it was removed. */
export async function myStation(asked: Omit<Asked, 'stationId'>): Promise<WireStation | null> {
  const [mine] = await all<{ station_id: number }>(asked.from, mineQuery(asked.app, asked.who))
  if (mine === undefined) return null
  return (await stationsOf({ ...asked, stationId: mine.station_id }))[0] ?? null
}

/** Whether somebody's station is there with a printer that prints. */
export async function printersOnline(asked: Omit<Asked, 'stationId'>): Promise<boolean> {
  const station = await myStation(asked)
  return station?.printers.some(({ state }) => state === 'online') ?? false
}
