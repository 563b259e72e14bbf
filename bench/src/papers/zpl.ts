import type { HandlingUnitLabels } from '@waybill/documents'

const text = (words: string, x: number, y: number, height: number): string =>
  `^FO${x},${y}^A0N,${height},${height}^FH^FD${words}^FS`
const code = (data: string, x: number, y: number, height: number): string =>
  `^FO${x},${y}^BY3^BCN,${height},Y,N,N,A^FD${data}^FS`
const line = (y: number): string => `^FO20,${y}^GB772,3,3^FS`

/** The same fields of a label at the same places, put together without a look at what they say or how long it is. */
export function plainZpl({ bolNumber, shipFrom, shipTo, carrier, references, units }: HandlingUnitLabels): string {
  const city = (party: typeof shipTo): string => `${party.city}, ${party.state} ${party.zip}`
  return units
    .map((unit, i) =>
      [
        '^XA^CI28',
        '^PW812^LL1218^LH0,0',
        text('SHIP FROM', 28, 22, 18),
        text(shipFrom.name, 28, 44, 24),
        ...shipFrom.street.map((street, at) => text(street, 28, 70 + at * 26, 24)),
        text(city(shipFrom), 28, 138, 24),
        text('CARRIER', 430, 22, 18),
        text(carrier.name, 430, 44, 28),
        text(carrier.scac, 430, 108, 48),
        line(166),
        text('SHIP TO', 28, 176, 18),
        text(shipTo.name, 28, 200, 46),
        text(shipTo.street.join(', '), 28, 304, 36),
        text(city(shipTo), 28, 386, 48),
        line(440),
        text(`PRO ${carrier.pro ?? ''}`, 28, 448, 34),
        code(carrier.pro ?? '', 60, 488, 84),
        line(612),
        text(`BOL ${bolNumber}`, 28, 620, 32),
        text((references ?? []).map(({ label, value }) => `${label} ${value}`).join(' / '), 28, 658, 28),
        line(728),
        text('HANDLING UNIT', 28, 736, 20),
        text(`${i + 1} of ${units.length}`, 28, 762, 84),
        text(`${unit.type ?? ''}`, 520, 744, 34),
        text(`${unit.weight ?? 0} lb`, 520, 781, 34),
        line(858),
        text('SSCC', 28, 866, 20),
        code(unit.number ?? '', 60, 894, 262),
        '^XZ',
      ].join('\n'),
    )
    .join('\n')
}
