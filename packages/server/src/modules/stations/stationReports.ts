import { PRINTERS_MAX, type PrinterLanguage } from '@waybill/contract/wire/station.ts'
import type { ScaleWord, SeenPrinter } from '@waybill/contract/wire/stationLink.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { holdsLine, type StationLine } from './printJobs.ts'
import { stationsOf } from './stationRows.ts'

/** What a new printer prints by itself, until somebody says otherwise. */
const usual = { pdf: ['bol', 'packing-list'], zpl: ['label', 'parcelLabel'] } as const

const nameOf = ({ way, target }: SeenPrinter): string =>
  way === 'device' ? `USB ${target.replace(/^.*\//, '')}` : target.slice(0, 60)

/** A printer that the station found for the first time. */
async function addFound(tx: Tx, { clientId, stationId }: StationLine, found: SeenPrinter, at: string): Promise<void> {
  const own = { client_id: clientId, station_id: stationId }
  const { way, target, language, state } = found
  const { printer_id } = await tx
    .insertInto('station_printer')
    .values({ ...own, name: nameOf(found), way, target, language, state, state_at: at })
    .returning('printer_id')
    .executeTakeFirstOrThrow()
  await printUsual(tx, { ...own, printer_id }, language)
}

/** What nothing prints yet, a new printer takes that can. */
export const printUsual = (
  tx: Tx,
  own: { readonly client_id: number; readonly station_id: number; readonly printer_id: number },
  language: PrinterLanguage,
) =>
  tx
    .insertInto('station_document')
    .values(usual[language].map(document => ({ ...own, document })))
    .onConflict(oc => oc.doNothing())
    .execute()

/** Printers as a station sees them now: those it no longer sees are offline. @returns whether anything is other than before */
async function writePrinters(tx: Tx, line: StationLine, seen: readonly SeenPrinter[], at: string): Promise<boolean> {
  const { clientId, stationId } = line
  const known = await tx
    .selectFrom('station_printer')
    .select(['printer_id', 'way', 'target', 'state'])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('removed_at', 'is', null)
    .execute()
  let changed = false
  for (const printer of known) {
    const state = seen.find(one => one.way === printer.way && one.target === printer.target)?.state ?? 'offline'
    if (state === printer.state) continue
    changed = true
    await tx
      .updateTable('station_printer')
      .set({ state, state_at: at })
      .where('client_id', '=', clientId)
      .where('printer_id', '=', printer.printer_id)
      .execute()
  }
  const isKnown = (one: SeenPrinter) => known.some(({ way, target }) => way === one.way && target === one.target)
  // Printers on the network are people's to name.
  const found = seen.filter(one => one.way !== 'network' && !isKnown(one))
  const places = new Map(found.map(one => [`${one.way} ${one.target}`, one]))
  for (const printer of [...places.values()].slice(0, Math.max(0, PRINTERS_MAX - known.length))) {
    changed = true
    await addFound(tx, line, printer, at)
  }
  return changed
}

/** Writes what a station says of its printers. */
export const hearOfPrinters = (app: App, line: StationLine, seen: readonly SeenPrinter[]): Promise<void> =>
  app.db.forClient(line.clientId).transaction(async tx => {
    if (!(await holdsLine(tx, line))) return
    if (!(await writePrinters(tx, line, seen, app.clock.now().toISOString()))) return
    const data = { stationId: line.stationId, tells: 'jobs' }
    await app.realtime.tell({ clientId: line.clientId, topic: 'station', data }, tx)
  })

/** Writes how the scale of a station stands; a weight is kept with the time at which it stood still. */
export const hearOfScale = (app: App, line: StationLine, word: ScaleWord): Promise<void> =>
  app.db.forClient(line.clientId).transaction(async tx => {
    if (!(await holdsLine(tx, line))) return
    const { clientId, stationId } = line
    const now = app.clock.now()
    const at = now.toISOString()
    const isThere = word.state !== 'none' && word.state !== 'off'
    const stands = word.state === 'stable' || word.state === 'zero'
    await tx
      .updateTable('station')
      .set({
        ...{ scale_state: word.state, scale_at: at },
        ...(isThere ? { weight: word.value, weight_unit: word.unit, weight_lb: word.pounds, tare: word.tare } : {}),
        ...(stands ? { weighed_at: at } : {}),
      })
      .where('client_id', '=', clientId)
      .where('station_id', '=', stationId)
      .execute()
    const [station] = await stationsOf({ app, from: tx, who: { clientId, userId: 0 }, now, stationId })
    if (station === undefined) return
    await app.realtime.tell({ clientId, topic: 'station', data: { stationId, scale: station.scale } }, tx)
  })
