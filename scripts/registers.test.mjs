import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callsRegister } from './registers/calls.mjs'
import { carriersRegister } from './registers/carriers.mjs'
import { handlersRegister } from './registers/handlers.mjs'
import { definedLists, everyCall } from './registers/lists.mjs'
import { routesRegister } from './registers/routes.mjs'
import { textsRegister } from './registers/texts.mjs'
import { workRegister } from './registers/work.mjs'
import { outdated } from './registers/written.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waybill-registers-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function plant(path, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const calls = 'packages/contract/src/calls'
const lists = 'packages/contract/src/lists'
const modules = 'packages/server/src/modules'
const screens = 'packages/web/src/screens'

const defined = name => `export const ${name} = defineCall({\n`
const handling = name => `export const answer: Handler<typeof ${name}> = serve\n`
const serving = name =>
  `import { list as them } from '@waybill/contract/lists/${name}.ts'\nexport const handlers = serveList(them, {\n`
const worked = keys => `export const work: Pick<ModuleWork, ${keys}> = {\n`

describe('calls', () => {
  it('are those in a file of their own name', () => {
    plant(`${calls}/Toys/CountToys.ts`, 'export const CountToys = defineCall({')
    plant(`${calls}/Toys/toyPages.ts`, 'export const toyPages = []')
    const [, text] = callsRegister(root)
    expect(text).toContain("import { CountToys } from './Toys/CountToys.ts'")
    expect(text).not.toContain('toyPages')
  })

  it('have their names to themselves', () => {
    for (const group of ['Toys', 'Games']) {
      plant(`${calls}/${group}/CountToys.ts`, 'export const CountToys = defineCall({')
    }
    expect(() => callsRegister(root)).toThrow('Games/CountToys.ts and Toys/CountToys.ts')
  })

  it('are none in comments', () => {
    plant(`${calls}/Toys/CountToys.ts`, `/*\n${defined('CountToys')}*/\n// ${defined('CountToys')}`)
    expect(callsRegister(root)[1]).not.toContain('CountToys')
  })

  it.each([
    ['CountToys.ts', defined('CountToys')],
    ['Toys/deep/CountToys.ts', defined('CountToys')],
    ['Toys/Other.ts', defined('CountToys')],
    ['Toys/CountToys.ts', defined('CountToys') + defined('CountGames')],
    ['Toys/CountToys.ts', 'export const CountToys: Call =\n  defineCall({'],
  ])('are not overlooked: %s %j', (path, text) => {
    plant(`${calls}/${path}`, text)
    expect(() => callsRegister(root)).toThrow(path)
  })

  it.each([
    ['Toys/CountToys.ts', 'Games/Counttoys.ts'],
    ['Toys/CountToys.ts', 'toys/Other.ts'],
  ])('are told apart by more than case: %s, %s', (...paths) => {
    for (const path of paths) plant(`${calls}/${path}`, defined(path.split('/')[1].replace('.ts', '')))
    expect(() => callsRegister(root)).toThrow('two are the')
  })

  it('may be named as their group, in another case', () => {
    plant(`${calls}/LogIn/Login.ts`, defined('Login'))
    expect(callsRegister(root)[1]).toContain('LogIn/Login.ts')
  })

  it('are in a folder or of a list', async () => {
    plant(`${calls}/Toys/GetToys.ts`, defined('GetToys'))
    plant(
      `${lists}/toys.ts`,
      "export const list = { name: 'toys' }\nexport const GetToys = { effect: '', access: '' }\n",
    )
    const found = await definedLists(root)
    expect(() => everyCall(root, found)).toThrow('calls/Toys/GetToys.ts and lists/toys.ts')
  })
})

