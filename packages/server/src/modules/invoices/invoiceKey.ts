/** An invoice number is one however it is written: its letters and digits, in any case and with whatever between them. */
export const invoiceKey = (number: string): string =>
  number
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
