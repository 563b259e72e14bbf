import { parseArgs } from 'node:util'
import { demoLife, startSandbox } from './index.ts'

const { values } = parseArgs({ options: { port: { type: 'string' }, ledger: { type: 'string' } } })
const sandbox = await startSandbox({
  port: Number(values.port ?? 0),
  latency: 'natural',
  life: demoLife,
  ...(values.ledger === undefined ? {} : { ledgerFile: values.ledger }),
})
console.log(sandbox.url)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void sandbox.close())
