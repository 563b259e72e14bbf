import { GetShipViaCodeDetails } from '@waybill/contract/calls/Supplemental/GetShipViaCodeDetails.ts'
import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { type WireShipVia, wireShipVia } from '@waybill/contract/wire/shipVia.ts'
import { madeUp } from '../madeUp.ts'
import { answer, refusal } from '../wire.ts'
import { holding } from './holding.ts'

export const shipVia = (ShipVia: string, SCAC: string): WireShipVia =>
  madeUp(wireShipVia, { ShipVia, SCAC, Mode: 'LTL' })

/** A list of ship-via codes that is saved whole, by whoever saw its newest version. */
export function shipViaCodes(first: readonly WireShipVia[]) {
  let version = 1
  let codes = [...first]
  const saves = holding()
  return {
    /** Saves are held until the function it gives is called. */
    hold: saves.hold,
    /** A colleague saves the list, changed. */
    change(edit: (codes: readonly WireShipVia[]) => readonly WireShipVia[]): void {
      version += 1
      codes = [...edit(codes)]
    },
    answers: [
      answer(GetShipViaCodeDetails, () => ({
        ...{ version, codes },
        carriers: ['DMBL', 'DMGL', 'DMTX'].map(SCAC => ({ SCAC, CarrierName: `Demo ${SCAC}` })),
      })),
      answer(ShipViaCodeUpdation, async ({ body }) => {
        await saves.passed()
        if (body.version !== version) return refusal('ChangedMeanwhile')
        version += 1
        codes = ShipViaCodeUpdation.body.parse(body).codes
        return { Status: 'Success' as const, version }
      }),
    ],
  }
}
