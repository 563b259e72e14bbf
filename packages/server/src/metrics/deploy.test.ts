import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { ORDER_FILE_MAX_BYTES, RATE_FILE_MAX_BYTES } from '@waybill/contract/constants.ts'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { expect, inject, it } from 'vitest'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { composeNode } from '../compose.ts'
import { dropDatabase } from '../db/createDatabase.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { readSettings } from '../settings.ts'
import { newCompany } from '../testing/company.ts'
import { sharedNode, TestClock, testSettings } from '../testing/node.ts'

const root = join(import.meta.dirname, '../../../..')
const file = (path: string): string => readFileSync(join(root, path), 'utf8')
const deploy = (name: string): string => file(`deploy/${name}`)

it('alerts and the dashboard ask for figures that there are', async () => {
  const { server } = await sharedNode()
  const { body } = await server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  const told = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  const asked = ['prometheus-rules.yaml', 'grafana-dashboard.json'].flatMap(name =>
    [...deploy(name).matchAll(/\b(?:waybill|process)_[a-z_]+/g)].map(([figure]) =>
      figure.replace(/_(bucket|count)$/, ''),
    ),
  )
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter(figure => !told.has(figure))).toEqual([])
})

const said = {
  WAYBILL_SECRET: Buffer.alloc(32).toString('base64'),
  PUBLIC_URL: 'https://freight.example',
  POSTGRES_PASSWORD: 'letters',
}

function sample(): Readonly<Record<string, string>> {
  const lines = deploy('waybill.env')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

it('the sample of settings is one that a start takes, once its secret is set', () => {
  const given = sample()
  const secret = { WAYBILL_SECRET: Buffer.alloc(32).toString('base64'), WAYBILL_DATA: import.meta.dirname }
  expect(readSettings({ ...given, ...secret })).toMatchObject({ production: true, embedded: false, sendsMail: true })
  expect(() => readSettings({ ...given, WAYBILL_DATA: import.meta.dirname })).toThrow(/^WAYBILL_SECRET is missing/)
})

/** The program of a unit as its shell gets it, with the code in another folder. */
function started(unit: string, code: string): string {
  const [, program = ''] = /^ExecStart=\/bin\/sh -c '([^'"$%\\]+)'$/m.exec(unit) ?? []
  return program.replaceAll('/opt/waybill', code)
}

it('the unit starts what is installed with the dependencies, and starts nothing before that', () => {
  const unit = deploy('waybill.service')
  const programs = [...started(unit, root).matchAll(/(\S+)\/node_modules\/\.bin\/node (\S+)/g)]
  expect(programs.map(([, code, program]) => [code, program])).toEqual([
    [root, 'scripts/setup.mjs'],
    [root, 'packages/server/src/main.ts'],
  ])
  for (const [, , program = ''] of programs) expect(existsSync(join(root, program))).toBe(true)
  expect(unit).toMatch(/^AssertPathExists=\/opt\/waybill\/node_modules\/\.bin\/node$/m)
  expect(unit).toMatch(/^AssertPathExists=\/opt\/waybill\/packages\/web\/dist\/index\.html$/m)
})

it('what a person has to settle ends the main process of the unit, which is not started again then', () => {
  const unit = deploy('waybill.service')
  const code = temporaryFolder('waybill-unit-')
  mkdirSync(join(code, 'node_modules/.bin'), { recursive: true })
  const node = join(code, 'node_modules/.bin/node')
  const run = (verified: number) => {
    writeFileSync(node, `#!/bin/sh\ncase $1 in *setup.mjs) exit ${verified};; *) echo "$$ $1"; exit 65;; esac\n`, {
      mode: 0o755,
    })
    const { status, stdout, pid } = spawnSync('/bin/sh', ['-c', started(unit, code)], { cwd: code, encoding: 'utf8' })
    return [status, stdout.replace(String(pid), 'the process of the unit').trim()]
  }
  expect(run(78)).toEqual([78, ''])
  // By its own process: signals reach it, and its code is the unit's.
  expect(run(0)).toEqual([65, 'the process of the unit packages/server/src/main.ts'])
  expect(unit).toMatch(/^RestartPreventExitStatus=65 78$/m)
  expect(unit).not.toMatch(/^Exec(StartPre|Condition)=/m)
})

it('commands get the settings of the unit as systemd reads them', () => {
  const folder = temporaryFolder('waybill-admin-')
  const given = join(folder, 'waybill.env')
  const admin = (lines: string, command: string) => {
    writeFileSync(given, lines)
    const env = { PATH: process.env.PATH, ENV_FILE: given, RUN_AS: userInfo().username }
    return spawnSync(join(root, 'deploy/waybill-admin'), [command], { env, encoding: 'utf8' })
  }
  const lines = '# WAYBILL_HOLD=no\n\n; PORT\nWAYBILL_PORT="eighty one"\nMAIL_FROM=$(id) <$HOME>\nSUPPORT_EMAIL=\'a b\''
  const { status, stderr } = admin(lines, 'people')
  expect([
    status,
    stderr
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0]),
  ]).toEqual([78, ['WAYBILL_PORT', 'MAIL_FROM', 'SUPPORT_EMAIL']])
  const well = `MAIL_FROM=Waybill <a@b.example>\nWAYBILL_DATA=${folder}\nDATABASE_URL='postgres://a:b@127.0.0.1:1/x?y=z'`
  expect(admin(well, 'people')).toMatchObject({
    status: 69,
    stderr: expect.stringMatching(/^Nothing listens at 127\.0\.0\.1:1:/),
  })
})

