import type { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import type { GetStations } from '@waybill/contract/calls/Stations/GetStations.ts'
import type { Handler, Handlers } from '../../handler.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { joinStation, pairStation } from './pairing.ts'
import { workPrintJob } from './printJobs.ts'
import { removeStation, saveStation } from './SaveStation.ts'
import { printTestPage, sendToPrinter } from './SendToPrinter.ts'
import { getWeightfromMachine, setScale } from './scale.ts'
import { getPrintJobs, settlePrintJob } from './settleJob.ts'
import { myStation, stationsOf } from './stationRows.ts'
import { sweepPrintJobs } from './sweepPrintJobs.ts'

export { type OpenLine, openStationLines } from './stationLines.ts'
export { printersOnline } from './stationRows.ts'

const getStations: Handler<typeof GetStations> = async ({ app, db, who, now }) => ({
  stations: await stationsOf({ app, from: db, who, now }),
})

const checkPrinterStatus: Handler<typeof CheckPrinterStatus> = async ({ app, db, who, now }) => {
  const station = await myStation({ app, from: db, who, now })
  const asked = await db.readOne(
    app.db.query
      .selectFrom('print_job')
      .select(eb => eb.fn.countAll<number>().as('jobs'))
      .where('client_id', '=', who.clientId)
      .where('state', '=', 'unknown'),
  )
  return {
    printerOnlineStatus: station?.printers.some(({ state }) => state === 'online') ?? false,
    stationId: station?.stationId ?? null,
    stationName: station?.name ?? '',
    isOnline: station?.isOnline ?? false,
    scale: station?.scale ?? { state: 'none', weightLb: null, shown: '', tare: '', weighedAt: null },
    printers: station?.printers ?? [],
    unknown: Number(asked?.jobs ?? 0),
  }
}

export const stationHandlers = {
  CheckPrinterStatus: checkPrinterStatus,
  GetPrintJobs: getPrintJobs,
  GetStations: getStations,
  GetWeightfromMachine: getWeightfromMachine,
  JoinStation: joinStation,
  PairStation: pairStation,
  PrintTestPage: printTestPage,
  RemoveStation: removeStation,
  SaveStation: saveStation,
  SendToPrinter: sendToPrinter,
  SetScale: setScale,
  SettlePrintJob: settlePrintJob,
} satisfies Partial<Handlers>

export const stationWork: Pick<ModuleWork, 'printJob' | 'sweepPrintJobs'> = { printJob: workPrintJob, sweepPrintJobs }
