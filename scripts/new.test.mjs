import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'waybill-new-'))

/** The tree as it stands but for its tests, on the same dependencies, with packages that find each other there. */
beforeAll(() => {
  const isSource = path =>
    !['node_modules', 'dist', 'rate-sheets', 'components'].includes(basename(path)) && !/\.test\.tsx?$/.test(path)
  for (const name of ['packages', 'scripts', 'biome.json', 'tsconfig.base.json', 'package.json', '.gitignore']) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource })
  }
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@waybill'), { recursive: true })
  const others = readdirSync(join(root, 'node_modules')).filter(name => name !== '@waybill')
  for (const name of others) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@waybill', name))
  }
  // Rules that ask for the whole project take most of the time: without them it is the files themselves that are judged.
  const biome = JSON.parse(readFileSync(join(copy, 'biome.json'), 'utf8'))
  const { correctness, suspicious, nursery } = biome.linter.rules
  biome.linter.domains.project = 'none'
  correctness.noUndeclaredDependencies = 'off'
  suspicious.noImportCycles = 'off'
  nursery.noFloatingPromises = 'off'
  writeFileSync(join(copy, 'biome.json'), JSON.stringify(biome))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const command = (...given) =>
  spawnSync(process.execPath, [join(copy, 'scripts/new.mjs'), ...given], { encoding: 'utf8' })

/** The files that a command says it wrote. */
const written = (...given) =>
  command(...given)
    .stdout.split('\n')
    .filter(line => line.startsWith('packages/') && existsSync(join(copy, line)))

const said = (tool, args) => {
  const { stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' })
  return `${stdout}${stderr}`
}

/**
 * What was there is judged elsewhere: the compiler reads it, and judges what was written, by commands and by registers. Of
 * these that of all calls takes it longer than the rest together, and is one line told again.
 */
function judgeOnly(files) {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: copy })
  for (const path of sources.filter(one => !files.includes(one) && !one.endsWith('.d.ts'))) {
    const text = read(path)
    if (text.startsWith('// Written by') && path !== everyCall) continue
    writeFileSync(join(copy, path), `// @ts-nocheck\n${text}`)
  }
}

function typeFaults(name, files, own) {
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, ...own }
  writeFileSync(join(copy, name), JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files }))
  // Several checkers would each find out the same types again.
  return said('tsc', ['--checkers', '1', '-p', name])
}

const read = path => readFileSync(join(copy, path), 'utf8')

const everyCall = 'packages/contract/src/calls/all.generated.ts'

// Compilers take seconds, and more beside other tests.
it('writes calls, lists and carriers that pass the checks, and finds them', { timeout: 120_000 }, () => {
  const call = written('call', 'Toys/CountToys', 'salesOrders')
  const list = written('list', 'toyOrders', 'salesOrders')
  const carrier = written('carrier', 'toyfreight')
  expect([call.length, list.length, carrier.length]).toEqual([3, 9, 11])

  const files = [...call, ...list, ...carrier]
  expect(said('biome', ['check', '--error-on-warnings', ...files])).toContain('No fixes applied')
  expect(execFileSync(process.execPath, [join(copy, 'scripts/registers.mjs'), '--check'], { encoding: 'utf8' })).toBe(
    '',
  )
  for (const line of [
    "import { CountToys } from './Toys/CountToys.ts'",
    '  readonly CountToys: typeof CountToys',
    '  CountToys,',
  ]) {
    expect(read(everyCall).split('\n')).toContain(line)
  }
  expect(read('packages/server/src/modules/handlers.generated.ts')).toMatch(/CountToys[\s\S]*toyOrdersList\.ts/)
  expect(read('packages/carriers/src/wireAddresses.generated.ts')).toContain('toyfreight')
  expect(read('packages/web/src/app/routes.generated.ts')).toContain('ToyOrders')

  // Tests of the server bring all of it with them.
  const code = files.filter(path => /\.tsx?$/.test(path) && !/server\/.*\.test\.ts$/.test(path))
  const web = code.filter(path => path.startsWith('packages/web/'))
  const others = code.filter(path => !web.includes(path))
  judgeOnly(code)
  expect(typeFaults('others.json', others, { types: ['node'] })).toBe('')
  const browser = { lib: ['es2024', 'dom', 'dom.iterable'], module: 'preserve', moduleResolution: 'bundler' }
  const own = { ...browser, jsx: 'react-jsx', types: ['vite/client'] }
  expect(typeFaults('web.json', [...web, 'packages/web/src/vite-env.d.ts'], own)).toBe('')
})

it.each([
  [['call', 'toys/CountToys', 'salesOrders'], 'named <Group>/<Name>'],
  [['call', 'Toys/CountToys'], 'A module is a folder'],
  [['call', 'Orders/GetOrder', 'salesOrders'], 'is there already'],
  [['call', 'ORDERS/CloseOrder', 'salesOrders'], 'calls/Orders is there already'],
  [['call', 'Orders/ExportGuideOverrides', 'salesOrders'], 'a call already: lists/guideOverrides.ts'],
  [['call', 'Toys/Getorder', 'toys'], 'a call already: calls/Orders/GetOrder.ts'],
  [['list', 'Toys', 'salesOrders'], 'A list is named'],
  [['list', 'language', 'salesOrders'], 'texts/language.ts is there already'],
  [['list', 'order', 'salesOrders'], 'texts/en-us/order.ts'],
  [['carrier', 'Toy Freight'], 'one word'],
  [['carrier', 'new'], 'one word'],
  [['screen', 'Toys'], 'npm run new call'],
])('%j is refused before anything is written', (given, why) => {
  const { status, stderr } = command(...given)
  expect(status).toBe(1)
  expect(stderr).toContain(why)
})
