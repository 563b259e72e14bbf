import { UPLOAD_MAX_BYTES } from '@waybill/contract'
import { INVOICE_AMOUNT_MAX, INVOICE_NUMBER_MAX, INVOICES_MAX } from '@waybill/contract/wire/carrierInvoice.ts'
import { type ImportFault, type MappedRow, minorDigits } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { type ImportGiven, type ImportGroup, importKind, type Judged, type Written } from '../../imports/importKind.ts'
import { localNow } from '../../places/localNow.ts'
import { type Billed, type BilledShipment, billedKey, billedShipments } from './billedShipments.ts'
import { invoiceFields } from './invoiceFields.ts'
import { invoiceKey } from './invoiceKey.ts'
import { type NewInvoice, writeInvoices } from './writeInvoices.ts'

interface InvoiceThing {
  readonly invoice: Omit<NewInvoice, 'source'>
  /** The number of the same invoice, where it was entered before. */
  readonly known: number | null
  readonly name: string
}

const textOf = ({ values }: MappedRow, name: string): string => {
  const value = values[name]
  return value === null || value === undefined ? '' : String(value).trim()
}
const keyOfRow = (row: MappedRow): string => billedKey(textOf(row, 'SCAC'), textOf(row, 'PRONumber'))
/** What rows of one invoice have to say alike; how its numbers are written is no difference. */
const said = (row: MappedRow): string =>
  JSON.stringify([row.values.InvoiceAmount, textOf(row, 'InvoiceDate'), textOf(row, 'InvoiceCurrency').toUpperCase()])

/** The day on the wall of the company: what is dated later is still to come. */
async function companyToday(tx: Tx, clientId: number, now: Date): Promise<string> {
  const { time_zone: timeZone } = await tx
    .selectFrom('identity.client')
    .select('time_zone')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return localNow(now, timeZone).date
}

/** The one shipment that the row bills, or why there is none. */
function billedBy(
  row: MappedRow,
  known: Billed,
): BilledShipment | { readonly field: string; readonly code: ImportFault } {
  const [one, ...others] = known.get(keyOfRow(row)) ?? []
  if (one === undefined) return { field: 'PRONumber', code: 'unknownPro' }
  if (others.length > 0) return { field: 'PRONumber', code: 'twoShipments' }
  if (!one.isPaidByUs) return { field: 'PRONumber', code: 'paidByOthers' }
  if (one.agreedCurrency === null) return { field: 'PRONumber', code: 'notAwarded' }
  const given = textOf(row, 'InvoiceCurrency').toUpperCase()
  const isOther = (given !== '' && given !== one.currency) || one.currency !== one.agreedCurrency
  // Amounts of files are read with two decimals.
  if (isOther || minorDigits(one.currency) !== 2) return { field: 'InvoiceCurrency', code: 'otherCurrency' }
  return one
}

function judge(
  { rows }: ImportGroup,
  known: Billed,
  { options, today }: Pick<ImportGiven, 'options'> & { today: string },
): Judged<InvoiceThing> {
  const [row, ...again] = rows
  if (row === undefined) return { faults: [] }
  const other = again.filter(one => said(one) !== said(row))
  const wrong = (field: string, code: ImportFault, params: Readonly<Record<string, string | number>> = {}) => ({
    faults: [{ row: row.row, field, code, params }],
  })
  if (other.length > 0) {
    const params = { row: row.row }
    return { faults: other.map(({ row: at }) => ({ row: at, field: 'InvoiceNumber', code: 'invoiceDiffers', params })) }
  }
  const number = textOf(row, 'InvoiceNumber')
  const amount = Number(row.values.InvoiceAmount ?? 0)
  const invoicedOn = textOf(row, 'InvoiceDate')
  for (const name of ['SCAC', 'PRONumber', 'InvoiceNumber', 'InvoiceDate']) {
    if (textOf(row, name) === '') return wrong(name, 'required')
  }
  if (amount === 0) return wrong('InvoiceAmount', 'required')
  if (Math.abs(amount) > INVOICE_AMOUNT_MAX)
    return wrong('InvoiceAmount', 'tooLarge', { max: INVOICE_AMOUNT_MAX / 100 })
  if (number.length > INVOICE_NUMBER_MAX) return wrong('InvoiceNumber', 'tooLong', { max: INVOICE_NUMBER_MAX })
  if (invoicedOn > today) return wrong('InvoiceDate', 'dayToCome')
  const shipment = billedBy(row, known)
  if ('code' in shipment) return wrong(shipment.field, shipment.code)
  const { shipmentId, currency } = shipment
  const invoice = { shipmentId, amount, currency, invoicedOn, number }
  const before = shipment.invoices.find(one => invoiceKey(one.number) === invoiceKey(number))
  if (before === undefined) {
    if (shipment.invoices.length >= INVOICES_MAX) return wrong('InvoiceNumber', 'tooLarge', { max: INVOICES_MAX })
    return { thing: { invoice, known: null, name: number }, will: 'added' }
  }
  if (before.amount !== amount || before.invoicedOn !== invoicedOn)
    return wrong('InvoiceNumber', 'invoiceDiffers', { row: row.row })
  if (options.policy === 'skip') return { skip: 'known' }
  if (options.policy === 'refuse') return wrong('InvoiceNumber', 'known')
  return { thing: { invoice, known: before.invoiceId, name: number }, will: 'same' }
}

/** Carriers' invoices from files, each added to the shipment of its SCAC and PRO. */
export const invoiceImport = importKind<InvoiceThing, { readonly billed: Billed; readonly today: string }>({
  ...{ name: 'invoices', page: 'Reports', bytesMax: UPLOAD_MAX_BYTES, fields: invoiceFields },
  keyOf: cell => {
    const [scac, pro, number] = [cell('SCAC'), cell('PRONumber'), cell('InvoiceNumber')]
    return pro === '' || number === '' ? '' : `${billedKey(scac, pro)} ${invoiceKey(number)}`
  },
  context: async (tx, groups, { app, clientId }) => ({
    billed: await billedShipments(
      tx,
      clientId,
      groups.flatMap(({ rows }) => rows.map(row => ({ scac: textOf(row, 'SCAC'), pro: textOf(row, 'PRONumber') }))),
    ),
    today: await companyToday(tx, clientId, app.clock.now()),
  }),
  judge: (group, { billed, today }, { options }) => judge(group, billed, { options, today }),
  write: async (tx, things, { clientId, doer, runId }) => {
    const { name: source } = await tx
      .selectFrom('import_run')
      .select('name')
      .where('client_id', '=', clientId)
      .where('run_id', '=', runId)
      .executeTakeFirstOrThrow()
    const fresh = things.filter(({ known }) => known === null)
    const ids = await writeInvoices(
      tx,
      doer,
      fresh.map(({ invoice }) => ({ ...invoice, source })),
    )
    const idOf = new Map(fresh.map((thing, index) => [thing, ids[index] ?? 0]))
    return things.map(
      (thing): Written => ({
        became: {
          ...{ what: thing.known === null ? 'added' : 'same', entity: 'invoice', name: thing.name, warnings: [] },
          id: thing.known ?? idOf.get(thing) ?? 0,
        },
      }),
    )
  },
})
