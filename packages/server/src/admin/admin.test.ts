import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLogin } from '../carriers/logins.ts'
import { addDemoCompany } from '../demo/seed.ts'
import { recountDifferences } from '../modules/figures/index.ts'
import { appCode } from '../testing/authenticator.ts'
import { newCompany, PASSWORD } from '../testing/company.ts'
import { putFact } from '../testing/facts.ts'
import { sheetTexts } from '../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../testing/node.ts'
import { approveRequest, createCompany, openRequests } from './companies.ts'
import { connectProject44, setGs1Prefix } from './connect.ts'
import { connectDigitalLtl } from './connectDigitalLtl.ts'
import { countFigures } from './countFigures.ts'
import { loadFuelFolder, loadRates } from './loadRates.ts'
import { loadTerminalList } from './loadTerminalList.ts'
import { loadUpsAgreement } from './loadUpsAgreement.ts'
import type { Admin } from './openAdmin.ts'
import { resetFactor } from './resetFactor.ts'

let node: TestNode
let admin: Admin
const folder = mkdtempSync(join(tmpdir(), 'waybill-rates-'))
beforeAll(async () => {
  node = await sharedNode()
  admin = { db: node.app.db, clock: node.clock, publicUrl: 'https://waybill.invalid', settings: node.app.settings }
})
afterAll(() => rmSync(folder, { recursive: true }))

const company = { company: 'First Shipper', firstName: 'Ann', lastName: 'Example', phone: '' }

it('makes a company whose first person opens the link, and refuses an address twice', async () => {
  const email = `${crypto.randomUUID()}@test.invalid`
  const { link } = await createCompany(admin, { ...company, email: ` ${email.toUpperCase()} ` })
  const AccessId = new URL(link).searchParams.get('accessid') ?? ''
  const checked = await ask(node, UserManagement, {
    query: { actions: 2 },
    body: { AccessId },
    headers: { 'developer-key': node.app.settings.DEVELOPER_KEY },
  })
  expect(checked.reply).toMatchObject({ Status: 'Success', Email: email })
  await expect(createCompany(admin, { ...company, email })).rejects.toThrow(/already has an account/)
  await expect(createCompany(admin, { ...company, email: 'nobody' })).rejects.toThrow(/not an e-mail/)
})

it('approves a sign-up once', async () => {
  const email = `${crypto.randomUUID()}@test.invalid`
  const request = { email, first_name: 'Ann', last_name: 'Example', company: 'Asking', phone: '', note: '' }
  await node.app.db.identity.insertInto('identity.sign_up_request').values(request).execute()
  const id = (await openRequests(admin)).find(row => row.email === email)?.request_id ?? ''
  expect(await approveRequest(admin, id)).toMatchObject({ email })
  await expect(approveRequest(admin, id)).rejects.toThrow(/no such open request/)
})

it('loads all sheets of a folder or none, and adds the carriers it meets', async () => {
  const { email, clientId } = await newCompany(node)
  const write = (name: string, texts: Readonly<Record<string, string>>) => {
    mkdirSync(join(folder, name), { recursive: true })
    for (const [table, text] of Object.entries(texts)) writeFileSync(join(folder, name, `${table}.csv`), text)
  }
  write('a', sheetTexts('DMAA'))
  write('b', { ...sheetTexts('DMBB'), fuel: 'from,percent\nsoon,27\n' })
  const carriers = () =>
    node.app.db
      .forClient(clientId)
      .read(node.app.db.query.selectFrom('carrier').select(['scac', 'name']).orderBy('scac'))
  await expect(loadRates(admin, email, folder)).rejects.toThrow(/b\/fuel\.csv, row 2, from "soon": it is no day/)
  expect(await carriers()).toEqual([])
  write('b', sheetTexts('DMBB'))
  expect(await loadRates(admin, email, folder)).toEqual(['DMAA Standard: version 1', 'DMBB Standard: version 1'])
  expect(await loadRates(admin, email, folder)).toContain('DMAA Standard: version 1, unchanged')
  expect(await carriers()).toEqual([
    { scac: 'DMAA', name: 'Test Freight DMAA' },
    { scac: 'DMBB', name: 'Test Freight DMBB' },
  ])
  await expect(loadRates(admin, 'nobody@test.invalid', folder)).rejects.toThrow(/Nobody signs in/)
})

it('loads a fuel program and the prices of each week, and says in words what is wrong with them', async () => {
  const { email } = await newCompany(node)
  const fuel = join(folder, 'fuel')
  mkdirSync(fuel, { recursive: true })
  await expect(loadFuelFolder(admin, email, fuel)).rejects.toThrow(/no programs\.csv and no index\.csv/)
  writeFileSync(join(fuel, 'programs.csv'), 'program,region,basis,from_index,value\nOURS,US,percent,3.00,25\n')
  writeFileSync(join(fuel, 'index.csv'), 'region,from,price\nUS,2026-11-16,0\n')
  await expect(loadFuelFolder(admin, email, fuel)).rejects.toThrow(
    /fuel\/index\.csv, row 2, price "0": it has to be above 0\./,
  )
  writeFileSync(join(fuel, 'index.csv'), 'region,from,price\nUS,2026-11-16,3.412\n')
  expect(await loadFuelFolder(admin, email, fuel)).toBe('New: 1 fuel programs, 1 index prices.')
  expect(await loadFuelFolder(admin, email, fuel)).toBe('New: 0 fuel programs, 0 index prices.')
})

