import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls/index.ts'
import { type AnyList, writtenOf } from './list.ts'
import { lists } from './lists/index.ts'
import { amounts, isMoney, money } from './money.ts'
import type { ReportShape } from './report.ts'
import { reports } from './reports/index.ts'

/** A piece of a JSON schema, with the mark of money where it stands. */
interface Piece {
  readonly type?: string | readonly string[]
  readonly money?: true
  readonly properties?: Readonly<Record<string, Piece>>
  readonly items?: Piece
  readonly additionalProperties?: Piece | boolean
  readonly anyOf?: readonly Piece[]
  readonly oneOf?: readonly Piece[]
}

interface Field {
  /** `GetShipmentList.rows.TotalCharge` */
  readonly path: string
  readonly name: string
  readonly types: readonly string[]
  readonly isMoney: boolean
}

const choices = (piece: Piece): readonly Piece[] => [
  piece,
  ...[...(piece.anyOf ?? []), ...(piece.oneOf ?? [])].flatMap(choices),
]

/** What can stand in a field: lists and tables of values count as their values. */
function values(piece: Piece): readonly Piece[] {
  return choices(piece).flatMap(choice => [
    choice,
    ...(choice.items === undefined ? [] : values(choice.items)),
    ...(typeof choice.additionalProperties === 'object' ? values(choice.additionalProperties) : []),
  ])
}

/** Every field of a schema, at any depth. */
function fieldsIn(piece: Piece, path: string): readonly Field[] {
  return values(piece).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const own = values(field)
      const types = own.flatMap(({ type = [] }) => type)
      const here = { path: `${path}.${name}`, name, types, isMoney: own.some(one => one.money === true) }
      // What stands inside of something that is money as a whole is money.
      return here.isMoney && !types.includes('object') ? [here] : [here, ...fieldsIn(field, here.path)]
    }),
  )
}

const fieldsOf = (type: z.ZodType, path: string): readonly Field[] =>
  fieldsIn(z.toJSONSchema(type, { io: 'output', unrepresentable: 'any', metadata: amounts }) as Piece, path)

const isNumber = ({ types }: Field): boolean => types.some(type => type === 'integer' || type === 'number')

/** What sounds of money, in the last words of a name. */
const SOUNDS =
  /(total|charge|amount|price|cost|linehaul|fuel|cod|value|discount|minimum|accessorial|surcharge|saving|spread|target|tariff|permile|converted|budget|paid|fee|tax|gross|net)s?$/i

/** Numbers that are no money and sound of none, beside those that name something: weights, counts, days. */
const plain = new Set(
  [
    'A AR D O Q T V active archived all Count Qty Pieces CustomsPieces TotalPallet TotalQuantity UnitsPerCarton UnitsPerPallet Weight',
    'GrossWeight TotalWeight Totalweight Tare MaxHeight MaxWeight hazardousLines Height Length Width linearFeet weightFrom weightTo weightLb maxWeightLb',
    'fromWeight toWeight wtUnit dimUnit typedWtUnit typedDimUnit TemperatureMax TemperatureMin latitude longitude',
    'miles PalletNumber Line LoadStop UnloadStop FromStop ToStop table column row next rowNo headerRow step round rule number',
    'other priority rank revision version max transitDays billedWeightLb ServiceDays serviceDays days durationMs stepMinutes bytes size width',
    'height handlingUnits count added removed changed same done toFix waiting more again started working built rated toStop toRetry toRate toTender tries used leftOut reminded',
    'faultCount rowsRead lanes shipments programs onlyBefore onlyAfter uncompared fromUnits toUnits today tomorrow',
    'lines lineCount LineNumber open OriginalQty packages planned shipped cancelled CartonCount CheckweightQTY pallets',
    'loads maxLoads daysAhead tendered unjudged labels parts place prints ageSeconds attempt',
    'held skipped undone headRow edited doubtful leftBehind quantity rows moreReasons port everyMinutes leftThere',
    'day distanceMiles needs has afterDays stars ratings level assignedTo mine snoozed',
    'pickupLateHours notBookedHours noProHours noPodDays untoldMinutes quoteEndsHours insuranceDays labelUnusedDays',
    'docks approvers percentAbove Won Lost Missed NoBid withdrawn endedEarly won answered year month n',
    'weekday dayOfMonth failures members signUps ended',
    'codesLeft passwordMin PasswordMin people withFactor alg timeout',
    'later providerStatus percent fuelPercent usd overdue columns ignored missing params asked unknown stopped temperatureMin temperatureMax dueWithin failureParams toBuild',
  ].flatMap(line => line.split(' ')),
)
/** What names something: `shipmentId`. */
const NAMES = /(?:^i|I)[dD]$|sheetid$|^Clientid$/

