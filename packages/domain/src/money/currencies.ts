/** Digits of the minor unit by ISO 4217; what is not listed has two. */
const digitsByCurrency: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** The form of an ISO 4217 code. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text)

/** 0, 2 or 3: an amount of 13945 is $139.45, ¥13,945 or BD13.945. */
export const minorDigits = (currency: string): number =>
  Object.hasOwn(digitsByCurrency, currency) ? (digitsByCurrency[currency] ?? 2) : 2
