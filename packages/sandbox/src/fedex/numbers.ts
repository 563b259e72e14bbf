const weighted = (digits: string, weights: readonly number[]): number => {
  const sum = [...digits].reduce((total, d, place) => total + Number(d) * (weights[place % weights.length] ?? 0), 0)
  return (sum % 11) % 10
}

/** Twelve digits of Express: the last one checks the others. */
export function expressNumber(serial: number): string {
  const body = `7946${String(serial).padStart(7, '0')}`
  return `${body}${weighted(body, [3, 1, 7])}`
}

const groundCheck = (body: string): number =>
  (10 - ([...body].reduce((sum, d, place) => sum + Number(d) * (place % 2 === 1 ? 3 : 1), 0) % 10)) % 10

/**
 * Fifteen digits of Ground. Its last digit checks the number itself and the barcode that ends with it: of a thousand
 * numbers for each serial the first one that does both is given out.
 */
export function groundNumber(serial: number): string {
  for (let n = 0; n < 1000; n += 1) {
    const body = `61${String(serial * 1000 + n).padStart(12, '0')}`
    const check = groundCheck(body)
    if (check === weighted(body.slice(1), [1, 7, 3])) return `${body}${check}`
  }
  throw new Error(`no number for ${serial}`)
}

/** The 34 digits of the barcode: where it goes, and the tracking number at its end. */
export const barcodeOf = (trackingNumber: string, zip: string): string =>
  `1001${zip.replaceAll(/\D/g, '').slice(0, 5).padStart(5, '0')}${'4250001000'}${trackingNumber.padStart(15, '0')}`