/** Fields that sound of money and are none, by the end of their path. */
const onlySounds: readonly RegExp[] = [
  // Rows that were found, or that a job has.
  /^\w+\.total$/,
  /^GetBulk\.jobs\.total$/,
  // What the prices and versions of rows are known by.
  /^GetSheet\.collect$/,
  // How many were saved.
  /^SaveFuelPrograms\.prices$/,
  // How many prices, and a share.
  /^GetRateBenchmark\.(enough|benchmarks\.(n|carriers\.(n|position)|months\.n))$/,
  /^GetLaneHistory\.(prices\.(n|position)|actualDays\.(n|days))$/,
  /^BenchmarkRule\.enough$/,
  // Days, and how often something was changed.
  /^CompanySettings\.((values|installation)\.\w+Days|versions)$/,
  // How many, and where.
  /^GetFreightOnTheWay\.(total|shipments\.(latitude|longitude))$/,
  // Cells of a report, whose columns say which of them are money (below).
  /^GetReportData\.totals$/,
  // Of whatever column the alert names, as that says.
  /\.alert\.figure$/,
  // A percentage, and the name of a tariff.
  /^GetRateSheet\.terms\.(discount|baseTariff)$/,
  // Where a printer is reached.
  /\.printers\.target$/,
  // What a choice is known by.
  /\.CapacityProviderIdentifierValue$/,
  /Carriers\.Value$/,
  // What a setting may be.
  /\.fields\.choices\.value$/,
  // How many quotes, percent, minutes and stars.
  /^GetScoreCardDetails\.scoreCards\.(trend\.)?Total$/,
  /^GetScoreCardDetails\.scoreCards\.(trend\.)?(tenderAcceptance|minutesToAnswer|aboveWinner|stars|onTime\w+)\.value$/,
  // Whether somebody sees prices.
  /\.seesPrices$/,
  // Codes of services.
  /\.Receives\.Accessorials$/,
]

const isKnownPlain = ({ name, path }: Field): boolean =>
  plain.has(name) || NAMES.test(name) || onlySounds.some(known => known.test(path))

/** Fields that neither say that they are money nor are known to be none: numbers of any name, texts that sound of it. */
const unsaidIn = (type: z.ZodType, name: string): readonly string[] =>
  fieldsOf(type, name)
    .filter(field => !field.isMoney && !isKnownPlain(field))
    .filter(field => isNumber(field) || (SOUNDS.test(field.name) && !field.types.includes('object')))
    .map(({ path }) => path)

const all: readonly Call[] = Object.values(calls)

describe('every field of a reply', () => {
  it('says whether it is money, or is known to be none', () => {
    expect(all.flatMap(call => unsaidIn(call.reply, call.name))).toEqual([])
  })

  it('is found at any depth, whatever holds it', () => {
    const planted = z.object({
      spot: z.int().nullable(),
      rows: z.array(z.object({ InsuredValue: z.string(), shipmentId: z.int(), TotalCharge: money().nullable() })),
      byCarrier: z.record(z.string(), z.number()).nullable(),
    })
    expect(unsaidIn(planted, 'Planted')).toEqual(['Planted.spot', 'Planted.rows.InsuredValue', 'Planted.byCarrier'])
  })

  it('that is known to be none is still there', () => {
    const fields = all.flatMap(call => fieldsOf(call.reply, call.name))
    const names = new Set(fields.map(({ name }) => name))
    expect([...plain].filter(name => !names.has(name))).toEqual([])
    expect(onlySounds.filter(known => !fields.some(({ path }) => known.test(path)))).toEqual([])
  })
})

describe.each(Object.entries<AnyList>(lists))('the list %s', (_, list) => {
  const written = [...writtenOf(list), ...(list.file.always ?? [])]

  it('writes fields that its rows have, each in one column', () => {
    const fields = written.map(([field]) => field)
    expect(fields.filter(field => !(field in list.row.shape))).toEqual([])
    expect(new Set(fields).size).toBe(fields.length)
  })

  it('says the currency of its amounts', () => {
    const isAmount = ([field]: readonly [string, ...unknown[]]): boolean => {
      const type = list.row.shape[field]
      return type !== undefined && isMoney(type)
    }
    const { currency } = list.file
    if (written.some(isAmount)) expect(written.map(([field]) => field)).toContain(currency)
  })
})

describe.each(Object.entries<ReportShape>(reports))('the report %s', (_, { columns }) => {
  it('marks its amounts, and says their currency', () => {
    const amounts = Object.values(columns).filter(({ unit }) => unit === 'money')
    expect(amounts.filter(({ type }) => type === undefined || !isMoney(type))).toEqual([])
    expect(Object.values(columns).filter(({ unit, type }) => unit !== 'money' && type !== undefined)).toEqual([])
    if (amounts.length > 0) expect(Object.keys(columns)).toContain('currency')
  })

  it('names what its shares are of, and what it is sorted by', () => {
    const known = Object.keys(columns)
    for (const { of } of Object.values(columns)) if (of !== undefined) expect(known).toContain(of)
  })
})
