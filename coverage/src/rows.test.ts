import type { Call } from '@waybill/contract'
import { GenericShipmentsList } from '@waybill/contract/calls/Shipment/GenericShipmentsList.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { areaNames } from './areas.ts'
import { type Project, readProject, type Source, sourceOf } from './project.ts'
import type { Row } from './row.ts'
import { rowsOf, wrongOf } from './rows.ts'
import { laterParameters, unread } from './specified/calls.ts'
import { decided, later, notCarried } from './specified/fieldReasons.ts'

const project = await readProject()
const rows = rowsOf(project)

/** The one row of that name. */
function rowIn(all: readonly Row[], name: string): Row {
  const [row, ...others] = all.filter(each => each.name === name)
  if (row === undefined || others.length > 0) throw new Error(`${others.length + 1} rows are called ${name}`)
  return row
}

/** The product with code changed: what is not found there would plant nothing. */
function changed(where: (source: Source) => boolean, from: string | RegExp, to: string): Project {
  let hits = 0
  const sources = project.sources.map(source => {
    if (!where(source)) return source
    const text = source.text.replaceAll(from, to)
    if (text !== source.text) hits++
    return text === source.text ? source : { ...source, text }
  })
  if (hits === 0) throw new Error(`Nothing says ${from}`)
  return { ...project, sources }
}

const withCall = (call: Call): Project => ({
  ...project,
  calls: project.calls.map(each => (each.name === call.name ? call : each)),
})

const plantedRows = new WeakMap<Project, readonly Row[]>()

/** The rows of a planted product, read once however many of them are asked for. */
function rowsAfter(planted: Project): readonly Row[] {
  const all = plantedRows.get(planted) ?? rowsOf(planted)
  plantedRows.set(planted, all)
  return all
}

/** Stood before, and what becomes of it. */
function after(planted: Project, name: string): Pick<Row, 'state' | 'note' | 'wrong'> {
  expect(rowIn(rows, name).state).toBe('stands')
  const { state, note, wrong } = rowIn(rowsAfter(planted), name)
  return { state, ...(note === undefined ? {} : { note }), ...(wrong === undefined ? {} : { wrong }) }
}

const isCode = ({ isTest }: Source): boolean => !isTest
const isWeb = ({ path, isTest }: Source): boolean => !isTest && path.startsWith('packages/web/')

it('nothing claims to stand that does not, and every area has rows', () => {
  expect(wrongOf(rows)).toEqual([])
  expect(areaNames.filter(area => !rows.some(row => row.area === area))).toEqual([])
  expect(rows.length).toBeGreaterThan(900)
})

it('every written reason is the reason of a row', () => {
  const names = new Set(rows.map(({ name }) => name))
  const reasons = [decided, later, notCarried, unread, laterParameters].flatMap(Object.keys)
  expect(reasons.filter(name => !names.has(name))).toEqual([])
})

it('a field that is said not to be carried, and is, is wrong', () => {
  const [name] = Object.keys(notCarried)
  expect(rows.find(row => row.name === name)?.state).toBe('decided')
  const item = WaybillExtraInfoDetails.body.extend({ isP44: z.boolean() })
  const planted = {
    ...project,
    calls: project.calls.map(call => (call.name === 'ShipmentDetails' ? { ...call, reply: item } : call)),
  }
  expect(wrongOf(rowsOf(planted))).toContain('shipment: isP44 is on the wire, and is said not to be')
})

it('a row that is there twice is wrong', () => {
  const [first] = rows
  expect(first && wrongOf([first, first])).toEqual([`${first?.part}: ${first?.name} is there twice`])
})

it('a field that moved to another entity is missing, though others have one of that name', () => {
  const { Weight, ...others } = wireMasterItemInput.shape
  const body = WaybillExtraInfoDetails.body.extend({ item: z.object(others).optional(), Weight })
  expect(after(withCall({ ...WaybillExtraInfoDetails, body }), 'item master: Weight')).toEqual({ state: 'missing' })
})

