import type { Call } from '@waybill/contract'
import { type AnyList, sortsOf, writtenOf } from '@waybill/contract/list.ts'
import { listCalls, lists } from '@waybill/contract/lists/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../testing/node.ts'
import { writeCursor } from './cursor.ts'

let node: TestNode
let clerk: Person
let stranger: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  stranger = await newPerson(node, clerk.clientId, ['ContactUs'])
})

const calls: Readonly<Record<string, Call>> = listCalls
const made = Object.entries<AnyList>(lists).flatMap(([name, list]) => {
  const [page, file] = [calls[list.calls?.list ?? ''], calls[list.calls?.file ?? '']]
  return page === undefined || file === undefined ? [] : [{ name, list, page, file }]
})

/** A value that each kind of filter takes, and one that finds nothing. */
const values = {
  text: ['x', '%'],
  dates: [{ from: '2026-11-01', to: '2026-11-30' }, { from: '2026-11-01' }, {}],
  amount: [{ from: 100, to: 200 }, { to: 200 }, {}],
  flag: [true],
  yesNo: [true, false],
} as const

it('every list of the contract that has calls is among them', () => {
  expect(made.flatMap(({ list }) => [list.calls?.list, list.calls?.file]).sort()).toEqual(Object.keys(calls).sort())
})

describe.each(made)('$name', ({ list, page, file }) => {
  const body = (more: object) => ({ body: more as never })
  const fields = writtenOf(list).map(([field]) => field)
  /** Of a new company; somebody works for it already. */
  const nothing = list.name === 'people' ? {} : { [list.rows]: [], total: 0, nextCursor: null }

  it('is asked by who has its page alone', async () => {
    for (const [call, asked] of [
      [page, {}],
      [file, { columns: fields }],
    ] as const) {
      expect((await ask(node, call, body(asked))).status).toBe(401)
      expect((await ask(node, call, body(asked), stranger.token)).status).toBe(403)
    }
  })

  it('is found by each of its sorts and filters, and by a search', async () => {
    const filters = Object.entries(list.filters).flatMap(([id, filter]) => {
      const set = filter.kind === 'many' ? [[filter.values?.[0] ?? 'x'], []] : values[filter.kind]
      return set.map(value => ({ filter: { [id]: value } }))
    })
    const sorts = sortsOf(list).flatMap(sortName => [
      { sortName, sortOrder: 'asc' },
      { sortName, sortOrder: 'desc' },
    ])
    for (const asked of [{}, { searchText: '50%_' }, ...filters, ...sorts]) {
      const { status, reply } = await ask(node, page, body(asked), clerk.token)
      expect([asked, status, reply]).toMatchObject([asked, 200, nothing])
    }
  })

  it('refuses a cursor that it did not write', async () => {
    for (const cursor of ['nonsense', writeCursor(['nonsense', 1]), writeCursor([1e300, 1])]) {
      const asked = sortsOf(list).map(sortName => ask(node, page, body({ cursor, sortName }), clerk.token))
      for (const { status } of await Promise.all(asked)) expect([cursor, status < 500]).toEqual([cursor, true])
    }
  })

  it('is written with all of its columns, or with the chosen rows alone', async () => {
    const heads = [...writtenOf(list), ...(list.file.always ?? [])].map(([, words]) => words)
    for (const chosen of [{}, { chosen: [999_999_999] }]) {
      const { status, text } = await ask(node, file, body({ columns: fields, ...chosen }), clerk.token)
      const lines = text.replace('\uFEFF', '').split('\r\n')
      expect([status, lines[0]]).toEqual([200, heads.join(',')])
      if ('total' in nothing || 'chosen' in chosen) expect(lines.slice(1)).toEqual([''])
    }
  })
})
