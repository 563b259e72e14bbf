import { textLimits } from '../shipment/limits.ts'
import { checkText, type Problem, problem } from '../shipment/problems.ts'
import type { Hazmat } from '../shipment/shipment.ts'
import { isServicePhone, needsEmergencyPhone, phoneFault } from './emergencyPhone.ts'
import { COMBUSTIBLE, hazardClassOf, isSubsidiaryClass, listedClasses } from './hazardClasses.ts'
import { type HazmatEntry, type HazmatTable, isGeneric, zoneOf } from './hazmatTable.ts'
import { isMetric, saysQuantity } from './quantities.ts'
import { isNamed, isNameOf, namesOfNumber, shippingNames } from './shippingNames.ts'

/** What a hazardous material is judged by beside its own fields. */
export interface HazmatRules {
  /** Null: the table is not at hand; what only it knows is not looked at. */
  readonly table: HazmatTable | null
  /** Countries of the way, in its order. */
  readonly countries: readonly string[]
}

export const noRules: HazmatRules = { table: null, countries: [] }

const distinct = (values: readonly string[]): string => [...new Set(values)].filter(value => value !== '').join(', ')

/**
 * The class of an entry, or the one it may be reclassed to: a flammable liquid to a combustible one, whose flash point of
 * 100 °F or more puts it beyond groups I and II (173.120, 173.121, 173.150(f)).
 */
const hasClass = (entry: HazmatEntry, hazardClass: string): boolean =>
  entry.hazardClass === '' ||
  entry.hazardClass === hazardClass ||
  (hazardClass === COMBUSTIBLE && entry.hazardClass === '3' && !['I', 'II'].includes(entry.packingGroup))

/** What class, packing group and subsidiary classes must be by the rows of the number, each judged by the rows left. */
function entryProblems(prefix: string, hazmat: Hazmat, rows: readonly HazmatEntry[]): readonly Problem[] {
  const hazardClass = hazardClassOf(hazmat.hazardClass)
  if (hazardClass === null) return []
  const { unNumber } = hazmat
  const wrong = (field: keyof Hazmat, expected: string) => [
    problem(`${prefix}.${field}`, 'notOfEntry', { unNumber, expected }),
  ]
  const ofClass = rows.filter(row => hasClass(row, hazardClass))
  if (ofClass.length === 0) return wrong('hazardClass', distinct(rows.map(row => row.hazardClass)))
  const ofGroup = ofClass.filter(row => row.packingGroup === '' || row.packingGroup === hazmat.packingGroup)
  if (ofGroup.length === 0) {
    const expected = distinct(ofClass.map(row => row.packingGroup))
    return hazmat.packingGroup === ''
      ? [problem(`${prefix}.packingGroup`, 'groupNeeded', { unNumber, expected })]
      : wrong('packingGroup', expected)
  }
  // 172.202(a)(3): subsidiary classes stand beside every class but that of combustible liquids.
  const given = listedClasses(hazmat.subsidiaryClass).map(one => hazardClassOf(one) ?? one)
  const ofSubsidiary = ofGroup.filter(
    row =>
      hazardClass === COMBUSTIBLE || row.subsidiaryClasses.every(one => given.some(other => other.startsWith(one))),
  )
  if (ofSubsidiary.length === 0)
    return wrong('subsidiaryClass', distinct(ofGroup.flatMap(row => row.subsidiaryClasses)))
  return zoneProblems(prefix, hazmat, ofSubsidiary)
}

/** 172.203(m): what is poisonous by inhalation says its zone. */
function zoneProblems(prefix: string, hazmat: Hazmat, rows: readonly HazmatEntry[]): readonly Problem[] {
  const known = rows.map(zoneOf)
  if (known.some(zone => zone === hazmat.inhalationZone)) return []
  const expected = distinct(known)
  if (expected === '') return []
  const at = `${prefix}.inhalationZone`
  if (hazmat.inhalationZone !== '') return [problem(at, 'notOfEntry', { unNumber: hazmat.unNumber, expected })]
  return known.includes('') ? [] : [problem(at, 'zoneNeeded', { expected })]
}

