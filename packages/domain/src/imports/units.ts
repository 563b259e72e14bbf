/** Pounds of a unit of weight. */
export const pounds: Readonly<Record<string, number>> = {
  ...{ lb: 1, lbs: 1, pound: 1, pounds: 1, libra: 1, libras: 1, '#': 1 },
  ...{ kg: 2.2046226218, kgs: 2.2046226218, kilo: 2.2046226218, kilos: 2.2046226218, kilogramo: 2.2046226218 },
  ...{ kilogram: 2.2046226218, kilograms: 2.2046226218, kilogramme: 2.2046226218, kilogrammes: 2.2046226218 },
  ...{ kgm: 2.2046226218, gr: 0.0022046226218, gramme: 0.0022046226218, grammes: 0.0022046226218 },
  ...{ gramo: 0.0022046226218, gramos: 0.0022046226218, tonne: 2204.6226218, tonnes: 2204.6226218 },
  ...{ kilogramos: 2.2046226218, g: 0.0022046226218, gram: 0.0022046226218, grams: 0.0022046226218 },
  ...{ oz: 0.0625, ounce: 0.0625, ounces: 0.0625, onza: 0.0625, onzas: 0.0625, ton: 2000, tons: 2000 },
}

/** Inches of a unit of length. */
export const inches: Readonly<Record<string, number>> = {
  ...{ in: 1, inch: 1, inches: 1, pulgada: 1, pulgadas: 1, '"': 1, '”': 1 },
  ...{ ft: 12, foot: 12, feet: 12, pie: 12, pies: 12, "'": 12 },
  ...{ cm: 1 / 2.54, mm: 1 / 25.4, m: 100 / 2.54, meter: 100 / 2.54, meters: 100 / 2.54, metro: 100 / 2.54 },
  ...{ metros: 100 / 2.54, metre: 100 / 2.54, metres: 100 / 2.54, dm: 10 / 2.54, yd: 36, yard: 36, yards: 36 },
  ...{ centimeter: 1 / 2.54, centimeters: 1 / 2.54, centimetre: 1 / 2.54, centimetres: 1 / 2.54 },
  ...{ centimetro: 1 / 2.54, centimetros: 1 / 2.54, millimeter: 1 / 25.4, millimeters: 1 / 25.4 },
  ...{ millimetre: 1 / 25.4, millimetres: 1 / 25.4, milimetro: 1 / 25.4, milimetros: 1 / 25.4 },
}

/** Units by which two people mean different weights, or none that is known here: a cell of such a column is held. */
export const doubtedUnits: ReadonlySet<string> = new Set([
  ...['t', 'mt', 'cwt', 'tonelada', 'toneladas', 'stone', 'quintal', 'quintales'],
])
