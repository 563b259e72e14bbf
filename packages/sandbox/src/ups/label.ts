import type { SoldLabel } from '../parcel/soldLabels.ts'
import { code128, label4x6, rule, words } from '../parcel/zpl.ts'
import { serviceOf } from './services.ts'

const RS = '_1E'
const GS = '_1D'
const EOT = '_04'

/** Day of the year, three digits. */
const dayOfYear = (at: Date): string =>
  String(Math.floor((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 0)) / 86_400_000)).padStart(3, '0')

/** ISO 3166-1 numbers of countries that codes name; others are 000 in this network. */
const numbers: Readonly<Record<string, string>> = { US: '840', CA: '124', MX: '484', GB: '826', DE: '276', FR: '250' }

const numberOf = ({ country = 'US' }: SoldLabel['to']): string => numbers[country] ?? '000'
const isAmerican = ({ country = 'US' }: SoldLabel['to']): boolean => country === 'US' || country === 'PR'

const bareZip = ({ zip }: SoldLabel['to']): string => zip.replaceAll(/[^0-9A-Z]/gi, '').toUpperCase()

/** The postal code as it is scanned: 420 within the country, 421 with the country's number abroad. */
const routeOf = (to: SoldLabel['to']): string =>
  isAmerican(to) ? `>;>8420${to.zip.slice(0, 5)}` : `>:>8421${numberOf(to)}${bareZip(to)}`

/** The MaxiCode of UPS: mode 2, or 3 to another country, in the structure of its 96 format (README.md). */
function maxiCode({ trackingNumber, to, entry, n, of, weightLb, serviceCode }: SoldLabel): string {
  const postal = isAmerican(to) ? `${to.zip.slice(0, 5)}0000` : bareZip(to).padEnd(6).slice(0, 6)
  const primary = `${serviceCode.padStart(3, '0')}${isAmerican(to) ? '840' : numberOf(to)}${postal}`
  const year = entry.at.slice(2, 4)
  const secondary = [
    `[)>${RS}01${GS}${year}${trackingNumber.slice(0, 2)}${trackingNumber.slice(-8)}`,
    'UPSN',
    trackingNumber.slice(2, 8),
    dayOfYear(new Date(entry.at)),
    '',
    `${n}/${of}`,
    String(Math.ceil(weightLb)),
    'N',
    '',
    to.city.toUpperCase(),
    to.state,
  ].join(GS)
  return `^FO30,400^BD${isAmerican(to) ? 2 : 3},1,1^FH_^FD${primary}${secondary}${RS}${EOT}^FS`
}

/** The label of a package. */
export function zplOf(label: SoldLabel, from: readonly string[] = []): Buffer {
  const { trackingNumber, to, n, of, weightLb, serviceCode } = label
  return label4x6(
    ...from.map((line, index) => words(30, 30 + index * 28, 24, line)),
    words(560, 30, 30, `${Math.ceil(weightLb)} LBS`),
    words(700, 30, 30, `${n} OF ${of}`),
    words(30, 180, 28, 'SHIP TO:'),
    words(
      60,
      214,
      40,
      `${to.city} ${to.state} ${to.zip} ${isAmerican(to) ? '' : (to.country ?? '')}`.trim().toUpperCase(),
    ),
    rule(380),
    maxiCode(label),
    words(300, 400, 56, `${to.state} ${to.zip.slice(0, 3)} 9-01`),
    code128(320, 480, 100, routeOf(to), isAmerican(to) ? 3 : 2),
    rule(620),
    words(30, 640, 60, serviceOf(serviceCode).name.toUpperCase()),
    words(
      30,
      710,
      32,
      `TRACKING #: ${trackingNumber.replace(/^(..)(...)(...)(..)(....)(....)$/, '$1 $2 $3 $4 $5 $6')}`,
    ),
    rule(755),
    code128(56, 775, 220, `>:${trackingNumber}`),
    rule(1010),
    words(30, 1025, 26, 'BILLING: P/P'),
    words(30, 1060, 26, `REF: ${label.shown}`),
  )
}