it('a field that no screen of its entity shows is wrong, though screens of others do', () => {
  const isItemMaster = (source: Source): boolean => isWeb(source) && source.path.includes('/ItemMaster/')
  const planted = after(changed(isItemMaster, /\bHTS\b/g, 'tariff'), 'item master: HTS')
  expect(planted.wrong).toBe('item master: HTS is on the wire, and no screen shows or takes it')
})

it('a screen that names the field of something else only does not show it', () => {
  const planted = changed(isWeb, /\bPriceSheets\b|\bpriceSheets\b/g, 'prices')
  const name = 'price sheet of a shipment: CarrierName'
  expect(after(planted, name).wrong).toBe(`${name} is on the wire, and no screen shows or takes it`)
})

it('a place of the contract that is gone is wrong', () => {
  const body = WaybillExtraInfoDetails.body.omit({ item: true })
  const planted = rowsOf(withCall({ ...WaybillExtraInfoDetails, body }))
  expect(wrongOf(planted)).toContain('item master: there is no WaybillExtraInfoDetails.body.item')
})

it('a value that a call takes no more is missing, though other calls take it', () => {
  const query = z.object({ statuscode: GenericShipmentsList.query.shape.statuscode.exclude(['V']) })
  const planted = withCall({ ...GenericShipmentsList, query })
  expect(after(planted, 'Shipment/GenericShipmentsList: statuscode=V')).toEqual({ state: 'missing' })
  expect(after(planted, 'Shipment/GenericShipmentsList: statuscode=D')).toEqual({ state: 'stands' })
})

it('another default than the specified one is missing', () => {
  const body = WaybillExtraInfoDetails.body.extend({ pageSize: z.int().default(25) })
  const call = { ...WaybillExtraInfoDetails, name: 'GetShipmentList', body }
  const planted = { ...project, calls: [...project.calls.filter(({ name }) => name !== call.name), call] }
  expect(after(planted, 'Shipment/GetShipmentList: pageSize by itself 10')).toEqual({ state: 'missing' })
})

it('a parameter that the call takes and its module does not read is missing', () => {
  const isSearch = ({ path }: Source): boolean => path.startsWith('packages/server/src/modules/search/')
  const { state, note } = after(changed(isSearch, 'searchtext', 'typed'), 'Shipment/GlobalSearch: searchtext')
  expect([state, note]).toEqual(['missing', 'the call takes it, and its module does not read it'])
})

it.each([
  ['no code', () => changed(isCode, "'NoPod'", "'NotFound'")],
  ['a test alone', () => plusTest(changed(isCode, "'NoPod'", "'NotFound'"))],
  ['a comment alone', () => plusComment(changed(isCode, "'NoPod'", "'NotFound'"))],
])('a message that %s says is missing', (_, planted) => {
  const note = 'a text that nothing says (NoPod)'
  expect(after(planted(), 'no POD: No POD exists')).toEqual({ state: 'missing', note })
})

const saying = "throw new Refusal('NoPod')"
const plusTest = (planted: Project): Project => ({
  ...planted,
  sources: [...planted.sources, sourceOf('packages/server/src/modules/files/planted.test.ts', saying)],
})
const plusComment = (planted: Project): Project => ({
  ...planted,
  sources: [
    ...planted.sources,
    sourceOf('packages/server/src/modules/files/planted.ts', `// ${saying}\n/* ${saying} */`),
  ],
})

it('a message whose text nobody asks for is missing', () => {
  const planted = changed(isWeb, "'frame.processing'", "'frame.loading'")
  expect(after(planted, 'while a call runs: Processing your request').state).toBe('missing')
})

it('an action whose call nobody makes is missing, though the screen offers it and names the call', () => {
  const planted = changed(isWeb, 'fetchFile(DownloadPOD,', 'forget(cache, DownloadPOD,')
  const note = 'nothing on /Track calls DownloadPOD'
  expect(after(planted, 'shipment list: download POD')).toEqual({ state: 'missing', note })
})

it('an action that the screen does not offer any more is missing, though its call is made', () => {
  const planted = changed(isWeb, "...named('downloadPod')", "...named('track')")
  expect(after(planted, 'shipment list: download POD').state).toBe('missing')
})

