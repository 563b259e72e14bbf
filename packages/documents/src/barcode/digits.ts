/**
 * Code 128 of digits alone in pairs (code set C), which the numbers of bills and handling units are: the general encoder
 * takes a good part of the time of a bundle. Widths of bars and spaces by symbol, ISO/IEC 15417 table 1.
 */
const SYMBOLS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const STOP = '2331112'
const [START_C, FNC1] = [105, 102]

const widthsOf = (symbol: number): string => SYMBOLS.slice(symbol * 6, symbol * 6 + 6)

/** The modulo 10 of GS1: the last digit of a number completes the sum to a whole ten. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 3)
  return sum % 10 === 0
}

/** What GS1 identifiers of ours carry, whole: the number of a bill (402) and of a handling unit (00). */
const GS1 = /^\((?:402\)[0-9]{17}|00\)[0-9]{18})$/

/**
 * Widths of bars and spaces, a bar first; null for what the general encoder has to look at: other text, a number whose
 * check digit is wrong.
 */
export function digitBars({ symbology, text }: { readonly symbology: string; readonly text: string }) {
  const isGs1 = symbology === 'gs1-128'
  const digits = isGs1 ? text.replace(/[()]/g, '') : text
  if (isGs1 ? !GS1.test(text) || !hasCheckDigit(text.slice(text.indexOf(')') + 1)) : !/^(?:[0-9]{2}){2,}$/.test(text))
    return null
  const symbols = [START_C, ...(isGs1 ? [FNC1] : [])]
  for (let i = 0; i < digits.length; i += 2) symbols.push(Number(digits.slice(i, i + 2)))
  const sum = symbols.reduce((total, symbol, i) => total + symbol * Math.max(1, i), 0)
  const widths = [...symbols, sum % 103].map(widthsOf).join('') + STOP
  return Array.from(widths, Number)
}
