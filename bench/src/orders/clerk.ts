import type { Caller } from './caller.ts'

/** What the product says of a shipment, over its calls. */
export interface Believed {
  readonly shipmentStatus: string
  readonly version: number
  readonly BOLNumber: string
  readonly PRONumber: string
  readonly booking: { readonly state: string }
}

export const isOpen = ({ booking }: Believed): boolean => booking.state === 'reserved' || booking.state === 'unknown'

async function believed({ send }: Caller, shipmentId: number): Promise<Believed> {
  const { status, json } = await send('Shipment/ShipmentDetails', { shipmentId })
  if (status !== 200) throw new Error(`shipment ${shipmentId}: ${status} ${JSON.stringify(json)}`)
  return json as unknown as Believed
}

interface Offered {
  readonly CarrierSCAC: string
  readonly PricesheetID: number
}

/**
 * Books the carrier `first`, `clicks` times at once. A carrier that may still have an earlier order takes no second one:
 * then the next one is booked, which is when an order that comes late is one too many.
 */
async function book({ send }: Caller, shipmentId: number, first: string, clicks = 1): Promise<void> {
  const rated = await send('Shipment/GETLTLRates', { shipmentId })
  const offers = (rated.json.rates ?? []) as Offered[]
  const isFirst = ({ CarrierSCAC }: Offered) => Number(CarrierSCAC === first)
  for (const { PricesheetID } of offers.toSorted((a, b) => isFirst(b) - isFirst(a))) {
    const { version } = await believed({ send }, shipmentId)
    const body = { shipmentId, version, PricesheetID }
    const answers = await Promise.all(Array.from({ length: clicks }, () => send('Shipment/Pickup', body)))
    if (!answers.every(({ status, json }) => status === 409 && json.code === 'OrderUnknown')) return
  }
}

const PATIENT_TRIES = 12
const PATIENCE_MS = 4_000

/**
 * Books, and books again while the carrier is left alone for having failed several times in a row: nothing was sent
 * then, and without it most orders of a run of faults would never be placed.
 */
export async function bookPatiently(caller: Caller, shipmentId: number, first: string, clicks: number): Promise<void> {
  for (let n = 0; n < PATIENT_TRIES; n += 1) {
    await book(caller, shipmentId, first, clicks)
    await new Promise(over => setTimeout(over, PATIENCE_MS))
    if (!isFree(await believed(caller, shipmentId))) return
  }
}

/** Not booked, and nobody waits for an answer about it. */
const isFree = (now: Believed): boolean => now.shipmentStatus === 'Q' && !isOpen(now) && now.booking.state !== 'booked'

/** Looks at all shipments once. What came back without an order is booked again, where a carrier is named. */
export async function lookAfter(
  caller: Caller,
  shipments: readonly number[],
  again: string | null,
): Promise<Believed[]> {
  const seen: Believed[] = []
  const left = shipments.slice()
  const worker = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const now = await believed(caller, id)
      if (again !== null && isFree(now) && now.booking.state !== 'none') await book(caller, id, again)
      seen.push(now)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return seen
}
