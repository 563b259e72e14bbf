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

/** The number of a label: 92 with a mailer of nine digits, 93 with one of six. */
export function numberOf(mid: string, mailClass: string, serial: number): string {
  const isLong = mid.length === 9
  const body = `${isLong ? '92' : '93'}${services[mailClass]?.stc ?? '001'}${mid}${String(serial).padStart(isLong ? 7 : 10, '0')}`
  return body + checkDigit(body)
}

/** The label of a package: its barcode is GS1-128, the ZIP and the number parted by FNC1. */
export function zplOf(label: SoldLabel, from: readonly string[], to: readonly string[]): Buffer {
  const { trackingNumber, n, of, weightLb, serviceCode } = label
  const zip = label.to.zip.slice(0, 5)
  return label4x6(
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
    code128(72, 810, 200, `>;>8420${zip}>8${trackingNumber}`),
    words(130, 1030, 32, trackingNumber.replaceAll(/(\d{4})(?=\d)/g, '$1 ')),
    rule(1080),
    words(30, 1100, 26, `REF: ${label.shown}`),
  )
}
