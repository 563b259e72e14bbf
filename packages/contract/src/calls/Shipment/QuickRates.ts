import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { moneyLines } from '../../money.ts'
import { wireCrossover } from '../../wire/crossover.ts'
import { laneQuestion, wireLane } from '../../wire/laneQuestion.ts'
import { wireRate, wireRateRefusal } from '../../wire/rate.ts'
import { wireItem, wireShipment } from '../../wire/shipment.ts'

/** Prices from postal codes, weight and class alone: nothing is kept of it, and nothing can be booked from it. */
export const QuickRates = defineCall({
  group: 'Shipment',
  name: 'QuickRates',
  summary: 'Prices from ZIPs and weight alone',
  access: { kind: 'signedIn', pages: ['ReviewRates'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: laneQuestion
    .extend(
      wireShipment.pick({
        shipMode: true,
        VolumeLTL: true,
        EquipmentType: true,
        TemperatureMin: true,
        TemperatureMax: true,
        PaymentType: true,
        AdditionalService: true,
      }).shape,
    )
    .extend(
      wireItem.pick({
        itemClass: true,
        Weight: true,
        Qty: true,
        packageType: true,
        Length: true,
        Width: true,
        Height: true,
        linearFeet: true,
      }).shape,
    ),
  reply: wireLane.extend({
    /** Their numbers are those of this answer alone. */
    rates: z.array(wireRate),
    refusals: z.array(wireRateRefusal),
    crossovers: moneyLines(z.array(wireCrossover)),
  }),
})
