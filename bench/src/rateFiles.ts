import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { freightClasses } from '@waybill/domain'

const breaks = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M']
const zip3 = (n: number): string => String(100 + (n % 900))

async function write(path: string, rows: number, head: string, line: (row: number) => string): Promise<void> {
  const file = createWriteStream(path)
  file.write(`${head}\n`)
  for (let row = 0; row < rows; row += 1) if (!file.write(`${line(row)}\n`)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
}

/** A class × break table by lanes of three-figure prefixes, a row per lane and class. */
export const writeLanes = (path: string, rows: number, factor = 1): Promise<void> =>
  write(path, rows, `Origin,Destination,Class,Minimum,${breaks.join(',')},Service,Transit Days,Effective`, row => {
    const lane = Math.floor(row / freightClasses.length)
    const index = row % freightClasses.length
    const rates = breaks.map((_, place) => ((90 - 9 * place + index * 4 + (lane % 50)) * factor).toFixed(2))
    return `${zip3(lane)},${zip3(Math.floor(lane / 900) + 7)},${freightClasses[index]},$${95 + (lane % 40)}.00,${rates.join(',')},Direct,${1 + (lane % 5)},2026-01-01`
  })

/** A base tariff: so many pairs of prefixes, and 600 rate bases with all classes. */
export const writeBase = (path: string, lanes: number): Promise<void> =>
  write(path, lanes + 600 * freightClasses.length, `Origin,Destination,Rate Basis,Class,${breaks.join(',')}`, row => {
    if (row < lanes) return `${zip3(row)},${zip3(Math.floor(row / 900))},${1 + (row % 600)},,,,,,,,`
    const [basis, index] = [Math.floor((row - lanes) / freightClasses.length), (row - lanes) % freightClasses.length]
    return `,,${basis + 1},${freightClasses[index]},${breaks.map((_, place) => (140 - 12 * place + index * 5 + basis / 10).toFixed(2)).join(',')}`
  })
