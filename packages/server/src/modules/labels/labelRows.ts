import type { LabelPurchase } from '@waybill/carriers'
import { type LabelState, type Package, packagesOf, type Shipment, splitByWeight } from '@waybill/domain'
import { type Selectable, sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Label as LabelTable } from '../../db/schema.generated.ts'
import { settleRow } from '../../work/startedByRow.ts'
import { judgeFile, storeFile } from '../files/index.ts'
import { whyChosen } from '../prices/index.ts'

/** A label of a package. */
export interface Label {
  readonly clientId: number
  readonly labelId: number
  readonly shipmentId: number
  readonly unitId: number
  readonly place: number
  readonly tenderId: number
  readonly transmissionId: number
  readonly state: LabelState
  /** Sold beside another one of its package: whatever becomes of it, it is no part of what the shipment costs. */
  readonly isSurplus: boolean
  readonly trackingNumber: string
  /** Minor units; null: not bought, or nobody named a price for its order. */
  readonly charge: number | null
  readonly format: string
  /** Blank: its carrier gave none. */
  readonly sha256: string
  readonly answer: string
  readonly printedAt: string | null
  readonly prints: number
  /** Why the price was chosen that it was bought at. */
  readonly why: string
  readonly scannedAt: string | null
  readonly voidedAt: string | null
  /** When a person said what became of it, where nobody knew. */
  readonly disputeSettledAt: string | null
  /** Given back and scanned all the same: its carrier said that it charges nothing. */
  readonly isCredited: boolean
}

const labelOfRow = (row: Selectable<LabelTable>): Label => ({
  clientId: row.client_id,
  labelId: row.label_id,
  shipmentId: row.shipment_id,
  unitId: row.unit_id,
  place: row.place,
  tenderId: row.tender_id,
  transmissionId: row.transmission_id,
  state: row.state as LabelState,
  isSurplus: row.is_surplus,
  trackingNumber: row.tracking_number,
  charge: row.charge,
  format: row.format,
  sha256: row.sha256,
  answer: row.answer,
  printedAt: row.printed_at,
  prints: row.prints,
  why: row.why,
  scannedAt: row.scanned_at,
  voidedAt: row.voided_at,
  disputeSettledAt: row.dispute_settled_at,
  isCredited: row.is_credited,
})

/** The labels of a shipment, the oldest first. */
export async function labelsOf(
  app: Pick<App, 'db'>,
  from: Tx | Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentId: number,
): Promise<readonly Label[]> {
  const query = app.db.query
    .selectFrom('label')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('label_id')
  const rows = 'read' in from ? await from.read(query) : (await from.executeQuery(query.compile())).rows
  return rows.map(labelOfRow)
}

/** Labels by their shipments and by their own ids, the oldest first; what is another company's is not among them. */
export async function labelsNamed(
  { db: { query } }: Pick<App, 'db'>,
  from: Pick<TenantDb, 'read'>,
  asked: { readonly clientId: number; readonly shipmentIds: readonly number[]; readonly labelIds: readonly number[] },
): Promise<readonly Label[]> {
  const rows = await from.read(
    query
      .selectFrom('label')
      .selectAll()
      .where('client_id', '=', asked.clientId)
      .where(eb =>
        eb.or([
          sql<boolean>`shipment_id = any(${asked.shipmentIds}::bigint[])`,
          sql<boolean>`label_id = any(${asked.labelIds}::bigint[])`,
        ]),
      )
      .orderBy('label_id'),
  )
  return rows.map(labelOfRow)
}

/** The labels of a shipment that a page shows: those in force first, then the newest, so many at most. */
export async function labelsShown(
  { db: { query } }: Pick<App, 'db'>,
  from: Pick<TenantDb, 'read'>,
  { clientId, shipmentId, most }: { readonly clientId: number; readonly shipmentId: number; readonly most: number },
): Promise<readonly Label[]> {
  const rows = await from.read(
    query
      .selectFrom('label')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .orderBy(sql`state in ('voided', 'refused')`)
      .orderBy('label_id', 'desc')
      .limit(most),
  )
  return rows.map(labelOfRow).toSorted((a, b) => a.labelId - b.labelId)
}

/** How many labels of each shipment may be printed; a shipment without any is not among them. */
export async function labelCounts(
  { db: { query } }: Pick<App, 'db'>,
  from: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await from.read(
    query
      .selectFrom('label')
      .select(eb => ['shipment_id', eb.fn.countAll<number>().as('labels')])
      .where('client_id', '=', clientId)
      .where(sql<boolean>`shipment_id = any(${shipmentIds}::bigint[])`)
      .where('state', '=', 'bought')
      .where('sha256', '<>', '')
      .groupBy('shipment_id'),
  )
  return new Map(rows.map(row => [row.shipment_id, Number(row.labels)]))
}