/** Whether the way leaves the country, or never lay in the United States: entries for domestic ways are not for it. */
const isAbroad = ({ countries }: HazmatRules): boolean => {
  const known = new Set(countries.filter(country => country !== ''))
  return known.size > 1 || known.has('CA')
}

/** 172.101(e): NA numbers are known inside the United States, and to and from Canada; no further. */
const isBeyondNorth = ({ unNumber }: Hazmat, { countries }: HazmatRules): boolean =>
  unNumber.startsWith('NA') && countries.some(country => !['', 'US', 'CA'].includes(country))

/** Whether Canada's names rule alone: its Schedule 1 is not at hand. */
const isAllCanadian = ({ countries }: HazmatRules): boolean =>
  countries.length > 0 && countries.every(country => country === 'CA')

/**
 * Rows that a typed name chooses among; all of them where it chooses none. Abroad, a row for domestic ways gives way to its
 * counterpart: ammonia is 2.2 at home alone (172.101(b)(4)).
 */
function rowsNamed(hazmat: Hazmat, rows: readonly HazmatEntry[], rules: HazmatRules): readonly HazmatEntry[] {
  const named = rows.filter(row => isNamed(row, hazmat.properShippingName))
  const chosen = named.length === 0 ? rows : named
  const elsewhere = isAbroad(rules) ? chosen.filter(row => !row.symbols.includes('D')) : []
  return elsewhere.length === 0 ? chosen : elsewhere
}

/** 172.202(a)(2): the name is one that the table has for the number. Null: it is. */
function nameProblem(at: string, hazmat: Hazmat, rows: readonly HazmatEntry[], rules: HazmatRules): Problem | null {
  const { unNumber, properShippingName: name } = hazmat
  const expected = namesOfNumber(rows).join('; ')
  if (isNameOf(rows, name)) {
    // A state or a mixture may be added to a name, but not where the table has another number for it.
    const owners = rules.table?.ownedElsewhere(unNumber, name) ?? []
    if (owners.length > 0)
      return problem(at, 'nameOfOther', { unNumber: distinct(owners.map(row => row.unNumber)), expected })
    // 172.101(c)(3): poison stands for toxic where the way is domestic alone.
    const isPoison = /\bpoison/i.test(name) && !rows.some(row => /\bpoison/i.test(row.name))
    return isPoison && isAbroad(rules) && !isAllCanadian(rules)
      ? problem(at, 'nameNotOfNumber', { unNumber, expected })
      : null
  }
  if (rows.some(row => isNamed(row, name))) {
    const cut = rows.filter(row => isNamed(row, name)).flatMap(shippingNames)
    return problem(at, 'nameCut', { unNumber, expected: distinct(cut) })
  }
  if (rules.table?.forbids(name)) return problem(at, 'forbiddenMaterial')
  if (rows.length === 0) return null
  const others = rules.table?.named(name) ?? []
  if (others.length > 0)
    return problem(at, 'nameOfOther', { unNumber: distinct(others.map(row => row.unNumber)), expected })
  return isAllCanadian(rules) ? null : problem(at, 'nameNotOfNumber', { unNumber, expected })
}

/** Everything that only the table knows: forbidden materials, names of other numbers, technical names, class and group. */
function tableProblems(prefix: string, hazmat: Hazmat, table: HazmatTable, rules: HazmatRules): readonly Problem[] {
  const { unNumber, properShippingName: name } = hazmat
  if (name.trim() === '') return []
  const rows = isAbroad(rules) ? table.of(unNumber) : table.atHome(unNumber)
  const wrong = nameProblem(`${prefix}.properShippingName`, hazmat, rows, rules)
  if (wrong !== null) return [wrong]
  const chosen = rowsNamed(hazmat, rows, rules)
  // Beyond the table, a name that says "not otherwise specified" is taken for one that asks to specify.
  const asksFor = rows.length === 0 ? /n\.?o\.?s\b/i.test(name) : chosen.every(isGeneric)
  return [
    ...(asksFor && hazmat.technicalName.trim() === ''
      ? [problem(`${prefix}.technicalName`, 'technicalNameNeeded', { unNumber })]
      : []),
    ...(rows.length === 0 ? [] : entryProblems(prefix, hazmat, chosen)),
  ]
}

