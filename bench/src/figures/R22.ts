import { rmSync } from 'node:fs'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { post, signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import type { Row } from '../measure.ts'
import { startDemo } from '../product.ts'
import { pickupDay, wireShipment } from '../wired.ts'

const RACES = Number(process.env.RACES ?? 1_000)
const CARRIERS = 5
/** Broadcasts that are prepared and answered together. */
const AT_ONCE = 4

/** Carriers are not all in one place, where so many calls a minute would be too many. */
const PLACES = 16

interface Rate {
  readonly PricesheetID: number
  readonly CarrierSCAC: string
  readonly isAPI: boolean
}

interface Step {
  readonly tenderId: number | null
  readonly state: string
  readonly lateAnswer: string
}

interface Carrier {
  readonly carrierId: number
  readonly version: number
  readonly TenderEmail: string
}

interface Mail {
  readonly purpose: string
  readonly text: string
}

const json = <T>(bytes: Buffer): T => JSON.parse(String(bytes)) as T

/** R22: a load is offered to five carriers at once, and all of them accept within the same moment. */
export async function R22(): Promise<Row[]> {
  const folder = temporaryFolder('waybill-bench-r22-')
  const node = await startDemo(folder)
  const call = await signIn(node.address, 'demo@waybill.invalid', 'demo shipper 1')
  let doubled = 0
  let lost = 0
  let unanswered = 0
  let spread = 0

  /** Offers one shipment, and returns the answer of each carrier's link, ready to be sent. */
  async function broadcast(n: number): Promise<{ shipmentId: number; accept: (() => Promise<number>)[] }> {
    const shipment = wireShipment(`R22-${n}`, pickupDay())
    const built = json<{ shipmentId: number }>(await call('Shipment/BuildShipment', { shipment }, crypto.randomUUID()))
    const { shipmentId } = built
    const { rates } = json<{ rates: Rate[] }>(await call('Shipment/GETLTLRates', { shipmentId }))
    const { version } = json<{ version: number }>(await call('Shipment/ShipmentDetails', { shipmentId }))
    const own = rates.filter((rate, index) => {
      const isFirst = rates.findIndex(({ CarrierSCAC }) => CarrierSCAC === rate.CarrierSCAC) === index
      return isFirst && !rate.isAPI
    })
    if (own.length < CARRIERS) throw new Error(`only ${own.length} carriers take offers by mail`)
    const body = { shipmentId, version, kind: 'broadcast', stepMinutes: 60 }
    const PricesheetIDs = own.slice(0, CARRIERS).map(({ PricesheetID }) => PricesheetID)
    await call('Tender/StartTenderRound', { ...body, PricesheetIDs }, crypto.randomUUID())
    const { mails } = json<{ mails: Mail[] }>(await call('Mail/GetMails', { shipmentId, pageSize: 100 }))
    const links = mails.flatMap(({ text }) => /TenderID=(\d+)&AccessID=([\w-]+)/.exec(text)?.slice(1) ?? [])
    const accept = Array.from({ length: links.length / 2 }, (_, at) => async () => {
      const path = `Tender/AnswerTender?TenderID=${links[at * 2]}&AccessID=${links[at * 2 + 1]}`
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const from = `127.0.${1 + (n % PLACES)}.${1 + at}`
      const answer = await post(`${node.address}/api/${path}`, { answer: 'accept' }, undefined, headers, from)
      return answer.status
    })
    if (accept.length !== CARRIERS) throw new Error(`${accept.length} links were mailed`)
    return { shipmentId, accept }
  }

  async function race(n: number): Promise<void> {
    const { shipmentId, accept } = await broadcast(n)
    const started = performance.now()
    const sent = accept.map(answer => answer())
    spread = Math.max(spread, performance.now() - started)
    const statuses = await Promise.all(sent)
    unanswered += statuses.filter(status => status !== 200).length
    const { rounds } = json<{ rounds: { steps: Step[] }[] }>(await call('Tender/GetTenderRounds', { shipmentId }))
    const steps = rounds[0]?.steps ?? []
    const won = steps.filter(({ state }) => state === 'awarded').length
    const late = steps.filter(({ lateAnswer }) => lateAnswer === 'accepted').length
    if (won > 1) doubled += 1
    if (won + late !== CARRIERS || won === 0) lost += 1
  }

  /** Every carrier of the demo may be used, and takes its offers by mail, from here on. */
  async function openAll(): Promise<void> {
    const { carriers } = json<{ carriers: Carrier[] }>(
      await call('Carriers/FreightCarrier?Mode=Load', { pageSize: 100 }),
    )
    for (const { carrierId, version, ...carrier } of carriers) {
      const TenderEmail = carrier.TenderEmail || `offers${carrierId}@carrier.invalid`
      const given = { ...carrier, TenderEmail, InsuranceExpires: '', doNotUse: false }
      const body = { carrierId, version, carrier: given }
      await call('Carriers/FreightCarrier?Mode=UPDATE', body, crypto.randomUUID())
    }
  }

  try {
    await openAll()
    for (let n = 0; n < RACES; n += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, RACES - n) }, (_, i) => race(n + i)))
    }
    return [
      {
        figure: `R22 ${RACES} broadcasts, ${CARRIERS} carriers accept within ${spread.toFixed(1)} ms`,
        measured: `${doubled} awarded twice, ${lost} with a lost answer, ${unanswered} refused`,
        beside: 'the rounds',
        ratio: '',
        goal: goals.R22.races,
      },
    ]
  } finally {
    await node.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
