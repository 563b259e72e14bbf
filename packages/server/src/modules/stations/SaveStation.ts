import type { RemoveStation } from '@waybill/contract/calls/Stations/RemoveStation.ts'
import type { SaveStation } from '@waybill/contract/calls/Stations/SaveStation.ts'
import { PRINTERS_MAX } from '@waybill/contract/wire/station.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { revokeStationKeys } from '../../identity/stationKeys.ts'
import { Refusal } from '../../refusal.ts'
import { printUsual } from './stationReports.ts'
import { stationsOf } from './stationRows.ts'

type Saving = Given<typeof SaveStation>

/** @throws {Refusal} StationNameTaken */
async function refuseTaken({ tx, who, input }: Saving, name: string): Promise<void> {
  const other = await tx
    .selectFrom('station')
    .select('station_id')
    .where('client_id', '=', who.clientId)
    .where(eb => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('removed_at', 'is', null)
    .where('station_id', '<>', input.stationId)
    .executeTakeFirst()
  if (other !== undefined) throw new Refusal('StationNameTaken')
}

/** @throws {Refusal} TooManyPrinters, PrinterThere */
async function addPrinter({ tx, who, input }: Saving, printer: NonNullable<Saving['input']['addPrinter']>) {
  const there = await tx
    .selectFrom('station_printer')
    .select(['way', 'target'])
    .where('client_id', '=', who.clientId)
    .where('station_id', '=', input.stationId)
    .where('removed_at', 'is', null)
    .execute()
  if (there.length >= PRINTERS_MAX) throw new Refusal('TooManyPrinters', { max: PRINTERS_MAX })
  const target = printer.target.toLowerCase()
  if (there.some(one => one.way === 'network' && one.target === target)) throw new Refusal('PrinterThere')
  const own = { client_id: who.clientId, station_id: input.stationId }
  const { printer_id } = await tx
    .insertInto('station_printer')
    .values({ ...own, name: printer.name, way: 'network', target, language: printer.language })
    .returning('printer_id')
    .executeTakeFirstOrThrow()
  await printUsual(tx, { ...own, printer_id }, printer.language)
}

/** What waits for the printer is not printed. @throws {Refusal} NotFound, PrinterKept */
async function removePrinter({ tx, who, input, now }: Saving, printerId: number): Promise<void> {
  const gone = await tx
    .updateTable('station_printer')
    .set({ removed_at: now.toISOString() })
    .where('client_id', '=', who.clientId)
    .where('station_id', '=', input.stationId)
    .where('printer_id', '=', printerId)
    .where('removed_at', 'is', null)
    .returning(['way', 'state'])
    .executeTakeFirst()
  if (gone === undefined) throw new Refusal('NotFound')
  // The station would report it again.
  if (gone.way !== 'network' && gone.state !== 'offline') throw new Refusal('PrinterKept')
  await tx
    .deleteFrom('station_document')
    .where('client_id', '=', who.clientId)
    .where('printer_id', '=', printerId)
    .execute()
  await dropWaiting(tx, who.clientId, { printerId }, now)
}

async function dropWaiting(
  tx: Saving['tx'],
  clientId: number,
  of: { readonly printerId: number } | { readonly stationId: number },
  now: Date,
): Promise<void> {
  const [column, id] =
    'printerId' in of ? (['printer_id', of.printerId] as const) : (['station_id', of.stationId] as const)
  await tx
    .updateTable('print_job')
    .set({ state: 'failed', fault: 'dropped', ended_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where(column, '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

async function savePrinters({ tx, who, input }: Saving): Promise<void> {
  for (const { printerId, name, language } of input.printers ?? []) {
    const saved = await tx
      .updateTable('station_printer')
      .set({ name, language })
      .where('client_id', '=', who.clientId)
      .where('station_id', '=', input.stationId)
      .where('printer_id', '=', printerId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new Refusal('NotFound')
  }
}

async function saveDocuments({ tx, who, input }: Saving): Promise<void> {
  for (const { document, printerId } of input.documents ?? []) {
    const key = { client_id: who.clientId, station_id: input.stationId, document }
    if (printerId === null) {
      await tx
        .deleteFrom('station_document')
        .where('client_id', '=', who.clientId)
        .where('station_id', '=', input.stationId)
        .where('document', '=', document)
        .execute()
      continue
    }
    const printer = await tx
      .selectFrom('station_printer')
      .select('printer_id')
      .where('client_id', '=', who.clientId)
      .where('station_id', '=', input.stationId)
      .where('printer_id', '=', printerId)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (printer === undefined) throw new Refusal('NotFound')
    await tx
      .insertInto('station_document')
      .values({ ...key, printer_id: printerId })
      .onConflict(oc => oc.columns(['client_id', 'station_id', 'document']).doUpdateSet({ printer_id: printerId }))
      .execute()
  }
}

async function saveMine({ tx, who, input }: Saving): Promise<void> {
  const { clientId, userId } = who
  if (input.isMine === true) {
    await tx
      .insertInto('station_mine')
      .values({ client_id: clientId, user_id: userId, station_id: input.stationId })
      .onConflict(oc => oc.columns(['client_id', 'user_id']).doUpdateSet({ station_id: input.stationId }))
      .execute()
    return
  }
  await tx
    .deleteFrom('station_mine')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('station_id', '=', input.stationId)
    .execute()
}

/** @throws {Refusal} NotFound, ChangedMeanwhile, StationNameTaken, TooManyPrinters, PrinterThere, PrinterKept */
export const saveStation: Handler<typeof SaveStation> = async asked => {
  const { app, tx, who, input, now, request } = asked
  const { clientId } = who
  const { stationId, version, name, docTab } = input
  if (name !== undefined) await refuseTaken(asked, name)
  const saved = await tx
    .updateTable('station')
    .set(eb => ({
      version: eb('version', '+', 1),
      ...(name === undefined ? {} : { name }),
      ...(docTab === undefined ? {} : { doc_tab: docTab }),
    }))
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('removed_at', 'is', null)
    .returning('version')
    .executeTakeFirst()
  if (saved === undefined) throw new Refusal('NotFound')
  if (saved.version !== version + 1) throw new Refusal('ChangedMeanwhile')
  if (input.addPrinter !== undefined) await addPrinter(asked, input.addPrinter)
  if (input.removePrinterId !== undefined) await removePrinter(asked, input.removePrinterId)
  await savePrinters(asked)
  await saveDocuments(asked)
  if (input.isMine !== undefined) await saveMine(asked)
  const { stationId: _, version: __, ...after } = input
  const change = { entity: 'station', entityId: stationId, action: 'saved', version: saved.version, after }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  await app.realtime.tell({ clientId, topic: 'station', data: { stationId, tells: 'printers' } }, tx)
  const [station] = await stationsOf({ app, from: tx, who, now, stationId })
  if (station === undefined) throw new Refusal('NotFound')
  return station
}

/** @throws {Refusal} NotFound */
export const removeStation: Handler<typeof RemoveStation> = async ({ app, tx, who, input, now, request }) => {
  const { clientId } = who
  const { stationId } = input
  const removed = await tx
    .updateTable('station')
    .set({ removed_at: now.toISOString(), connection: null })
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (removed.numUpdatedRows === 0n) throw new Refusal('NotFound')
  await revokeStationKeys(tx, clientId, stationId, now)
  await dropWaiting(tx, clientId, { stationId }, now)
  // What it was sent nobody answers for any more.
  await tx
    .updateTable('print_job')
    .set({ state: 'unknown', fault: 'stationSilent', ended_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('state', '=', 'sent')
    .execute()
  await tx.deleteFrom('station_mine').where('client_id', '=', clientId).where('station_id', '=', stationId).execute()
  const change = { entity: 'station', entityId: stationId, action: 'removed' }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  await app.realtime.tell({ clientId, topic: 'station', data: { stationId, tells: 'removed' } }, tx)
  return { Status: 'Success' as const }
}
