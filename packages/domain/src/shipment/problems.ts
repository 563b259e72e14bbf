/** One thing that is wrong with a shipment. */
export interface Problem {
  /** Where it stands: `items.0.weightLb`, `origin.zip`. */
  readonly at: string
  readonly code: ProblemCode
  readonly params: Readonly<Record<string, string | number>>
}

export type ProblemCode =
  | 'required'
  | 'tooLong'
  | 'tooSmall'
  | 'notAboveZero'
  | 'tooLarge'
  | 'tooMany'
  | 'tooPrecise'
  | 'notWhole'
  | 'notOneOf'
  | 'badForm'
  | 'zipElsewhere'
  | 'zipOfNobody'
  | 'postBox'
  | 'militaryMail'
  | 'notADate'
  | 'notATime'
  | 'past'
  | 'tooFarAhead'
  | 'windowEndsBeforeItStarts'
  | 'windowOver'
  | 'beforeOpening'
  | 'afterClosing'
  | 'closed'
  | 'fewerThanHandlingUnits'
  | 'notForMode'
  | 'notByParcel'
  | 'packageTooHeavy'
  | 'girthTooLarge'
  | 'customsNeeded'
  | 'oneCurrency'
  | 'filingNeeded'
  | 'filingOrExempt'
  | 'filingInCurrency'
  | 'exemptToCanada'
  | 'exemptTerritories'
  | 'tooFew'
  | 'notAStop'
  | 'notALine'
  | 'beforePickup'
  | 'noPickupFirst'
  | 'noDeliveryLast'
  | 'nothingHere'
  | 'notLoadedThere'
  | 'neverUnloaded'
  | 'unloadedBeforeLoaded'
  | 'onNoUnit'
  | 'partlyOnUnits'
  | 'exceedsLine'
  | 'sumDiffers'
  | 'twice'
  | 'lessThanContents'
  | 'changedByUnit'
  | 'issued'
  | 'noSuchClass'
  | 'technicalNameNeeded'
  | 'quantityUnit'
  | 'quantityNotOfLine'
  | 'needsMetric'
  | 'noAreaCode'
  | 'notDialable'
  | 'contractNeeded'
  | 'forbiddenMaterial'
  | 'nameOfOther'
  | 'northAmericanOnly'
  | 'nameNotOfNumber'
  | 'notOfEntry'
  | 'groupNeeded'
  | 'zoneNeeded'
  | 'notForBulk'
  | 'notLimited'
  | 'nameCut'
  | 'onSeveralBills'
  | 'noRadioactivePapers'
  | 'needsCodService'
  | 'collectedOnce'
  | 'hazmatLineNeeded'
  | 'otherCurrency'
  | 'loadOverTruck'
  | 'floorOverTruck'
  | 'unitOverTruck'
  | 'dayToCome'
  | 'tooEarly'
  | 'beforeReported'
  | 'notDated'

export const problem = (at: string, code: ProblemCode, params: Problem['params'] = {}): Problem => ({
  at,
  code,
  params,
})

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length

interface TextRule {
  readonly max: number
  readonly required?: boolean
  readonly form?: (text: string) => boolean
  /** What the right form looks like. */
  readonly example?: string
}

/** What is wrong with a text: missing, too long or of the wrong form, at most one of them. */
export function checkText(at: string, text: string, rule: TextRule): readonly Problem[] {
  if (text.trim() === '') return rule.required === true ? [problem(at, 'required')] : []
  if (lengthOf(text) > rule.max) return [problem(at, 'tooLong', { max: rule.max, length: lengthOf(text) })]
  if (rule.form === undefined || rule.form(text)) return []
  return [problem(at, 'badForm', { example: rule.example ?? '' })]
}

interface NumberRule {
  readonly min: number
  readonly max: number
  /** Decimals allowed; 0 asks for a whole number. */
  readonly decimals: number
}

/** What is wrong with a number: below `min` it is missing when it is 0, at most one problem. */
export function checkNumber(at: string, value: number, { min, max, decimals }: NumberRule): readonly Problem[] {
  if (!Number.isFinite(value)) return [problem(at, 'badForm', { example: min })]
  if (value === 0 && min > 0) return [problem(at, 'required')]
  if (value < min) return [problem(at, 'tooSmall', { min })]
  if (value > max) return [problem(at, 'tooLarge', { max })]
  const shifted = value * 10 ** decimals
  if (Math.abs(shifted - Math.round(shifted)) <= 1e-6) return []
  return [decimals === 0 ? problem(at, 'notWhole') : problem(at, 'tooPrecise', { decimals })]
}

export function checkOneOf(at: string, value: string, values: readonly string[]): readonly Problem[] {
  if (value === '') return [problem(at, 'required')]
  return values.includes(value) ? [] : [problem(at, 'notOneOf', { value: value.slice(0, 40) })]
}
