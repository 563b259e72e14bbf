import { rm } from 'node:fs/promises'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier } from '../../../testing/freight.ts'
import { sharedNode, type TestNode } from '../../../testing/node.ts'
import { readRates, uploadRates } from '../../../testing/rateSheets.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
  await addCarrier(node, clerk)
})

const heads = 'Orig ZIP,Dest ZIP,Class,Min Charge,L5C,Service\n'
const good = '45402,89502,70,$10.00,$96.00,Direct\n'
/** Rows behind which a file is not looked at when it is uploaded. */
const many = Array.from(
  { length: 60 },
  (_, n) => `45402,${89_510 + n},70,$10.00,$96.00,Direct ${'x'.repeat(80)}\n`,
).join('')

it.each([
  ['a zero byte among its cells', Buffer.from(`${heads}${good}${many}45402,89503,70,$10.00,$96.00,Di\0rect\n`)],
  [
    'half a letter among its cells',
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`${heads}${good}45402,89503,70,1.00,96.00,\ud800x\n`, 'utf16le'),
    ]),
  ],
  ['an amount beyond all counting', Buffer.from(`${heads}${good}45402,89503,70,99999999999999999999999,96.00,\n`)],
])(
  'a file with %s is read to its end',
  async (_, bytes) => {
    const { versionId } = await uploadRates(node, clerk, bytes)
    const { sheet, started } = await readRates(node, clerk, versionId)
    expect(started.status).toBe(200)
    expect(['draft', 'faulty']).toContain(sheet.state)
  },
  15_000,
)

it.each([
  ['a zero byte among its cells', `RBNO1\0x,70,96.00,10.00\n`],
  [
    'a text too long to be looked up',
    `${Array.from({ length: 9_000 }, (_, n) => (n * 7919).toString(36)).join('')},70,96.00,10.00\n`,
  ],
])(
  'a base tariff with %s is read to its end',
  async (_, row) => {
    const filler = Array.from({ length: 400 }, (_, n) => `RBX${n},70,96.00,10.00\n`).join('')
    const { versionId } = await uploadRates(node, clerk, `Rate Basis,Class,L5C,Min Charge\n${filler}${row}`, {
      kind: 'base',
      scac: 'CZ02',
    })
    const { sheet, started } = await readRates(node, clerk, versionId)
    expect(started.status).toBe(200)
    expect(['draft', 'faulty']).toContain(sheet.state)
  },
  15_000,
)

it('a file that is gone from its storage says so', async () => {
  const { versionId } = await uploadRates(node, clerk, `${heads}${good}`)
  const { clientId } = clerk
  const row = await node.app.db
    .forClient(clientId)
    .readOne(node.app.db.query.selectFrom('rate_file').select('sha256').where('version_id', '=', versionId))
  await rm(await node.app.files.place(clientId, row?.sha256 ?? ''))
  const { file, sheet } = await readRates(node, clerk, versionId)
  expect(sheet.state).toBe('faulty')
  expect(file?.failure).toBe('FileDamaged')
})
