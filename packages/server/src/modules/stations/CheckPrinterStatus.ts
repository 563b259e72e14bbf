import type { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import type { Handler } from '../../handler.ts'
import { myStation } from './stationRows.ts'

export const checkPrinterStatus: Handler<typeof CheckPrinterStatus> = async ({ app, db, who, now }) => {
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
