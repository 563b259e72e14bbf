import type { SoldLabel } from '../parcel/soldLabels.ts'
import { code128, label4x6, rule, words } from '../parcel/zpl.ts'
import { services } from './services.ts'

/** The check digit of GS1 over everything before it. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** The number of mail abroad: letters of its class, eight digits and their check, the country. */
function numberAbroad(letters: string, serial: number): string {
  const digits = String(serial).padStart(8, '0')
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0)
  const check = 11 - (sum % 11)
  return `${letters}${digits}${check === 10 ? 0 : check === 11 ? 5 : check}US`
}

/** The number of a label: 92 with a mailer of nine digits, 93 with one of six. */
export function numberOf(mid: string, mailClass: string, serial: number): string {
  const service = services[mailClass]
  if (service?.trip === 'abroad') return numberAbroad(service.stc, serial)
  const isLong = mid.length === 9
  const body = `${isLong ? '92' : '93'}${service?.stc ?? '001'}${mid}${String(serial).padStart(isLong ? 7 : 10, '0')}`
  return body + checkDigit(body)
}

/** Goods that the form on a label has room for; others stand on a page behind it. */
const GOODS_ON_LABEL = 5

/** The label of a package: its barcode is GS1-128, the ZIP and the number parted by FNC1. */
export function zplOf(
  label: SoldLabel,
  from: readonly string[],
  to: readonly string[],
  goods: readonly string[] = [],
): Buffer {
  const { trackingNumber, n, of, weightLb, serviceCode } = label
  const zip = label.to.zip.slice(0, 5)
  const service = services[serviceCode]
  const isAbroad = service?.trip === 'abroad'
  const [onLabel, more] = [goods.slice(0, GOODS_ON_LABEL), goods.slice(GOODS_ON_LABEL)]
  const label4 = label4x6(
    words(40, 40, 130, serviceCode === 'PRIORITY_MAIL_EXPRESS' ? 'E' : serviceCode === 'PRIORITY_MAIL' ? 'P' : 'G'),
    words(430, 60, 30, 'US POSTAGE PAID'),
    words(430, 100, 26, `${weightLb} LB`),
    words(620, 100, 26, `${n} OF ${of}`),
    rule(200),
    words(30, 216, 50, services[serviceCode]?.name ?? serviceCode),
    rule(280),
    ...from.map((line, index) => words(30, 300 + index * 30, 24, line)),
    words(30, 460, 28, 'SHIP TO:'),
    ...to.map((line, index) => words(60, 500 + index * 42, 36, line.toUpperCase())),
    rule(740),
    words(240, 756, 32, 'USPS TRACKING # EP'),
    isAbroad
      ? code128(150, 810, 200, `>:${trackingNumber}`)
      : code128(72, 810, 200, `>;>8420${zip}>8${trackingNumber}`),
    words(130, 1030, 32, isAbroad ? trackingNumber : trackingNumber.replaceAll(/(\d{4})(?=\d)/g, '$1 ')),
    rule(1080),
    words(30, 1100, 26, `REF: ${label.shown}`),
    ...onLabel.map((line, index) => words(400, 216 + index * 22, 18, line)),
  )
  if (more.length === 0) return label4
  const rest = more.map((line, index) => words(30, 160 + index * 40, 26, line))
  return Buffer.concat([
    label4,
    Buffer.from('\n'),
    label4x6(words(30, 60, 40, 'CUSTOMS DECLARATION, CONTINUED'), ...rest),
  ])
}
