import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { moneyLines } from '../../money.ts'
import { wireCrossover } from '../../wire/crossover.ts'

/** Where volume and truckload prices pass LTL on the lane of a shipment, by the rate sheets kept here. */
export const GetCrossover = defineCall({
  group: 'Shipment',
  name: 'GetCrossover',
  summary: 'From which size on volume or truckload costs less than LTL',
  access: { kind: 'signedIn', pages: ['ShipmentDetails'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive() }),
  reply: z.object({ crossovers: moneyLines(z.array(wireCrossover)) }),
})