/** Labels of shipments that are in force: how often and when they were handed out, and to whom last. */
export async function labelPrints(
  { db: { query } }: Pick<App, 'db'>,
  from: Pick<TenantDb, 'read'>,
  clientId: number,
  shipmentIds: readonly number[],
) {
  interface Row {
    readonly shipmentId: number
    readonly count: number
    readonly prints: number
    readonly printedAt: string
    readonly printedBy: string
  }
  const rows = await from.read<Row>({
    compile: () =>
      sql<Row>`
        select l.shipment_id as "shipmentId", count(*)::int as count, sum(l.prints)::int as prints,
               coalesce(max(l.last_printed_at)::text, '') as "printedAt",
               coalesce((array_agg(trim(u.first_name || ' ' || u.last_name) order by l.last_printed_at desc nulls last))[1],
                        '') as "printedBy"
          from label l left join identity.person u on u.user_id = l.last_printed_by
         where l.client_id = ${clientId} and l.shipment_id = any(${shipmentIds}::bigint[])
           and l.state = 'bought' and l.format = 'zpl' and l.sha256 <> ''
         group by l.shipment_id`.compile(query),
  })
  return new Map(
    rows.map(({ shipmentId, printedAt, ...row }) => [
      shipmentId,
      { ...row, printedAt: printedAt === '' ? '' : new Date(printedAt).toISOString() },
    ]),
  )
}

interface Message {
  readonly clientId: number
  readonly shipmentId: number
  readonly tenderId: number
  readonly transmissionId: number
}

/** A label is asked for each package, or for those that are wanted, in the transaction that takes up the purchase. */
export async function askLabels(
  tx: Tx,
  message: Message,
  shipment: Shipment,
  isWanted: (parcel: Package) => boolean = () => true,
): Promise<void> {
  const tender = await tx
    .selectFrom('tender')
    .select('price_sheet_id')
    .where('client_id', '=', message.clientId)
    .where('tender_id', '=', message.tenderId)
    .executeTakeFirst()
  const why = await whyChosen(tx, message, tender?.price_sheet_id ?? null)
  const rows = packagesOf(shipment)
    .filter(isWanted)
    .map(({ unitId, place }) => {
      if (unitId === null) throw new Error(`shipment ${message.shipmentId} has a package without a number`)
      return {
        client_id: message.clientId,
        shipment_id: message.shipmentId,
        tender_id: message.tenderId,
        transmission_id: message.transmissionId,
        ...{ unit_id: unitId, place, state: 'asked', why },
      }
    })
  await tx.insertInto('label').values(rows).execute()
}

/** A label whose bytes lie among the company's files. */
type KeptLabel = LabelPurchase['labels'][number] & { readonly sha256: string }
export type KeptPurchase = Omit<LabelPurchase, 'labels'> & { readonly labels: readonly KeptLabel[] }

/**
 * Puts the bytes of labels among the company's files, before the transaction that names them: bytes of one that rolls
 * back stay nameless, which costs disk and nothing else.
 */
export async function keepBytes(app: App, clientId: number, purchase: LabelPurchase): Promise<KeptPurchase> {
  const labels = await Promise.all(
    purchase.labels.map(async label => ({
      ...label,
      sha256: label.bytes.length === 0 ? '' : await app.files.put(clientId, Buffer.from(label.bytes)),
    })),
  )
  return { ...purchase, labels }
}

/** Files what came beside the labels, as the carrier drew it. */
async function filePapers(
  app: App,
  tx: Tx,
  { clientId, shipmentId }: Message,
  { papers }: KeptPurchase,
  at: Date,
): Promise<void> {
  for (const { name, bytes: given } of papers) {
    const bytes = Buffer.from(given)
    const judged = judgeFile(name, bytes)
    if (judged.kind === 'refused') continue
    const file = { clientId, shipmentId, kind: 'customs', name, mime: judged.mime, bytes } as const
    await storeFile(app, tx, { ...file, by: null, at })
  }
}

/**
 * A package has one label in force. One that its carrier sold after all, when there was another one, or when its package was
 * packed anew or taken away meanwhile, is a surplus.
 */
const isBesideAnother = sql<boolean>`(not exists (
  select from handling_unit u
   where u.client_id = label.client_id and u.shipment_id = label.shipment_id and u.unit_id = label.unit_id)
  or exists (
  select from handling_unit u
   where u.client_id = label.client_id and u.shipment_id = label.shipment_id and u.repacked_unit_id = label.unit_id
     and u.repacked_place = label.place)
  or exists (
  select from label other
   where other.client_id = label.client_id and other.shipment_id = label.shipment_id and other.unit_id = label.unit_id
     and other.place = label.place and other.label_id <> label.label_id and other.state in ('asked', 'bought', 'unknown')))`