it('keeps a sign-in at project44 sealed, the last one given', async () => {
  const { clientId, email } = await newCompany(node)
  await connectProject44(admin, email, { oauthClientId: 'one', oauthClientSecret: 'canary one' })
  await connectProject44(admin, email, { oauthClientId: 'two', oauthClientSecret: 'canary two' })
  const rows = await node.app.db
    .forClient(clientId)
    .read(node.app.db.query.selectFrom('carrier_login').select(['connector', 'sealed']))
  expect(rows).toHaveLength(1)
  const sealed = rows[0]?.sealed ?? Buffer.alloc(0)
  expect(sealed.toString('latin1')).not.toContain('canary')
  const opened = openLogin(admin.settings.secret, { clientId, connector: 'project44', name: '' }, sealed)
  expect(opened).toEqual({ oauthClientId: 'two', oauthClientSecret: 'canary two' })
  await expect(connectProject44(admin, email, { oauthClientId: 'x', oauthClientSecret: '' })).rejects.toThrow(/secret/)
  await connectProject44(admin, email, { oauthClientId: 'three', oauthClientSecret: 'canary three' }, 'Europe')
  const names = await node.app.db
    .forClient(clientId)
    .read(node.app.db.query.selectFrom('carrier_login').select('name').orderBy('name'))
  expect(names.map(({ name }) => name)).toEqual(['', 'Europe'])
})

it('keeps an account with a carrier of the Digital LTL standard, one for each SCAC, its key sealed', async () => {
  const { clientId, email } = await newCompany(node)
  const one = { scac: 'dmdl', name: 'Digital Freight', account: '77', apiKey: 'canary one' }
  await connectDigitalLtl(admin, email, one)
  await connectDigitalLtl(admin, email, { ...one, name: 'Digital Freight Lines', apiKey: 'canary two' })
  await connectDigitalLtl(admin, email, { ...one, scac: 'RLCA' })
  const { read } = node.app.db.forClient(clientId)
  const accounts = await read(
    node.app.db.query.selectFrom('carrier_account').select(['connector', 'scac', 'name']).orderBy('scac'),
  )
  expect(accounts).toEqual([
    { connector: 'nmfta', scac: 'DMDL', name: 'Digital Freight Lines' },
    { connector: 'nmfta', scac: 'RLCA', name: 'Digital Freight' },
  ])
  const [login] = await read(node.app.db.query.selectFrom('carrier_login').select('sealed').where('name', '=', 'DMDL'))
  const sealed = login?.sealed ?? Buffer.alloc(0)
  expect(sealed.toString('latin1')).not.toContain('canary')
  expect(openLogin(admin.settings.secret, { clientId, connector: 'nmfta', name: 'DMDL' }, sealed)).toMatchObject({
    apiKey: 'canary two',
  })
  await expect(connectDigitalLtl(admin, email, { ...one, apiKey: '' })).rejects.toThrow(/key/)
  await expect(connectDigitalLtl(admin, email, { ...one, scac: 'D1' })).rejects.toThrow(/SCAC/)
})

it("keeps a company's GS1 prefix, and refuses one of a length that GS1 gives nobody", async () => {
  const { clientId, email } = await newCompany(node)
  const kept = async () =>
    (
      await node.app.db.identity
        .selectFrom('identity.client')
        .select('gs1_prefix')
        .where('client_id', '=', clientId)
        .executeTakeFirstOrThrow()
    ).gs1_prefix
  await setGs1Prefix(admin, email, '0614141')
  expect(await kept()).toBe('0614141')
  for (const prefix of ['061414', '06141415678', '06141a1']) {
    await expect(setGs1Prefix(admin, email, prefix)).rejects.toThrow(/7 to 10 digits/)
  }
  expect(await kept()).toBe('0614141')
  await setGs1Prefix(admin, email, '')
  expect(await kept()).toBe('')
})

it('makes further demo companies, each with a sign-in of its own and carriers of its own', async () => {
  const first = await addDemoCompany(admin)
  const second = await addDemoCompany(admin)
  expect(new Set([first.email, second.email]).size).toBe(2)
  const companyOf = async (email: string) => {
    const user = node.app.db.identity.selectFrom('identity.member').select('client_id').where('email', '=', email)
    return (await user.executeTakeFirstOrThrow()).client_id
  }
  for (const { email } of [first, second]) {
    const db = node.app.db.forClient(await companyOf(email))
    const carriers = await db.read(node.app.db.query.selectFrom('carrier').select('scac'))
    expect(carriers.length).toBeGreaterThan(5)
  }
})

