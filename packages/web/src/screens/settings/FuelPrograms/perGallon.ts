import { SCALE } from '@waybill/domain'

/** Diesel is published in tenths of a cent. @param scaled 1/10,000 of a dollar a gallon */
export const perGallon = (scaled: number): string => (scaled / SCALE).toFixed(scaled % 10 === 0 ? 3 : 4)