const isFromCanada = ({ countries }: HazmatRules): boolean => countries[0] === 'CA'

/** 172.202(a)(5): the total quantity with its unit; packagings with a residue alone are excepted ((a)(5)(iii)(C)). */
function quantityProblems(prefix: string, hazmat: Hazmat, rules: HazmatRules): readonly Problem[] {
  const at = `${prefix}.quantity`
  const wrong = checkText(at, hazmat.quantity, { max: textLimits.hazmatQuantity, required: !hazmat.residue })
  if (wrong.length > 0 || hazmat.quantity.trim() === '') return wrong
  const { bulk } = hazmat
  if (!hazmat.residue && !saysQuantity(hazmat.quantity, bulk)) {
    return [problem(at, 'quantityUnit', { example: bulk ? '1 cargo tank' : '220 gal' })]
  }
  return isFromCanada(rules) && !isMetric(hazmat.quantity) ? [problem(at, 'needsMetric', { example: '200 L' })] : []
}

function phoneProblems(at: string, phone: string, required: boolean): readonly Problem[] {
  const wrong = checkText(at, phone, { max: textLimits.contactPhone, required })
  if (wrong.length > 0 || phone.trim() === '') return wrong
  const fault = phoneFault(phone)
  return fault === null ? [] : [problem(at, fault, { example: '800-555-0199' })]
}

/** 172.604: a number that can be dialled, where (d) does not except the material; by whose name it is answered, where a service answers it. */
function emergencyProblems(prefix: string, hazmat: Hazmat, { countries }: HazmatRules): readonly Problem[] {
  const isNeeded = needsEmergencyPhone(hazmat, countries)
  const isServices = hazmat.emergencyService || isServicePhone(hazmat.emergencyPhone)
  const at = `${prefix}.emergencyContract`
  return [
    ...phoneProblems(`${prefix}.emergencyPhone`, hazmat.emergencyPhone, isNeeded),
    ...checkText(at, hazmat.emergencyContract, { max: textLimits.emergencyContract }),
    ...(isServices && hazmat.emergencyContract.trim() === '' ? [problem(at, 'contractNeeded')] : []),
  ]
}

/** TDG 3.6(1): a plan is told by its number and its telephone, on ways that touch Canada. */
function erapProblems(prefix: string, hazmat: Hazmat): readonly Problem[] {
  const needed = hazmat.erapNumber.trim() !== '' || hazmat.erapPhone.trim() !== ''
  return [
    ...checkText(`${prefix}.erapNumber`, hazmat.erapNumber, { max: textLimits.erapNumber, required: needed }),
    ...phoneProblems(`${prefix}.erapPhone`, hazmat.erapPhone, needed),
  ]
}

function classProblems(prefix: string, hazmat: Hazmat): readonly Problem[] {
  const at = (field: keyof Hazmat) => `${prefix}.${field}`
  const { hazardClass, subsidiaryClass } = hazmat
  const max = { hazardClass: textLimits.hazardClass, subsidiaryClass: textLimits.subsidiaryClass }
  const own = checkText(at('hazardClass'), hazardClass, { max: max.hazardClass, required: true })
  const other = checkText(at('subsidiaryClass'), subsidiaryClass, { max: max.subsidiaryClass })
  const noClass = listedClasses(subsidiaryClass).find(one => !isSubsidiaryClass(one))
  return [
    ...(own.length === 0 && hazardClassOf(hazardClass) === null
      ? [problem(at('hazardClass'), 'noSuchClass', { value: hazardClass.trim() })]
      : own),
    ...(other.length === 0 && noClass !== undefined
      ? [problem(at('subsidiaryClass'), 'noSuchClass', { value: noClass })]
      : other),
  ]
}