it('loads a list of terminals or nothing of it, and a later list replaces what it names', async () => {
  const { email, clientId } = await newCompany(node)
  const file = join(folder, 'terminals.csv')
  const load = async (...rows: readonly string[]) => {
    writeFileSync(file, ['SCAC,Code,Name,City,State,Zip,Country,Phone,Serves', ...rows].join('\n'))
    return loadTerminalList(admin, email, file)
  }
  const kept = () =>
    node.app.db
      .forClient(clientId)
      .read(node.app.db.query.selectFrom('carrier_terminal').select(['code', 'name', 'serves']).orderBy('code'))
  await expect(load('DMLA,DAY,Dayton,Dayton,OH,4540,,,454', 'D,RNO,Reno,Reno,NV,89502,MX,,89x')).rejects.toThrow(
    /Row 2: zip can’t be “4540”\.\nRow 3: scac can’t be “D”\.\nRow 3: country can’t be “MX”\.\nRow 3: serves can’t be “89X”\./,
  )
  expect(await kept()).toEqual([])
  expect(
    await load('dmla,DAY,Dayton,Dayton,oh,45404,,937-555-0100,454 458', 'DMLA,YUL,Montréal,Montréal,QC,h2x 1y4,ca,,'),
  ).toBe('Loaded: 2 terminals.')
  await load('DMLA,DAY,Dayton North,Dayton,OH,45404,US,,')
  expect(await kept()).toEqual([
    { code: 'DAY', name: 'Dayton North', serves: [] },
    { code: 'YUL', name: 'Montréal', serves: [] },
  ])
  await expect(loadTerminalList(admin, email, join(folder, 'nowhere.csv'))).rejects.toThrow(/is not a file/)
  await expect(loadTerminalList(admin, 'nobody@test.invalid', file)).rejects.toThrow(/Nobody signs in/)
})

it('says figures anew that somebody spoiled, and that all of them are as counted', async () => {
  const person = await newCompany(node)
  await putFact(node, person)
  const db = node.app.db.forClient(person.clientId)
  await db.transaction(async tx => {
    await sql`update shipment_fact set weight_lb = weight_lb + 1`.execute(tx)
    await sql`update shipment_rollup_delta set charge = charge + 100`.execute(tx)
    await sql`update shipment_count_delta set n = n + 1`.execute(tx)
  })
  const differences = () => db.transaction(tx => recountDifferences(tx, person.clientId))
  expect(new Set((await differences()).map(({ what }) => what))).toEqual(new Set(['fact', 'sum', 'bucket']))
  expect(await countFigures(admin, person.email)).toBe('Counted: 1 company.')
  expect(await differences()).toEqual([])
})

it('loads a version of UPS’s agreement, which no other text takes the place of', async () => {
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const first = file('first.txt', 'One.\r\n\r\nTwo.\r\n')
  expect(await loadUpsAgreement(admin, '2026-11', first)).toContain('2026-11')
  await loadUpsAgreement(admin, '2026-11', first)
  await expect(loadUpsAgreement(admin, '2026-11', file('other.txt', 'Three.'))).rejects.toThrow(/another text/)
  await expect(loadUpsAgreement(admin, '2026-12', file('blank.txt', ' \n'))).rejects.toThrow(/blank/)
  await expect(loadUpsAgreement(admin, '2026-12', join(folder, 'none.txt'))).rejects.toThrow(/not a file/)
  const { identity } = node.app.db
  expect(await identity.selectFrom('work.ups_agreement').select('body').execute()).toEqual([{ body: 'One.\n\nTwo.' }])
  await identity.deleteFrom('work.ups_agreement').execute()
})

it('removes the second factor of somebody of several companies, signs him out, and says so in the history', async () => {
  const person = await newCompany(node)
  await expect(resetFactor(admin, person.email)).rejects.toThrow(/with a second factor/)
  const own = (flag: 'begin' | 'confirm', body: object) =>
    ask(node, SecondFactor, { query: { flag }, body }, person.token)
  const { reply } = await own('begin', { password: PASSWORD })
  await own('confirm', { code: appCode(reply.enrolment?.address ?? '', node.clock.now()) })
  const signIn = () => ask(node, Login, { body: { Email: person.email, Password: PASSWORD } })
  expect((await signIn()).reply.factorDue).toBeDefined()
  await resetFactor(admin, person.email.toUpperCase())
  expect((await signIn()).reply.userDetails?.UserId).toBe(person.userId)
  await expect.poll(async () => (await own('begin', { password: PASSWORD })).status).toBe(401)
  const lines = await node.app.db
    .forClient(person.clientId)
    .read(node.app.db.query.selectFrom('audit_entry').select(['actor', 'action']).where('user_id', 'is', null))
  expect(lines).toEqual([{ actor: 'Operator', action: 'factorReset' }])
})
