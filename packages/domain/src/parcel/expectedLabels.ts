/** A package with a label in force. */
export interface LabelledPackage {
  /** Minor units; null: its carrier named no price. */
  readonly charge: number | null
  readonly weightLb: number
}

/**
 * What a shipment is expected to cost once its missing labels are bought, whose price their carrier says only then: each of
 * them as much as the dearest one would be at its weight, so that a limit is not passed one label at a time.
 * @param charged what the order costs by now, in minor units
 * @param missing pounds of each package without a label
 * @returns minor units, rounded up; null where nothing says what a label costs
 */
export function expectedWithLabels(
  charged: number | null,
  labelled: readonly LabelledPackage[],
  missing: readonly number[],
): number | null {
  const known = labelled.flatMap(({ charge, weightLb }) => (charge === null ? [] : [{ charge, weightLb }]))
  if (charged === null || known.length === 0) return null
  const costOf = (weightLb: number): number =>
    Math.max(...known.map(one => Math.ceil(one.charge * Math.max(1, weightLb / Math.max(one.weightLb, 0.01)))))
  return missing.reduce((sum, weightLb) => sum + costOf(weightLb), charged)
}