describe('handlers', () => {
  it('are found by the call in their type, wherever they stand in a module', () => {
    plant(`${modules}/toys/CountToys.ts`, 'export const countToys: Handler<typeof CountToys> = async () => ({})')
    plant(`${modules}/toys/later/files.ts`, 'export const giveToys: Handler<typeof ExportToys> = serve')
    plant(`${modules}/toys/CountToys.test.ts`, 'export const planted: Handler<typeof Planted> = serve')
    plant(`${modules}/toys/toyList.ts`, serving('toys'))
    const [, text] = handlersRegister(root, [])
    expect(text).toContain("import { countToys as CountToys } from './toys/CountToys.ts'")
    expect(text).toContain("import { giveToys as ExportToys } from './toys/later/files.ts'")
    expect(text).toContain("import { handlers as list0 } from './toys/toyList.ts'")
    expect(text).not.toContain('Planted')
  })

  it('answer a call once', () => {
    for (const module of ['toys', 'games']) {
      plant(`${modules}/${module}/CountToys.ts`, 'export const countToys: Handler<typeof CountToys> = serve')
    }
    expect(() => handlersRegister(root, [])).toThrow('handler of CountToys')
  })

  it('serve a list once, and its calls', () => {
    plant(`${modules}/toys/toyList.ts`, serving('toys'))
    plant(`${modules}/toys/GetToys.ts`, handling('GetToys'))
    expect(() => handlersRegister(root, [{ name: 'toys', calls: ['GetToys'] }])).toThrow('handler of GetToys')
    plant(`${modules}/games/list.ts`, serving('toys'))
    expect(() => handlersRegister(root, [])).toThrow('games/list.ts and toys/toyList.ts')
    plant(`${modules}/games/list.ts`, 'export const handlers = serveList(them, {')
    expect(() => handlersRegister(root, [])).toThrow('games/list.ts serves them')
  })

  it('are found across lines, and not in comments', () => {
    plant(`${modules}/toys/CountToys.ts`, 'export const countToys: Handler<\n  typeof CountToys\n> = serve')
    plant(
      `${modules}/toys/later.ts`,
      `/*\n${handling('CountGames')}*/\nconst words = '/*'\n${handling('SellToys')}// */`,
    )
    const [, text] = handlersRegister(root, [])
    expect(text).toContain('countToys as CountToys')
    expect(text).toContain('answer as SellToys')
    expect(text).not.toContain('CountGames')
  })

  it.each([
    ['CountToys.ts', handling('CountToys')],
    ['toys/CountToys.ts', "export const countToys: Handler<Calls['CountToys']> = serve"],
    ['toys/CountToys.ts', 'const countToys: Handler<typeof CountToys> = serve'],
    ['toys/toyList.ts', `${serving('toys')}export const more = serveList(them, {`],
  ])('are not overlooked: %s %j', (path, text) => {
    plant(`${modules}/${path}`, text)
    expect(() => handlersRegister(root, [])).toThrow(path)
  })

  it('may be called by a variable within a function', () => {
    plant(`${modules}/toys/sell.ts`, "  const handler: Handler<Calls['CountToys']> = countToys")
    expect(handlersRegister(root, [])[1]).not.toContain('sell.ts')
  })
})

describe('work', () => {
  it('is done by one module', () => {
    plant(`${modules}/toys/index.ts`, worked("'confirm' | 'sweepToys'"))
    plant(`${modules}/games/index.ts`, worked("\n  'quote' | 'confirm'\n"))
    expect(() => workRegister(root)).toThrow('worker of confirm: games/index.ts and toys/index.ts')
  })

  it('is not overlooked beside the index of a module', () => {
    plant(`${modules}/toys/work.ts`, worked("'confirm'"))
    expect(() => workRegister(root)).toThrow('toys/work.ts')
  })
})

it('folders that code is to name are named as it can', () => {
  plant('packages/carriers/src/old-dominion/wireAddress.ts')
  expect(() => carriersRegister(root)).toThrow('old-dominion/wireAddress.ts')
  plant(`${screens}/ship/my-one/route.ts`, 'export const place = 20\n')
  expect(() => routesRegister(root)).toThrow('ship/my-one/route.ts')
  plant('packages/web/src/texts/en-us/new.ts')
  expect(() => textsRegister(root)).toThrow('new.ts')
})

it('what stands deeper than a register looks is not overlooked', () => {
  plant('packages/carriers/src/toys/deep/wireAddress.ts')
  expect(() => carriersRegister(root)).toThrow('toys/deep/wireAddress.ts')
  plant(`${screens}/ship/toys/deep/route.ts`, 'export const place = 20\n')
  expect(() => routesRegister(root)).toThrow('ship/toys/deep/route.ts')
  plant('packages/web/src/texts/en-us/deep/toys.ts')
  expect(() => textsRegister(root)).toThrow('deep/toys.ts')
})

it('a register is written where there is none or an old one, not over what was written by hand', () => {
  const [first, second, third] = [
    ['first.ts', 'one\n'],
    ['second.ts', 'two\n'],
    ['third.ts', 'three\n'],
  ]
  for (const { path, text } of outdated(root, [first, second])) plant(path, text)
  expect(outdated(root, [first, ['second.ts', 'other\n'], third]).map(({ path }) => path)).toEqual([
    'second.ts',
    'third.ts',
  ])
  plant('third.ts', 'export const mine = 1\n')
  expect(() => outdated(root, [first, third])).toThrow('third.ts is written by hand')
})

describe('screens', () => {
  it('stand in the order of their places', () => {
    plant(`${screens}/ship/Later/route.ts`, 'export const place = 20\n')
    plant(`${screens}/track/Between/route.ts`, 'export const place = 12.5\n')
    plant(`${screens}/track/First/route.ts`, 'export const place = 3\n')
    const [, text] = routesRegister(root)
    expect([...text.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)).toEqual(['First', 'Between', 'Later'])
  })

  it('have a place to themselves', () => {
    plant(`${screens}/ship/One/route.ts`, 'export const place = 20\n')
    plant(`${screens}/ship/Other/route.ts`, 'export const place = 20\n')
    expect(() => routesRegister(root)).toThrow('screen at place 20')
    plant(`${screens}/ship/Other/route.ts`, 'export const routes = []\n')
    expect(() => routesRegister(root)).toThrow('ship/Other/route.ts says no place')
  })
})

it('texts are brought by a file for each section but those of the shell, and have keys', () => {
  for (const name of ['frame', 'login', 'toys']) plant(`packages/web/src/texts/en-us/${name}.ts`)
  const [[, keys], ...brought] = textsRegister(root)
  expect(keys).toContain('typeof frame &\n  typeof toys')
  expect(brought.map(([path]) => path)).toEqual(['packages/web/src/texts/toys.ts'])
})
