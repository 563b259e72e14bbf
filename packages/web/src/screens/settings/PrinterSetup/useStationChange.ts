import type { BodyOf } from '@waybill/contract/call.ts'
import { CheckPrinterStatus } from '@waybill/contract/calls/Shipment/CheckPrinterStatus.ts'
import { GetStations } from '@waybill/contract/calls/Stations/GetStations.ts'
import { SaveStation } from '@waybill/contract/calls/Stations/SaveStation.ts'
import type { WireStation } from '@waybill/contract/wire/station.ts'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { notify } from '../../../ui/notify.ts'

export type StationChange = Omit<BodyOf<typeof SaveStation>, 'stationId' | 'version'>

/** Saves a change of a station as soon as it is made. @returns false: it was not taken, and why was said */
export function useStationChange({ stationId, version }: WireStation) {
  const change = useChange(SaveStation, [GetStations, CheckPrinterStatus])
  return async (body: StationChange): Promise<boolean> => {
    try {
      await change.mutateAsync({ body: { stationId, version, ...body } })
      return true
    } catch (problem) {
      notify.failed(explainWith(problem, 'stations.failed'))
      return false
    }
  }
}
