import { rmSync } from 'node:fs'
import { startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { goals } from '../goals.ts'
import { median, ms, type Row, times } from '../measure.ts'
import { startDemo } from '../product.ts'

const ROUNDS = 3
const newFolder = () => temporaryFolder('waybill-bench-')

/** P10: a first and a second start of the built product, beside initdb and start of the database alone. */
export async function P10(): Promise<Row[]> {
  const fresh: number[] = []
  const second: number[] = []
  const database: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const folder = newFolder()
    for (const times of [fresh, second]) {
      const product = await startDemo(folder)
      times.push(product.startedIn)
      await product.stop()
    }
    rmSync(folder, { recursive: true, force: true })
    const bare = newFolder()
    const started = performance.now()
    const server = await startEmbedded(bare)
    database.push(performance.now() - started)
    await server.stop()
    rmSync(bare, { recursive: true, force: true })
  }
  const beside = `${ms(median(database))} initdb + start alone`
  const row = (figure: string, measured: number, goal: string): Row => ({
    figure: `P10 ${figure}`,
    measured: ms(measured),
    beside,
    ratio: times(measured / median(database)),
    goal,
  })
  return [
    row('start, fresh data with demo', median(fresh), goals.P10.fresh),
    row('second start', median(second), goals.P10.second),
  ]
}