it('of the containers the proxy alone is believed, and no log grows without end', () => {
  const compose = file('compose.yaml')
  const [services = ''] = compose.split(/^services:\n/m)[1]?.split(/^configs:/m) ?? []
  const each = services.split(/^ {2}(?=\w)/m).slice(1)
  expect(each.length).toBeGreaterThanOrEqual(4)
  expect(each.filter(text => !/logging: \*logging|<<: \*node/.test(text))).toEqual([])
  expect(compose).toMatch(/^x-node: &node\n(?: {2}.*\n)*? {2}logging: \*logging$/m)
  const address = /ipv4_address: (\S+)/.exec(services)?.[1] ?? ''
  const [, subnet = ''] = /subnet: (\d+\.\d+\.\d+)\.0\/24/.exec(compose) ?? []
  expect(address.startsWith(`${subnet}.`)).toBe(true)
  expect(compose).toContain(`TRUST_PROXY: ${address}\${PROXY_IN_FRONT:+,}\${PROXY_IN_FRONT:-}\n`)
  expect(deploy('waybill.logrotate')).toMatch(/^ {2}copytruncate$/m)
})

it('under Compose the product signs in as an owner who is no superuser, and is backed up and restored so', async () => {
  expect(file('compose.yaml')).toContain('./deploy/database.sql:/docker-entrypoint-initdb.d/database.sql:ro\n')
  const server = inject('postgres')
  const name = `compose_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
  // As psql reads it; other names, since roles are of all databases of the server.
  const text = deploy('database.sql')
    .replace('\\getenv password POSTGRES_PASSWORD\n', '')
    .replaceAll(":'password'", `'${said.POSTGRES_PASSWORD}'`)
    .replaceAll(/\bwaybill\b/g, name)
  const [inFirst = '', inOwn = ''] = text.split(`\\connect ${name}\n`)
  expect(inFirst + inOwn).not.toContain('\\')
  const as = async (database: string, statements: string) => {
    const client = new pg.Client({ ...server, database })
    await client.connect()
    try {
      for (const statement of statements.split(/;\n/)) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await as('postgres', inFirst)
  await as(name, inOwn)

  const warned: string[] = []
  const log = pino({ level: 'warn' }, { write: line => warned.push(line) })
  const settings = { ...testSettings(), embedded: false }
  const connection = { host: server.host, user: name, database: name, roles: name }
  const node = { ...(await composeNode({ settings, log, connection, clock: new TestClock() })), clock: new TestClock() }
  await newCompany({ ...node, connection })
  expect(warned).toEqual([])
  const { rows } = await node.app.db.identity.executeQuery<{ mark: boolean }>(
    CompiledQuery.raw("select proleakproof as mark from pg_proc where oid = 'textlike(text, text)'::regprocedure"),
  )
  expect(rows).toEqual([{ mark: true }])
  const path = join(temporaryFolder('waybill-backup-'), 'waybill.backup')
  const kept = await backUp(connection, settings, path, node.clock.now())
  await node.close()
  const copy = `${name}_copy`
  await as('postgres', `create database ${copy} owner ${name}`)
  const restored = await restore({ ...connection, database: copy }, testSettings(), path, false)
  expect(restored.rows).toBe(kept.rows)
  const postgres = { ...server, database: 'postgres' }
  for (const database of [name, copy]) await dropDatabase(postgres, database)
  await as('postgres', `drop role ${name}_dock;\ndrop role ${name}_backup;\ndrop role ${name}_app;\ndrop role ${name}`)
})

it('a node in Compose takes the sample of settings, and what is of Compose stands above it', () => {
  const own = [...file('compose.yaml').matchAll(/^ {4}([A-Z_]+): (?:'(.*)'|(.*))$/gm)].map(
    ([, name = '', quoted, plain = '']) =>
      [
        name,
        (quoted ?? plain).replace(
          /\$\{(\w+):[^}]*\}/g,
          (_, variable: string) => ({ ...said, PROXY_IN_FRONT: '' })[variable] ?? '',
        ),
      ] as const,
  )
  const settings = { ...sample(), ...Object.fromEntries(own), WAYBILL_DATA: import.meta.dirname }
  expect(Object.keys(Object.fromEntries(own))).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'WAYBILL_HOST', 'WAYBILL_DATA']),
  )
  expect(readSettings(settings)).toMatchObject({
    ...{ production: true, embedded: false, sendsMail: true, WAYBILL_HOST: '0.0.0.0', TRUST_PROXY: '172.30.36.2' },
    DATABASE_URL: 'postgres://waybill:letters@database:5432/waybill',
  })
})

it('proxies pass the largest file that is taken', () => {
  const megabytes = [
    /max_size (\d+)MB/.exec(deploy('Caddyfile')),
    /client_max_body_size (\d+)m/.exec(deploy('nginx.conf')),
    /client_max_body_size (\d+)m/.exec(file('compose.yaml')),
  ].map(found => Number(found?.[1]))
  for (const each of megabytes) expect(each * 1e6).toBeGreaterThan(Math.max(RATE_FILE_MAX_BYTES, ORDER_FILE_MAX_BYTES))
})
