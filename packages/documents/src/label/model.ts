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
    /** Serial shipping container code: 18 digits, the last a GS1 check digit. */
    readonly sscc?: string
    /** Dangerous goods are inside; the label says so beside the placards. */
    readonly hazmat?: boolean
  }[]
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

/** The words of a label, the same on paper and in ZPL. */
export function labelWords(labels: HandlingUnitLabels, { unit, number }: LabelOfMany) {
  const { carrier } = labels
  return {
    count: `${number} of ${labels.units.length}`,
    carrier: carrier.name,
    scac: carrier.scac,
    pro: carrier.pro ?? '',
    references: (labels.references ?? []).map(({ label, value }) => `${label}: ${value}`),
    unit: [unit.type ?? '', unit.weight === undefined ? '' : `${figure(unit.weight)} lb`, unit.hazmat ? 'HAZMAT' : '']
      .filter(part => part !== '')
      .join(' · '),
  }
}
