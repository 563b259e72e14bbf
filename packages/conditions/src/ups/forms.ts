import type { Condition } from '../condition.ts'
import { hasStates } from '../places.ts'
import { asList, asObject, textAt, valueAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { hasForms, hasInvoice, isForward, isIntoUnion, isReturn, laneIn, serviceIn, shipmentIn } from './lane.ts'

const FORMS = 'ShipmentRequest.Shipment.ShipmentServiceOptions.InternationalForms'
const { agreed, noneOf, oneOf, required, shaped } = rowsUnder(FORMS)

/** UPS Worldwide Economy. */
const isEconomy = (service: string): boolean => service === '17' || service === '72'

const terms = 'CFR CIF CIP CPT DAF DDP DAP DEQ DES EXW FAS FCA FOB'.split(' ')

/** Forms for customs that UPS draws: the invoice on the way out, a partial one on the way back. */
export const formRows: readonly Condition[] = [
  oneOf(
    'FormType[]',
    ['05', '10'],
    'Of a return 05 and 10 are the only valid values.',
    at => isReturn(at) && hasForms(at),
  ),
  noneOf('FormType[]', ['05'], '05 is valid for returns only.', isForward),
  required('InvoiceNumber', 'Required for invoices.', hasInvoice),
  required('InvoiceDate', 'Required for invoices of forward shipments.', hasInvoice),
  required(
    'ReasonForExport',
    'Required for invoices and for EU inbound shipments.',
    at => hasInvoice(at) || (hasForms(at) && isIntoUnion(at)),
  ),
  oneOf('TermsOfShipment', terms, `One of ${terms.join(', ')}.`),
  required('Contacts.SoldTo', 'Required for an invoice.', hasInvoice),
  agreed(
    'Contacts.SoldTo.Address.CountryCode',
    (value, { body }) => value === laneIn(body).to,
    'In the country of ShipTo, with the exception of Canada.',
    ({ body }) => valueAt(body, `${FORMS}.Contacts.SoldTo`) !== undefined && laneIn(body).to !== 'CA',
  ),
  required('Contacts.SoldTo.Address.StateProvinceCode', 'Required for US and Canada.', ({ body }) =>
    hasStates(textAt(body, `${FORMS}.Contacts.SoldTo.Address.CountryCode`)),
  ),
  required('Product[].Unit.Number', 'Required for invoices.', hasInvoice, '128069'),
  required('Product[].Unit.UnitOfMeasurement.Code', 'Required for invoices.', hasInvoice, '128069'),
  required('Product[].Unit.Value', 'Required for invoices.', hasInvoice, '128069'),
  shaped(
    'Product[].Unit.Value',
    /^(?=.*[1-9])\d{1,12}(\.\d{1,6})?$/,
    'Greater than zero, at most 6 digits after the decimal.',
  ),
  shaped('Product[].CommodityCode', /^[A-Z0-9]{6,15}$/i, '6 to 15 letters and digits.'),
  required('Product[].PartNumber', 'Required for invoices.', hasInvoice, '128069'),
  required(
    'Product[].PackingListInfo',
    'Required for multi-piece Economy shipments.',
    at => hasForms(at) && isEconomy(serviceIn(at.body)) && asList(shipmentIn(at.body).Package).length > 1,
  ),
  agreed(
    'Product[].PackingListInfo.PackageAssociated',
    (value, { item }) =>
      asList(value).reduce<number>((sum, one) => sum + Number(textAt(asObject(one), 'ProductAmount')), 0) ===
      Number(valueAt(item, 'Unit.Number')),
    'What is associated with packages must equal the number of the product.',
    ({ item }) => item.PackingListInfo !== undefined,
  ),
  required(
    'Product[].CommodityFieldSpecialConditionCode',
    'EU inbound: 01 where no standardized product is identified.',
    at => hasForms(at) && isIntoUnion(at) && at.item.ProductIdentifier === undefined,
  ),
]