const stateOfBought = sql<LabelState>`case when ${isBesideAnother} then 'surplus' else 'bought' end`

/**
 * What each package of an order costs by the price that was shown, shared by weight: for labels whose carrier named none.
 * Minor units.
 */
async function sharesShown(tx: Tx, { clientId, tenderId }: Message, shipment: Shipment) {
  const { total } = await tx
    .selectFrom('tender')
    .select('total')
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .executeTakeFirstOrThrow()
  const packages = packagesOf(shipment)
  if (total === null) return () => null
  const shares = splitByWeight(
    total,
    packages.map(({ weightLb }) => weightLb),
  )
  return (label: { readonly unitId: number; readonly place: number }): number | null =>
    shares[packages.findIndex(({ unitId, place }) => unitId === label.unitId && place === label.place)] ?? null
}

/**
 * Writes what a message bought: the labels, each at its package with what it costs, and what they cost together. The caller
 * holds the shipment's lock.
 */
export async function keepBought(
  app: App,
  tx: Tx,
  message: Message & { readonly shipment: Shipment },
  purchase: KeptPurchase,
  at: Date,
): Promise<void> {
  const { clientId, transmissionId, shipmentId, tenderId, shipment } = message
  await filePapers(app, tx, message, purchase, at)
  await tx
    .insertInto('label_purchase')
    .values({
      client_id: clientId,
      ...{ tender_id: tenderId, transmission_id: transmissionId, shipment_id: shipmentId },
      ...{ shipment_number: purchase.shipmentNumber, total: purchase.total, currency: purchase.currency },
      billed_weight_lb: purchase.billedWeightLb,
      bought_at: at.toISOString(),
    })
    .onConflict(conflict => conflict.columns(['client_id', 'transmission_id']).doNothing())
    .execute()
  const shown = purchase.total === null ? await sharesShown(tx, message, shipment) : () => null
  for (const { unitId, place, trackingNumber, charge, format, sha256, bytes } of purchase.labels) {
    await tx
      .updateTable('label')
      .set({
        ...{ state: stateOfBought, is_surplus: isBesideAnother },
        ...{ tracking_number: trackingNumber, charge: charge ?? shown({ unitId, place }) },
        ...{ format, sha256, size: bytes.length },
        bought_at: at.toISOString(),
      })
      .where('client_id', '=', clientId)
      .where('transmission_id', '=', transmissionId)
      .where('unit_id', '=', unitId)
      .where('place', '=', place)
      .execute()
  }
}

/** Moves the labels of a message that nobody has bought: what is bought stays so. */
export const settleAsked = (
  tx: Tx,
  { clientId, transmissionId }: Pick<Message, 'clientId' | 'transmissionId'>,
  state: 'unknown' | 'refused',
  answer: string,
) =>
  tx
    .updateTable('label')
    .set({ state, answer })
    .where('client_id', '=', clientId)
    .where('transmission_id', '=', transmissionId)
    .where('state', 'in', state === 'unknown' ? ['asked'] : ['asked', 'unknown'])
    .execute()

/** States of labels by what became of the order that they are. */
const followed = {
  cancelling: 'voidAsked',
  cancelled: 'voided',
  cancelRefused: 'voidRefused',
  cancelUnconfirmed: 'disputed',
} as const satisfies Record<string, LabelState>

/** The labels of an order that is given back follow it: those that were given back one by one stay so. */
export async function followOrder(
  app: Pick<App, 'due' | 'clock'>,
  tx: Tx,
  { clientId, tenderId }: Pick<Message, 'clientId' | 'tenderId'>,
  to: string,
  answer: string,
  at: Date,
): Promise<void> {
  const state = followed[to as keyof typeof followed]
  if (state === undefined) return
  const moved = await tx
    .updateTable('label')
    .set({
      state,
      ...(state === 'voided' ? { voided_at: at.toISOString() } : {}),
      ...(state === 'voidAsked' || state === 'disputed' ? { dispute_settled_at: null, is_credited: false } : {}),
    })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('state', 'not in', ['voided', 'refused', state])
    // Messages that speak of labels alone are heard by themselves: one that asks for some, one that gives one back.
    .where(
      sql<boolean>`not exists (
        select from transmission x
         where x.client_id = label.client_id and x.outcome in ('open', 'unknown')
           and ((x.kind = 'label' and x.transmission_id = label.transmission_id) or (x.kind = 'void' and x.outcome = 'open' and x.label_id = label.label_id)))`,
    )
    .returning(['label_id', 'tracking_number'])
    .execute()
  for (const { label_id: labelId } of moved) await tellRow(app, tx, { clientId, labelId }, state, answer)
}

