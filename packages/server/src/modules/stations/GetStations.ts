import type { GetStations } from '@waybill/contract/calls/Stations/GetStations.ts'
import type { Handler } from '../../handler.ts'
import { stationsOf } from './stationRows.ts'

export const getStations: Handler<typeof GetStations> = async ({ app, db, who, now }) => ({
  stations: await stationsOf({ app, from: db, who, now }),
})
