import { parseArgs } from 'node:util'
import { areaNames, isArea } from './areas.ts'
import { readProject } from './project.ts'
import { areaCounts, areaReport, wholeReport } from './report.ts'
import { rowsOf, wrongOf } from './rows.ts'

/**
 * `npm run coverage`: the product beside the specification, and what is still missing. Missing is not wrong; wrong is
 * what claims to stand and doesn't, and that fails. `--check` prints only what is wrong; `--areas` counts by area;
 * `--area freight` prints that area alone and fails while something of it is missing; `--all` prints what stands too.
 */
const { values: asked } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    areas: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    area: { type: 'string' },
  },
})

if (asked.area !== undefined && !isArea(asked.area)) {
  console.error(`There is no area ${asked.area}. Choose one of ${areaNames.join(', ')}.`)
  process.exit(2)
}
const rows = rowsOf(await readProject())
const print = (lines: readonly string[]): void => console.log(lines.join('\n'))
let missing = 0
if (asked.area !== undefined) {
  const report = areaReport(rows, asked.area, asked.all)
  print(report.lines)
  missing = report.missing
} else if (asked.areas) print(areaCounts(rows))
else if (!asked.check) print([...wholeReport(rows, asked.all), '', ...areaCounts(rows)])
const wrong = wrongOf(rows)
for (const one of wrong) console.error(`wrong: ${one}`)
process.exitCode = missing === 0 && wrong.length === 0 ? 0 : 1
