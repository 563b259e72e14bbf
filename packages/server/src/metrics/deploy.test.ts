import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { sharedNode } from '../testing/node.ts'

const deploy = (name: string): string => readFileSync(join(import.meta.dirname, '../../../../deploy', name), 'utf8')

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

it('the sample of settings is one that a start takes, once its secret is set', () => {
  const lines = deploy('waybill.env')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  const given = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const secret = { WAYBILL_SECRET: Buffer.alloc(32).toString('base64'), WAYBILL_DATA: import.meta.dirname }
  expect(readSettings({ ...given, ...secret })).toMatchObject({ production: true, embedded: false, sendsMail: true })
  expect(() => readSettings({ ...given, WAYBILL_DATA: import.meta.dirname })).toThrow(/^WAYBILL_SECRET is missing/)
})
