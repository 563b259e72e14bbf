import { bolCode, unitCode } from '../barcode/gs1.ts'
import type { Party } from '../bol/model.ts'
import { figure } from '../bol/words.ts'

/** Labels for the handling units of a shipment: one label for each. */
export type HandlingUnitLabels = {
  /** 17 digits. */
  readonly bolNumber: string
  readonly shipFrom: Party
  readonly shipTo: Party
  readonly carrier: { readonly name: string; readonly scac: string; readonly pro?: string }
  /** Such as the purchase order; as many as fit are printed. */
  readonly references?: readonly { readonly label: string; readonly value: string }[]
  readonly units: readonly {
    /** In pounds. */
    readonly weight?: number
    /** Such as `PLT`. */
    readonly type?: string
    /** What one scan finds the unit by: an SSCC (18 digits, GS1 check digit), or a licence plate of the shipper's own. */
    readonly number?: string
    /** Dangerous goods are inside; the label says so beside the placards. */
    readonly hazmat?: boolean
    /** Of this unit alone, in place of those of all. */
    readonly references?: HandlingUnitLabels['references']
  }[]
  /** What the driver collects when he delivers, as `$1,394.50`; the label says COD beside it. */
  readonly cod?: string
  /** Number of the stop where it comes off, from 1; the label says STOP 2. Absent: there is but one. */
  readonly stop?: number
  /** Labels of the same bill in the sets before this one, and in all of them; absent: these are all. */
  readonly count?: { readonly before: number; readonly all: number }
  /** Labels to print of all `units.length`, counted from 1; absent prints them all. */
  readonly only?: readonly number[]
  /** Not for freight: the label is marked as a sample. */
  readonly sample?: boolean
}

/** One label to print: the unit, and which of how many it is. */
export type LabelOfMany = { readonly unit: HandlingUnitLabels['units'][number]; readonly number: number }

/** The labels to print, in order. */
export function chosenLabels(labels: HandlingUnitLabels): LabelOfMany[] {
  const all = labels.units.map((unit, i) => ({ unit, number: i + 1 }))
  return labels.only ? all.filter(({ number }) => labels.only?.includes(number)) : all
}

/** The lowest symbol of a label: the unit's own number, or the shipment's for a unit that has none. */
function numberWords(number: string | undefined, bolNumber: string) {
  if (number === undefined) return { title: 'BOL', code: bolCode(bolNumber), words: `(402) ${bolNumber}` }
  const isSscc = /^[0-9]{18}$/.test(number)
  return { title: isSscc ? 'SSCC' : 'UNIT', code: unitCode(number), words: isSscc ? `(00) ${number}` : number }
}

/** The words of a label, the same on paper and in ZPL. */
export function labelWords(labels: HandlingUnitLabels, { unit, number }: LabelOfMany) {
  const { carrier, bolNumber } = labels
  return {
    number: numberWords(unit.number, bolNumber),
    count: `${(labels.count?.before ?? 0) + number} of ${labels.count?.all ?? labels.units.length}`,
    stop: labels.stop === undefined ? '' : String(labels.stop),
    carrier: carrier.name,
    scac: carrier.scac,
    pro: carrier.pro ?? '',
    cod: labels.cod === undefined ? '' : `COD ${labels.cod}`,
    references: (unit.references ?? labels.references ?? []).map(({ label, value }) => `${label}: ${value}`),
    unit: [unit.type ?? '', unit.weight === undefined ? '' : `${figure(unit.weight)} lb`, unit.hazmat ? 'HAZMAT' : '']
      .filter(part => part !== '')
      .join(' · '),
  }
}
