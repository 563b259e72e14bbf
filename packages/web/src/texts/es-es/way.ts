import type * as english from '../en-us/way.ts'
import type { Texts } from '../fill.ts'

export const way: Texts<typeof english.way> = {
  title: 'Modalidad y equipo',
  LTL: 'LTL',
  volume: 'LTL por volumen',
  TL: 'Camión completo',
  PARCEL: 'Paquetería',
  volumeWhy:
    'Los precios por volumen dependen de los pies de remolque que ocupa la carga: indique las dimensiones o los pies de cada línea.',
  equipment: 'Equipo',
  dryVan: 'Caja seca',
  reefer: 'Caja refrigerada',
  flatbed: 'Plataforma',
  stepDeck: 'Plataforma rebajada',
  temperatureMin: 'Mínima °F',
  temperatureMax: 'Máxima °F',
  degrees: '{min} a {max} °F',
  tarps: 'Lonas',
  askedTitle: 'A quién pedir precios',
  askedWhy: 'A quién se pregunta al pedir tarifas. Un precio ya dado queda como está.',
  rateMode: 'Modo de tarifa',
  rateModeAll: 'Todos',
  rateModeProvider: 'Solo el proveedor en tiempo real',
  carriers: 'Transportistas',
  everyCarrier: 'Todos los transportistas',
  noCarrier: 'No hay tal transportista. Se agregan en Configuración > Transportistas.',
  appointed: 'Transportista designado',
  addCarrier: 'Agregar un transportista',
  nobody: 'Ninguno: se elige el mejor precio',
  collectTitle: 'Carga por cobrar',
  collectWhy:
    'El destinatario paga al transportista. Se reserva sin precio suyo, con el transportista acordado para carga por cobrar.',
  collectCarrier: 'Transportista por cobrar',
  flagged: 'Marcado: {name}',
  chooseCollect: 'Elija un transportista',
  noneFlagged:
    'Ningún transportista está marcado para carga por cobrar. Elija uno aquí o marque uno en Configuración > Transportistas.',
  shipVia: 'vía de envío {code}',
  asked: 'Transportistas consultados',
  askedCount: { one: '{count} transportista', other: '{count} transportistas' },
  chosen: '{name} (elegido)',
}
