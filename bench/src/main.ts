import { backup } from './figures/backup.ts'
import { deaths } from './figures/deaths.ts'
import { migrations } from './figures/migrations.ts'
import { O1 } from './figures/O1.ts'
import { P1 } from './figures/P1.ts'
import { P2 } from './figures/P2.ts'
import { P3 } from './figures/P3.ts'
import { P4 } from './figures/P4.ts'
import { P5 } from './figures/P5.ts'
import { P6 } from './figures/P6.ts'
import { P7 } from './figures/P7.ts'
import { P8 } from './figures/P8.ts'
import { P9 } from './figures/P9.ts'
import { P10 } from './figures/P10.ts'
import { P11 } from './figures/P11.ts'
import { P12 } from './figures/P12.ts'
import { P13 } from './figures/P13.ts'
import { R1 } from './figures/R1.ts'
import { R4 } from './figures/R4.ts'
import { R10 } from './figures/R10.ts'
import { R11 } from './figures/R11.ts'
import { R18 } from './figures/R18.ts'
import { R21 } from './figures/R21.ts'
import { R22 } from './figures/R22.ts'
import { R23 } from './figures/R23.ts'
import { S1 } from './figures/S1.ts'
import { S3 } from './figures/S3.ts'
import { U3 } from './figures/U3.ts'
import { U4 } from './figures/U4.ts'
import type { Row } from './measure.ts'
import { type Prepared, prepare } from './prepared.ts'

/**
 * `npm run bench` measures everything, `npm run bench -- P1 P8` some of it; `SHIPMENTS=100000` makes the large company
 * smaller. A figure over its goal is printed, never a failure.
 */
const figures: Readonly<
  Record<string, { readonly needsData: boolean; readonly run: (p: Prepared) => Promise<Row[]> }>
> = {
  O1: { needsData: false, run: O1 },
  P1: { needsData: true, run: P1 },
  P2: { needsData: true, run: P2 },
  P3: { needsData: false, run: P3 },
  P4: { needsData: false, run: P4 },
  P5: { needsData: false, run: P5 },
  P6: { needsData: false, run: P6 },
  P7: { needsData: false, run: P7 },
  P8: { needsData: false, run: P8 },
  P9: { needsData: false, run: P9 },
  P10: { needsData: false, run: P10 },
  P11: { needsData: true, run: P11 },
  P12: { needsData: true, run: P12 },
  P13: { needsData: true, run: P13 },
  R1: { needsData: false, run: R1 },
  R4: { needsData: false, run: R4 },
  R10: { needsData: true, run: R10 },
  R11: { needsData: false, run: R11 },
  R18: { needsData: true, run: R18 },
  R21: { needsData: false, run: R21 },
  R22: { needsData: false, run: R22 },
  R23: { needsData: false, run: R23 },
  S1: { needsData: false, run: S1 },
  S3: { needsData: false, run: S3 },
  U3: { needsData: false, run: U3 },
  U4: { needsData: false, run: U4 },
  backup: { needsData: true, run: backup },
  deaths: { needsData: false, run: deaths },
  migrations: { needsData: false, run: migrations },
}

const asked = process.argv.slice(2)
const chosen = Object.entries(figures).filter(([name]) => asked.length === 0 || asked.includes(name))
const prepared = chosen.some(([, figure]) => figure.needsData)
  ? await prepare(Number(process.env.SHIPMENTS ?? 1_000_000))
  : undefined

/** Each figure is printed as it comes: what breaks one leaves those before it and behind it. */
const print = (rows: readonly Row[]): void =>
  console.table(
    Object.fromEntries(
      rows.map(({ figure, measured, beside, ratio, goal }) => [figure, { measured, beside, ratio, goal }]),
    ),
  )

const measured: Row[] = []
const broken: string[] = []
for (const [name, { run }] of chosen) {
  console.log(`measuring ${name} …`)
  try {
    const rows = await run(prepared as Prepared)
    print(rows)
    measured.push(...rows)
  } catch (error) {
    console.error(`${name} could not be measured:`, error)
    broken.push(name)
  }
}
if (chosen.length > 1) {
  console.log('\nAll of them:')
  print(measured)
}
if (broken.length > 0) {
  console.error(`not measured: ${broken.join(', ')}`)
  process.exitCode = 1
}
