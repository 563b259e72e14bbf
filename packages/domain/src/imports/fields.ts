import type { TonKind } from './units.ts'

/**
 * What stands in the cells of a field, and what is made of it: a text as it is; a number; whole units; an amount in minor
 * units of a currency with two digits, or one that may be below zero and names no currency; pounds; inches; a day; yes or no; a code of the product; a postal code of the United
 * States or Canada with the zeros that a spreadsheet lost; a state or province by its two letters; `mark`: whether anything
 * stands there; three lengths in inches, parted by blanks; a currency by its code. An amount of `money` that names its currency is a
 * text with both: `260000 CAD`.
 */
export type ImportShape =
  | 'text'
  | 'number'
  | 'whole'
  | 'money'
  | 'signedMoney'
  | 'weight'
  | 'length'
  | 'date'
  | 'yesNo'
  | 'code'
  | 'zip'
  | 'state'
  | 'mark'
  | 'sizes'
  | 'currency'

/** Parts of a place, as heads name them behind the party whose place it is. */
export const placeParts = [
  ...(['company', 'name', 'firstName', 'lastName', 'contact', 'street', 'street2', 'street3', 'city'] as const),
  ...(['state', 'zip', 'country', 'phone', 'email'] as const),
] as const
export type PlacePart = (typeof placeParts)[number]

/** A value of a code, and what files call it. */
export interface ImportCode {
  readonly value: string
  readonly synonyms: readonly string[]
}

/** A field that a kind of file may have a column for. */
export interface ImportField {
  readonly name: string
  /** Key of its words among the texts of the web. */
  readonly label: string
  /** What heads of files call it, in English and Spanish; its name counts by itself. */
  readonly synonyms: readonly string[]
  readonly shape: ImportShape
  /** Values of a code. */
  readonly codes?: readonly ImportCode[]
  /** Without a column of it, or of one of these others, no file of the kind is read. */
  readonly needed?: true | readonly string[]
  /** Of a later file it is needed where it has a column of one of these. */
  readonly neededBeside?: readonly string[]
  /** Which part of the place that freight goes to it is: columns of other places are never taken for it. */
  readonly place?: PlacePart
  /** The field whose column says the unit of its figures, row by row. */
  readonly unitBy?: string
  /** The field that the word behind its figures is, where the file has no column for it: `2 CS`. */
  readonly unitInto?: string
  /** The field that a column of the same head is where it counts the rows: `Item` 10, 20, 30 beside a `Material`. */
  readonly orNumberedBy?: string
  /** Said of whichever of these a row counts: without a column that says which, a person does; by the field of each. */
  readonly counts?: { readonly by: string; readonly fields: Readonly<Record<string, string>> }
  /** All its cells have to be codes of it, or a column is something else. */
  readonly onlyCodes?: true
  /** Cells that say that a column is something else, whatever its head says: `Net 30` under `Terms`. */
  readonly notWhere?: RegExp
  /** A single cell that says so. */
  readonly neverWhere?: RegExp
}

/** What one cell says; null: nothing stands in it. */
export type ImportValue = string | number | boolean | null

/** The values of a row by the names of their fields; a field without a column is not there. */
export type ImportValues = Readonly<Record<string, ImportValue | undefined>>

/** Why a cell, or a row, can't be taken as it is. */
export const importFaults = [
  // What a cell says.
  ...(['required', 'notANumber', 'notWhole', 'negative', 'notAnAmount', 'notAWeight', 'notALength'] as const),
  ...([
    'notADate',
    'dateUnclear',
    'notYesNo',
    'notOneOf',
    'notAZip',
    'notAState',
    'zipElsewhere',
    'zipOfNobody',
    'postBox',
    'militaryMail',
  ] as const),
  // What the rules of the product say of it.
  ...(['tooLong', 'tooLarge', 'tooSmall', 'tooPrecise', 'wrong', 'lostDigits', 'notACurrency'] as const),
  // Of a whole row, or of the rows that belong together.
  ...(['tooManyLines', 'tooManyRows', 'notKept', 'otherRow'] as const),
  // Passed over.
  ...(['aboveHeads', 'headsAgain', 'totals', 'note', 'known', 'discardedByHand'] as const),
  // Items.
  ...([
    'twiceSku',
    'saysOtherwise',
    'hazmatElsewhere',
    'countsOther',
    'inCartons',
    'noCartons',
    'levelWeight',
  ] as const),
  // Addresses.
  ...(['twiceAddress', 'badForm'] as const),
  // Carriers' invoices.
  ...([
    'unknownPro',
    'twoShipments',
    'paidByOthers',
    'notAwarded',
    'otherCurrency',
    'dayToCome',
    'invoiceDiffers',
  ] as const),
  // Sales orders.
  ...(['otherSource', 'otherOrder', 'saysOther', 'onShipments', 'leftAlready', 'cancelledUnknown'] as const),
  ...([
    'fulfilledElsewhere',
    'onHold',
    'refunded',
    'voided',
    'notShipped',
    'otherMoney',
    'otherWeight',
    'otherCity',
  ] as const),
  'changedSince',
  ...(['nothingOpen', 'openUnclear', 'cancelledLeft'] as const),
  // Of orders on shipments that can't follow.
  ...(['labelled', 'offered', 'materialLeft', 'orderDiffers', 'otherPlace', 'otherDock'] as const),
] as const
export type ImportFault = (typeof importFaults)[number]

/** What is wrong with a field of a row, or with the row (`''`). */
export interface FieldFault {
  readonly field: string
  readonly code: ImportFault
  readonly params: Readonly<Record<string, string | number>>
}

/** How the cells of a column are read, where they may be read in more than one way. */
export interface ColumnReading {
  /** `month`: 3/4 is March 4; `day`: 3 April. */
  readonly dates?: 'month' | 'day'
  /** A comma is what parts units from tenths: `1.234,5`. One decision for a whole file. */
  readonly comma?: boolean | undefined
  /** What the head says that the numbers count: `kg`. */
  readonly unit?: string
  /** Which ton its tons are. One decision for a whole file. */
  readonly tons?: TonKind | undefined
  /** Its unit is said row by row: one that is none is a fault, never pounds. */
  readonly isUnitSaid?: true
}

/** How a table is understood. */
export interface ImportMapping {
  /** Which table of the file. */
  readonly table: number
  /** The row of the heads, from 0; -1: it has none. */
  readonly headRow: number
  /** The field of each column; null: it is passed over. */
  readonly columns: readonly (string | null)[]
  readonly readings: readonly ColumnReading[]
  /** What parts units from tenths in all figures of the file; left out: it says nothing of it, or has yet to be asked. */
  readonly tenths?: 'point' | 'comma'
  /** Which ton is meant, where the file does not say; left out: it has none, or has yet to be asked. */
  readonly tons?: TonKind
  /** Columns of figures that a person said to pass over. */
  readonly ignored: readonly number[]
  /** What a cell means where the field has codes, by field and the cell's words: `{"terms": {"ppd": "P"}}`. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>
}