/**
 * Everything that would make a shipping paper with this material illegal, each at its field: 49 CFR 172.200 to 172.204
 * and 172.604, and what Canada's TDG Regulations, part 3, ask beyond them where the way touches Canada. What is doubtful
 * and not wrong is said by `hazmatWarnings`.
 */
export function validateHazmat(prefix: string, hazmat: Hazmat, rules: HazmatRules = noRules): readonly Problem[] {
  const at = (field: keyof Hazmat) => `${prefix}.${field}`
  const { properShippingName, technicalName } = textLimits
  // 172.203(d) wants nuclides, form, activity of each package, label and transport index. A paper without them is none,
  // so nothing else is asked for either.
  if (hazardClassOf(hazmat.hazardClass) === '7') return [problem(at('hazardClass'), 'noRadioactivePapers')]
  return [
    ...checkText(at('unNumber'), hazmat.unNumber, {
      max: textLimits.unNumber,
      required: true,
      form: text => /^(UN|NA|ID)[0-9]{4}$/.test(text),
      example: 'UN1263',
    }),
    ...(isBeyondNorth(hazmat, rules)
      ? [problem(at('unNumber'), 'northAmericanOnly', { unNumber: hazmat.unNumber })]
      : []),
    ...checkText(at('properShippingName'), hazmat.properShippingName, { max: properShippingName, required: true }),
    ...checkText(at('technicalName'), hazmat.technicalName, { max: technicalName }),
    ...classProblems(prefix, hazmat),
    ...(rules.table === null ? [] : tableProblems(prefix, hazmat, rules.table, rules)),
    ...quantityProblems(prefix, hazmat, rules),
    ...(hazmat.limitedQuantity && hazmat.bulk ? [problem(at('limitedQuantity'), 'notForBulk')] : []),
    ...(hazmat.limitedQuantity && isNeverLimited(hazmat) ? [problem(at('limitedQuantity'), 'notLimited')] : []),
    // Division 2.3 is poisonous by inhalation as a whole (171.8), whether or not the number is in the table.
    ...(hazardClassOf(hazmat.hazardClass) === '2.3' && hazmat.inhalationZone === '' && !isTableZoned(hazmat, rules)
      ? [problem(at('inhalationZone'), 'zoneNeeded', { expected: 'A, B, C, D' })]
      : []),
    ...emergencyProblems(prefix, hazmat, rules),
    ...erapProblems(prefix, hazmat),
  ]
}

/** Classes whose packing group I is never a limited quantity: 173.151(b) and (d), 173.152(b), 173.153(b), 173.154(b). */
const notOfGroupI: readonly string[] = ['4.1', '4.3', '5.1', '6.1', '8']

/**
 * What no section of part 173 lets go as a limited quantity, so that neither the telephone nor segregation may be left
 * out: what is poisonous by inhalation (173.306 names gases of 2.1 and 2.2), infectious (6.2), explosives but small arms
 * and tools (173.63(b), 1.4S), and group I of what is listed above. The quantities of each package are the shipper's.
 */
function isNeverLimited({ hazardClass: written, packingGroup, inhalationZone }: Hazmat): boolean {
  const hazardClass = hazardClassOf(written) ?? ''
  if (inhalationZone !== '' || hazardClass === '2.3' || hazardClass === '6.2') return true
  if (hazardClass.startsWith('1.')) return hazardClass !== '1.4S'
  return packingGroup === 'I' && notOfGroupI.includes(hazardClass)
}

/** The same for an item of the master, whose quantity is told when it ships. */
export const validateMasterHazmat = (prefix: string, hazmat: Hazmat, table: HazmatTable | null): readonly Problem[] =>
  validateHazmat(prefix, hazmat, { table, countries: [] }).filter(
    ({ at, code }) => at !== `${prefix}.quantity` || code === 'tooLong',
  )

