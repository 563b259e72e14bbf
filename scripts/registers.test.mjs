import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callsRegister } from './registers/calls.mjs'
import { handlersRegister } from './registers/handlers.mjs'
import { routesRegister } from './registers/routes.mjs'
import { textsRegister } from './registers/texts.mjs'

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
const modules = 'packages/server/src/modules'
const screens = 'packages/web/src/screens'

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
})

describe('handlers', () => {
  it('are found by the call in their type, wherever they stand in a module', () => {
    plant(`${modules}/toys/CountToys.ts`, 'export const countToys: Handler<typeof CountToys> = async () => ({})')
    plant(`${modules}/toys/later/files.ts`, 'export const giveToys: Handler<typeof ExportToys> = serve')
    plant(`${modules}/toys/CountToys.test.ts`, 'export const planted: Handler<typeof Planted> = serve')
    plant(`${modules}/toys/toyList.ts`, 'export const handlers = serveList(list, {')
    const [, text] = handlersRegister(root)
    expect(text).toContain("import { countToys as CountToys } from './toys/CountToys.ts'")
    expect(text).toContain("import { giveToys as ExportToys } from './toys/later/files.ts'")
    expect(text).toContain("import { handlers as list0 } from './toys/toyList.ts'")
    expect(text).not.toContain('Planted')
  })

  it('answer a call once', () => {
    for (const module of ['toys', 'games']) {
      plant(`${modules}/${module}/CountToys.ts`, 'export const countToys: Handler<typeof CountToys> = serve')
    }
    expect(() => handlersRegister(root)).toThrow('handler of CountToys')
  })
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