it('an action that the list offers and the page of a shipment does not is missing there', () => {
  const isDetails = ({ path }: Source): boolean => path.endsWith('/detailsActions.ts')
  const offered = /\.\.\.named\('(archive|void|copy|labels|packing)'\)/g
  const planted = changed(isDetails, offered, "...named('new')")
  for (const what of ['archive', 'void', 'copy', 'reprint label', 'packing list']) {
    expect(after(planted, `shipment details: ${what}`).note).toContain('/ShipmentDetails does not offer it')
  }
  expect(after(planted, 'shipment list: archive').state).toBe('stands')
  expect(after(planted, 'shipment details: reprint BOL').state).toBe('stands')
})

it('a call made on another screen alone does not count', () => {
  // The details' own screen still makes it when the list's form does not any more.
  const planted = changed(source => isWeb(source) && /MoveForm/.test(source.path), 'UpdateStatusCode', 'Void')
  expect(
    planted.sources.some(({ path, text }) => path.includes('BackToRates') && text.includes('UpdateStatusCode')),
  ).toBe(true)
  expect(after(planted, 'shipment list: move to in transit').state).toBe('missing')
})

it('a constant nobody imports is missing; one with another value is wrong', () => {
  const isElsewhere = (source: Source): boolean =>
    isCode(source) && source.path !== 'packages/contract/src/constants.ts'
  const unused = after(changed(isElsewhere, 'CHUNK_TIMEOUT_SECONDS', '120'), 'chunk time-out, seconds: 120')
  expect(unused.note).toBe('CHUNK_TIMEOUT_SECONDS is defined, and nobody uses it')
  const other = changed(isCode, 'CHUNK_TIMEOUT_SECONDS = 120', 'CHUNK_TIMEOUT_SECONDS = 12')
  expect(after(other, 'chunk time-out, seconds: 120').wrong).toBe('chunk time-out, seconds is 12, must be 120')
})

it('a claim whose proof is gone, and a move that is gone, are wrong', () => {
  const noStar = changed(isWeb, "path: '*'", "path: '/lost'")
  const claim = 'not-found page for any other path'
  expect(after(noStar, claim).wrong).toContain(`${claim}: packages/web/src/app/router.tsx does not say`)
  const noMove = changed(isCode, "from: 'A', to: 'D', by: 'staff'", "from: 'A', to: 'T', by: 'staff'")
  expect(after(noMove, 'A → D by staff').wrong).toBe('A → D by staff is no move any more')
})

it('a screen without its row in the route table, and one whose file is gone, are missing', () => {
  expect(after(changed(isWeb, "path: '/ContactUs'", "path: '/Contact'"), '/ContactUs').state).toBe('missing')
  const gone = { ...project, sources: project.sources.filter(({ path }) => !path.includes('/ContactUs/')) }
  expect(rowIn(rowsAfter(gone), '/ContactUs').state).toBe('missing')
  expect(rowIn(rowsAfter(gone), 'menu help: /ContactUs').state).toBe('missing')
})

it('a page of strangers stands however its address is spelled, with its actions, and is missing without its row', () => {
  const pages = ({ path }: Source): boolean => path === 'packages/server/src/http/web.ts'
  const planted = changed(pages, "'/quoteresponse':", "'/quotes':")
  expect(after(planted, '/QuoteResponse').state).toBe('missing')
  expect(after(planted, 'quote response: submit quote').note).toBe('there is no /QuoteResponse')
  for (const name of ['/PasswordSetup', '/Tracking', '/TrackingShipment', 'tracking shipment: add tracking events']) {
    expect(after(planted, name).state).toBe('stands')
  }
})

it('a call without a test, and one that is neither specified nor ours, are wrong', () => {
  const untested = changed(({ isTest }) => isTest, '/GlobalSearch.ts', '/Elsewhere.ts')
  expect(after(untested, 'Shipment/GlobalSearch').wrong).toBe('Shipment/GlobalSearch has no test')
  const stranger = { ...project, calls: [...project.calls, { ...GenericShipmentsList, name: 'GetEverything' }] }
  expect(wrongOf(rowsOf(stranger))).toEqual(['Shipment/GetEverything is neither specified nor marked ours'])
})
