import type { SoldLabel } from '../parcel/soldLabels.ts'
import { code128, label4x6, pdf417, rule, words } from '../parcel/zpl.ts'
import { barcodeOf } from './numbers.ts'
import { serviceOf } from './services.ts'

const RS = '_1E'
const GS = '_1D'
const EOT = '_04'

/** ISO 3166-1 numbers of countries that codes name; others are 000 in this network. */
const numbers: Readonly<Record<string, string>> = { CA: '124', MX: '484', GB: '826', DE: '276', FR: '250' }

const isAmerican = ({ country = 'US' }: SoldLabel['to']): boolean => ['', 'US', 'PR'].includes(country)

/** A postal code as codes hold it: five digits within the country, whole abroad. */
const postalOf = (to: SoldLabel['to']): string =>
  isAmerican(to) ? to.zip.slice(0, 5) : to.zip.replaceAll(/[^0-9A-Z]/gi, '').toUpperCase()

/** What the two-dimensional code says: who gets the package, in the structure of the shipping industry (README.md). */
const contentOf = ({ trackingNumber, to, n, of, weightLb, serviceCode, entry }: SoldLabel): string =>
  [
    `[)>${RS}01${GS}02${postalOf(to)}`,
    isAmerican(to) ? '840' : (numbers[to.country ?? ''] ?? '000'),
    serviceOf(serviceCode).carrier === 'FDXG' ? '019' : '003',
    barcodeOf(trackingNumber, to.zip),
    'FDEG',
    entry.account,
    `${n}/${of}`,
    `${weightLb}LB`,
    'N',
    to.city.toUpperCase(),
    to.state,
    `${RS}06${GS}10ZGD004${RS}${EOT}`,
  ].join(GS)

const grouped = (trackingNumber: string): string => trackingNumber.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The label of a package. */
export function zplOf(label: SoldLabel, from: readonly string[] = []): Buffer {
  const { trackingNumber, to, n, of, weightLb, serviceCode, entry } = label
  const { name, carrier } = serviceOf(serviceCode)
  return label4x6(
    ...from.map((line, index) => words(30, 24 + index * 26, 22, line)),
    words(500, 24, 24, `SHIP DATE: ${entry.at.slice(0, 10)}`),
    words(500, 52, 24, `ACTWGT: ${weightLb} LB`),
    words(500, 80, 24, `CAD: ${entry.account}/WB`),
    rule(120),
    words(30, 135, 24, 'TO'),
    words(80, 135, 38, `${to.city} ${to.state} ${to.zip} ${isAmerican(to) ? '' : to.country}`.trim().toUpperCase()),
    words(30, 190, 24, `REF: ${label.shown}`),
    rule(230),
    pdf417(56, 260, contentOf(label)),
    rule(560),
    words(30, 580, 30, `${n} of ${of}`),
    words(30, 620, 44, `TRK# ${grouped(trackingNumber)}`),
    words(560, 580, 34, carrier === 'FDXG' ? 'GROUND' : 'EXPRESS'),
    words(30, 690, 52, name.replaceAll('®', '').toUpperCase()),
    words(560, 700, 60, postalOf(to)),
    rule(770),
    code128(73, 800, 240, `>;${barcodeOf(trackingNumber, to.zip)}`),
    words(100, 1060, 30, barcodeOf(trackingNumber, to.zip)),
  )
}
