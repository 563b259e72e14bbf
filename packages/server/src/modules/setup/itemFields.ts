import { type ItemColumn, itemExportColumns } from '@waybill/contract/wire/item.ts'
import { type ImportField, type ImportShape, type PackagingCode, packagings } from '@waybill/domain'
import { headOf } from './itemColumns.ts'

const shapes: Partial<Readonly<Record<ItemColumn, ImportShape>>> = {
  ...{ Stackable: 'yesNo', HandlingUnit: 'code', UnitsPerPallet: 'whole', UnitsPerCarton: 'whole' },
  ...{ CartonsPerPallet: 'whole', CartonPackaging: 'code', PalletPackaging: 'code' },
}

/** What other systems call a column of the item master, beside the head of the export. */
const synonyms: Partial<Readonly<Record<ItemColumn, readonly string[]>>> = {
  SKU: [
    ...['Item', 'Item number', 'Item code', 'Item ID', 'Part', 'Part number', 'Product', 'Product code', 'Material'],
    ...['Stock code', 'Catalog number', 'Artículo', 'Código', 'Código de artículo', 'Clave', 'Producto'],
  ],
  Description: ['Item description', 'Item name', 'Product name', 'Name', 'Title', 'Product description', 'Descripción'],
  NMFC: ['NMFC number', 'NMFC code', 'NMFC item'],
  Class: ['Freight class', 'NMFC class', 'LTL class', 'Clase', 'Clase de flete'],
  Stackable: ['Stack', 'Can be stacked', 'Apilable', 'Estibable'],
  HandlingUnit: ['Packaging', 'Package type', 'Pack type', 'Unit type', 'Container', 'Empaque', 'Tipo de empaque'],
  HTS: ['HTS', 'Harmonized code', 'HS code', 'Tariff code', 'Schedule B', 'Fracción arancelaria'],
  ItemCode: [
    ...['Customer item', 'Customer part', 'Customer part number', 'Customer SKU', 'Buyer part', 'Buyer item'],
    ...['Código del cliente', 'Artículo del cliente'],
  ],
  Hazmat: ['UN', 'UN ID', 'UN/NA', 'Hazmat', 'Hazmat UN number', 'Número ONU'],
  UnitsPerPallet: ['Pieces per pallet', 'Each per pallet', 'Pallet quantity', 'Units pallet', 'Piezas por tarima'],
  UnitsPerCarton: ['Case pack', 'Case quantity', 'Carton quantity', 'Pieces per carton', 'Units per case', 'Pack size'],
  CartonsPerPallet: ['Cases per pallet', 'Boxes per pallet', 'Cartons pallet', 'Cajas por tarima'],
  Length: ['Length', 'Long', 'Depth', 'L', 'Largo'],
  Width: ['Width', 'Wide', 'W', 'Ancho'],
  Height: ['Height', 'High', 'H', 'Alto'],
  Weight: ['Weight', 'Gross weight', 'Shipping weight', 'Lbs', 'Peso', 'Peso bruto'],
  EachWeight: [
    ...['Piece weight', 'Unit weight', 'Weight each', 'Weight per unit', 'Net weight each', 'Peso por pieza'],
    'Peso unitario',
  ],
  CartonWeight: ['Case weight', 'Box weight', 'Peso por caja'],
  PalletWeight: ['Skid weight', 'Peso por tarima'],
}

/** What packagings are called elsewhere. */
const packagingWords: Partial<Readonly<Record<PackagingCode, readonly string[]>>> = {
  PLT: ['Tarima', 'Tarimas', 'PL'],
  CTN: ['Case', 'Cases', 'CS', 'Caja', 'Cajas'],
  DRM: ['Tambor', 'Tambores', 'Barrel'],
  BAG: ['Bolsa', 'Saco', 'Costal', 'Sack'],
  ROL: ['Rollo', 'Rollos', 'RL'],
  PCS: ['Each', 'EA', 'PC', 'Pieza', 'Piezas', 'Unit'],
  BDL: ['Atado', 'BD'],
}

const packagingCodes = packagings.map(({ code, name, plural }) => ({
  value: code,
  synonyms: [name, plural, ...(packagingWords[code] ?? [])],
}))

const shapeOf = (column: ItemColumn): ImportShape =>
  shapes[column] ?? (column.endsWith('Weight') ? 'weight' : /(?:Length|Width|Height)$/.test(column) ? 'length' : 'text')

const flat: readonly ItemColumn[] = ['Weight', 'Length', 'Width', 'Height']

/** The columns of the export, as a file may name and write them. */
export const itemFields: readonly ImportField[] = itemExportColumns.map(column => {
  const shape = shapeOf(column)
  return {
    ...{
      name: column,
      label: `imports.field_${column}`,
      shape,
      synonyms: [headOf(column), ...(synonyms[column] ?? [])],
    },
    ...(shape === 'code' ? { codes: packagingCodes } : {}),
    ...(column === 'SKU' ? { needed: true as const } : {}),
    // Of one handling unit, where the file says which that is: two grams of a rivet are no pallet of them.
    ...(flat.includes(column)
      ? {
          counts: {
            by: 'HandlingUnit',
            fields: { each: `Each${column}`, carton: `Carton${column}`, pallet: `Pallet${column}` },
          },
        }
      : {}),
  }
})