/** Whether the table has said itself what the zone must be. */
const isTableZoned = ({ unNumber }: Hazmat, { table }: HazmatRules): boolean =>
  (table?.of(unNumber) ?? []).some(row => zoneOf(row) !== '')

/** What is worth a look and not wrong for sure. */
export type HazmatWarning =
  | 'uncheckedEntry'
  | 'nameNotInTable'
  | 'groupUsual'
  | 'domesticOnly'
  | 'erapLikely'
  | 'substanceUnnamed'
  | 'keptApart'
  | 'mustNotMeet'
  | 'cyanideAndAcid'

export interface Warning {
  readonly at: string
  readonly code: HazmatWarning
  readonly params: Problem['params']
}

/** Classes whose entries have packing groups, explosives, gases, infectious and radioactive material left out. */
const grouped: readonly string[] = ['3', '4.1', '4.2', '4.3', '5.1', '6.1', '8']

/** What Canada's plans are mostly asked for: toxic by inhalation, explosives, toxic substances of group I. */
const isLikelyPlanned = (hazmat: Hazmat, hazardClass: string): boolean =>
  hazmat.inhalationZone !== '' ||
  /^1\.[1235]/.test(hazardClass) ||
  (hazardClass === '6.1' && hazmat.packingGroup === 'I')

/**
 * What is doubtful about a material: a number beyond the table is unchecked, a name may be none that the table gives the
 * number where Canada's own names rule, a packing group is usual for the class (172.202(a)(4)), a domestic entry leaves the country (172.101(b)(4)),
 * a reportable quantity says of no substance, though its name may be none (172.203(c)(1)), a plan is likely wanted in Canada (TDG 7.2; its quantities stand in Schedule 1, which is not at hand).
 */
export function hazmatWarnings(prefix: string, hazmat: Hazmat, rules: HazmatRules): readonly Warning[] {
  const warning = (field: keyof Hazmat, code: HazmatWarning, params: Problem['params'] = {}): Warning => ({
    at: `${prefix}.${field}`,
    code,
    params,
  })
  const { table, countries } = rules
  const rows = table?.of(hazmat.unNumber) ?? []
  const hazardClass = hazardClassOf(hazmat.hazardClass) ?? ''
  const isBeyond = table !== null && rows.length === 0 && /^(UN|NA|ID)\d{4}$/.test(hazmat.unNumber)
  const touchesCanada = countries.includes('CA')
  const crosses = new Set(countries.filter(country => country !== '')).size > 1
  const named = rows.filter(row => isNamed(row, hazmat.properShippingName))
  // Of one name, the class tells which of its rows is meant: ammonia is 2.2 at home alone.
  const meant = named.filter(row => row.hazardClass === hazardClass)
  const isNameless = rows.length > 0 && hazmat.properShippingName.trim() !== '' && named.length === 0
  return [
    ...(isBeyond ? [warning('unNumber', 'uncheckedEntry', { unNumber: hazmat.unNumber })] : []),
    ...(isNameless && isAllCanadian(rules) && table?.named(hazmat.properShippingName).length === 0
      ? [warning('properShippingName', 'nameNotInTable', { unNumber: hazmat.unNumber })]
      : []),
    ...(rows.length === 0 && hazmat.packingGroup === '' && grouped.includes(hazardClass)
      ? [warning('packingGroup', 'groupUsual', { hazardClass })]
      : []),
    ...((crosses && meant.length > 0 && meant.every(row => row.symbols.includes('D'))) ||
    (touchesCanada && hazmat.unNumber.startsWith('NA'))
      ? [warning('unNumber', 'domesticOnly', { unNumber: hazmat.unNumber })]
      : []),
    ...(hazmat.reportableQuantity && hazmat.technicalName.trim() === '' && !isAllCanadian(rules)
      ? [warning('technicalName', 'substanceUnnamed')]
      : []),
    ...(touchesCanada && hazmat.erapNumber === '' && isLikelyPlanned(hazmat, hazardClass)
      ? [warning('erapNumber', 'erapLikely')]
      : []),
  ]
}
