import type { SoldLabel } from '../parcel/soldLabels.ts'
import { code128, label4x6, rule, words } from '../parcel/zpl.ts'
import { serviceOf } from './services.ts'

const RS = '_1E'
const GS = '_1D'
const EOT = '_04'

/** Day of the year, three digits. */
const dayOfYear = (at: Date): string =>
  String(Math.floor((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 0)) / 86_400_000)).padStart(3, '0')

/** The MaxiCode of UPS: mode 2, in the structure of its 96 format (README.md). */
function maxiCode({ trackingNumber, to, entry, n, of, weightLb, serviceCode }: SoldLabel): string {
  const primary = `${serviceCode.padStart(3, '0')}840${to.zip.slice(0, 5)}0000`
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
  return `^FO30,400^BD2,1,1^FH_^FD${primary}${secondary}${RS}${EOT}^FS`
}

/** The label of a package. */
export function zplOf(label: SoldLabel, from: readonly string[] = []): Buffer {
  const { trackingNumber, to, n, of, weightLb, serviceCode } = label
  return label4x6(
    ...from.map((line, index) => words(30, 30 + index * 28, 24, line)),
    words(560, 30, 30, `${Math.ceil(weightLb)} LBS`),
    words(700, 30, 30, `${n} OF ${of}`),
    words(30, 180, 28, 'SHIP TO:'),
    words(60, 214, 40, `${to.city} ${to.state} ${to.zip}`.toUpperCase()),
    rule(380),
    maxiCode(label),
    words(300, 400, 56, `${to.state} ${to.zip.slice(0, 3)} 9-01`),
    code128(320, 480, 100, `>;>8420${to.zip.slice(0, 5)}`),
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
    words(30, 1060, 26, `REF: ${label.entry.bol}`),
  )
}