/** How a row of a bulk job that gives labels back ends. */
const rowStates = { voided: 'done', voidRefused: 'toFix', disputed: 'unknown' } as const

/** Tells rows of bulk jobs what became of the label that they were to give back. */
async function tellRow(
  app: Pick<App, 'due' | 'clock'>,
  tx: Tx,
  { clientId, labelId }: { readonly clientId: number; readonly labelId: number },
  to: LabelState,
  words: string,
): Promise<void> {
  const state = rowStates[to as keyof typeof rowStates]
  if (state !== undefined) await settleRow(app, tx, clientId, { kind: 'label', id: labelId }, { state, words })
}

/** A surplus order is wanted after all: its labels are in force where their packages have no other. */
export const putSurplusInForce = (tx: Tx, { clientId, tenderId }: Pick<Message, 'clientId' | 'tenderId'>) =>
  tx
    .updateTable('label')
    .set({ state: stateOfBought, is_surplus: isBesideAnother })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('state', '=', 'surplus')
    .execute()

/** A label is to be given back by itself. */
export const askVoid = (tx: Tx, clientId: number, labelId: number) =>
  tx
    .updateTable('label')
    // What a person said of it before is not said of this time.
    .set({ state: 'voidAsked' satisfies LabelState, dispute_settled_at: null, is_credited: false })
    .where('client_id', '=', clientId)
    .where('label_id', '=', labelId)
    .execute()

/** Writes what a carrier said of a label that was to be given back. */
export async function settleVoid(
  app: Pick<App, 'due' | 'clock'>,
  tx: Tx,
  { clientId, labelId }: { readonly clientId: number; readonly labelId: number },
  state: 'voided' | 'voidRefused' | 'disputed',
  answer: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('label')
    .set({ state, answer, ...(state === 'voided' ? { voided_at: at.toISOString() } : {}) })
    .where('client_id', '=', clientId)
    .where('label_id', '=', labelId)
    // What its carrier took back is gone, whatever was said before; anything else answers an open question alone.
    .where('state', 'in', state === 'voided' ? ['voidAsked', 'voidRefused', 'disputed'] : ['voidAsked'])
    .execute()
  await tellRow(app, tx, { clientId, labelId }, state, state === 'voided' ? '' : answer)
}

/** Whether a carrier may charge a label that was to be given back, and nobody has said yet what became of it. */
export const isDisputed = ({ state, scannedAt, disputeSettledAt }: Label): boolean =>
  disputeSettledAt === null && (state === 'disputed' || (state === 'voided' && scannedAt !== null))

/** Writes what a person was told of a label in dispute. One that was voided, and used all the same, stays voided. */
export async function settleDispute(
  app: Pick<App, 'due' | 'clock'>,
  tx: Tx,
  { clientId, labelId, state: before, scannedAt }: Label,
  { isVoided, answer, at }: { readonly isVoided: boolean; readonly answer: string; readonly at: Date },
): Promise<void> {
  const state = isVoided || before === 'voided' ? 'voided' : 'voidRefused'
  await tx
    .updateTable('label')
    .set(eb => ({
      ...{ state, answer, dispute_settled_at: at.toISOString(), is_credited: isVoided && scannedAt !== null },
      ...(state === 'voided' ? { voided_at: eb.fn.coalesce('voided_at', eb.val(at.toISOString())) } : {}),
    }))
    .where('client_id', '=', clientId)
    .where('label_id', '=', labelId)
    .execute()
  if (before === 'disputed') await tellRow(app, tx, { clientId, labelId }, state, answer)
}

/** Keeps the first physical scan of a label. */
export const keepScanned = (tx: Tx, clientId: number, trackingNumber: string, at: Date) =>
  tx
    .updateTable('label')
    // What was said of it before it was seen under way is said again.
    .set({ scanned_at: at.toISOString(), dispute_settled_at: null, is_credited: false })
    .where('client_id', '=', clientId)
    .where('tracking_number', '=', trackingNumber)
    .where('scanned_at', 'is', null)
    .execute()

/** Counts that labels were handed to a printer or a browser. */
export const countPrinted = (
  tx: Tx,
  { clientId, userId }: { readonly clientId: number; readonly userId: number },
  labelIds: readonly number[],
  at: Date,
) =>
  tx
    .updateTable('label')
    .set(eb => ({
      ...{ prints: eb('prints', '+', 1), printed_at: eb.fn.coalesce('printed_at', eb.val(at.toISOString())) },
      ...{ last_printed_at: at.toISOString(), last_printed_by: userId },
    }))
    .where('client_id', '=', clientId)
    .where('label_id', 'in', [...labelIds])
    .execute()
