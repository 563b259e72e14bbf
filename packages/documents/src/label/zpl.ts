import { cityLine } from '../bol/words.ts'
import { SAMPLE } from '../page/marks.ts'
import { chosenLabels, type HandlingUnitLabels, labelWords } from './model.ts'
import { zplFitted, zplText } from './zplText.ts'

/** Dots per inch of the two common thermal heads. */
export type Resolution = 203 | 300

/** The labels of a shipment's handling units in ZPL II, 4 by 6 inches, one format after the other. Pure ASCII. */
export function labelsZpl(labels: HandlingUnitLabels, resolution: Resolution = 203): string {
  const chosen = chosenLabels(labels)
  const [first] = chosen
  if (first === undefined) return ''
  // What stands above the unit is the same on every label of a shipment, and is put together once.
  const head = shipmentZpl(labels, labelWords(labels, first), resolution)
  return chosen.map(label => `${head}\n${unitZpl(labels, labelWords(labels, label), resolution)}\n`).join('')
}

type Words = ReturnType<typeof labelWords>

/** Fields at places in dots of the 203 head, 812 by 1218. */
function fieldsAt(resolution: Resolution) {
  const dots = (value: number): number => Math.round((value * resolution) / 203)
  return {
    dots,
    text: (words: string, x: number, y: number, width: number, lines: number, height: number, least = 16) =>
      zplFitted(words, {
        ...{ x: dots(x), y: dots(y), width: dots(width), lines, height: dots(height), smallest: dots(least) },
      }),
    line: (y: number): string => `^FO${dots(20)},${dots(y)}^GB${dots(772)},${dots(3)},${dots(3)}^FS`,
    module: resolution === 203 ? 3 : 4,
    // 0.5 mm, as a logistic label wants its symbol.
    wide: resolution === 203 ? 4 : 6,
  }
}

function shipmentZpl({ shipFrom, shipTo, bolNumber }: HandlingUnitLabels, said: Words, resolution: Resolution): string {
  const { dots, text, line, module } = fieldsAt(resolution)
  return [
    '^XA^CI28',
    `^PW${dots(812)}^LL${dots(1218)}^LH0,0`,
    zplText('SHIP FROM', dots(28), dots(22), dots(18)),
    // The city has a place of its own: whatever name and street take, it is never what is cut.
    text([shipFrom.name, ...shipFrom.street].join('\n'), 28, 44, 394, 3.75, 24, 14),
    text(cityLine(shipFrom), 28, 138, 394, 1, 24, 14),
    zplText('CARRIER', dots(430), dots(22), dots(18)),
    text(said.carrier, 430, 44, 360, 2, 28),
    text(said.scac, 430, 108, 360, 1, 48),
    line(166),
    zplText('SHIP TO', dots(28), dots(176), dots(18)),
    text(shipTo.name, 28, 200, said.stop === '' ? 760 : 580, 2, 46),
    text(shipTo.street.join(', '), 28, 304, said.stop === '' ? 760 : 580, 2, 36),
    ...(said.stop === ''
      ? []
      : [zplText('STOP', dots(630), dots(180), dots(44)), text(said.stop, 630, 232, 160, 1, 140, 90)]),
    text(cityLine(shipTo), 28, 386, 760, 1, 48),
    line(440),
    text(`PRO ${said.pro}`, 28, 448, 760, 1, 34),
    barcode(said.pro, 'A', dots(60), dots(488), dots(84), module - 1),
    line(612),
    text(`BOL ${bolNumber}`, 28, 620, said.cod === '' ? 760 : 400, 1, 32),
    ...(said.cod === '' ? [] : [text(said.cod, 440, 618, 350, 1, 38)]),
    line(728),
  ].join('\n')
}

function unitZpl({ sample }: HandlingUnitLabels, said: Words, resolution: Resolution): string {
  const { dots, text, line, module, wide } = fieldsAt(resolution)
  const isGs1 = said.number.code.symbology === 'gs1-128'
  return [
    text(said.references.join(' / '), 28, 658, 760, 2, 28),
    zplText(sample ? SAMPLE : 'HANDLING UNIT', dots(28), dots(736), dots(20)),
    text(said.count, 28, 762, 470, 1, 84),
    text(said.unit.replaceAll(' · ', '\n'), 520, 744, 270, 3, 34),
    line(858),
    zplText(said.number.title, dots(28), dots(866), dots(20)),
    barcode(said.number.code.text, isGs1 ? 'D' : 'A', dots(60), dots(894), dots(262), isGs1 ? wide : module),
    '^XZ',
  ].join('\n')
}

/** Code 128, mode A (any text) or D (GS1-128). Text a scanner can't hand on is left out; it still stands in letters. */
function barcode(text: string, mode: 'A' | 'D', x: number, y: number, height: number, module: number): string {
  if (!/^[A-Za-z0-9()./-]{1,30}$/.test(text)) return ''
  return `^FO${x},${y}^BY${module}^BCN,${height},Y,N,N,${mode}^FD${text}^FS`
}
