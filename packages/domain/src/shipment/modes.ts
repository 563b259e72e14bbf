import type { Mode } from './shipment.ts'

/** What a mode is like. A new mode stands in `modes` with all of it, or nothing that asks compiles. */
export interface ModeTraits {
  /** What a bill of lading of it must have beside addresses and freight; null: it travels on labels. */
  readonly bill: readonly ('carrier' | 'pickup')[] | null
  /** Freight is charged by its class, which the bill declares. */
  readonly isClassed: boolean
  /** `own`: the order names its truck, and fills it; `shared`: units go in a van beside others; null: in no trailer by itself. */
  readonly truck: 'own' | 'shared' | null
  /** As which rate sheets price it, and as which where it is asked for as volume; null: they don't. */
  readonly rated: { readonly usual: RatedMode; readonly volume: RatedMode } | null
  /** Carriers of the list are asked, offered and booked. */
  readonly isTendered: boolean
  /** It moves as small packages, each under a label that the carrier sells. */
  readonly isLabelled: boolean
}

type RatedMode = 'LTL' | 'volume' | 'TL'

const road = { bill: ['carrier', 'pickup'], isTendered: true, isLabelled: false } as const

/** Every mode, by what it is like. Nothing else asks for a mode by its name. */
export const modes: Readonly<Record<Mode, ModeTraits>> = {
  LTL: { ...road, isClassed: true, truck: 'shared', rated: { usual: 'LTL', volume: 'volume' } },
  TL: { ...road, isClassed: false, truck: 'own', rated: { usual: 'TL', volume: 'TL' } },
  PARCEL: {
    ...{ bill: null, isClassed: false, truck: null, rated: null },
    ...{ isTendered: false, isLabelled: true },
  },
}

/** What goes by no mode that anybody named goes by this one. */
export const USUAL_MODE = 'LTL' satisfies Mode

/** Those that move as freight, under a bill of lading. */
export const billedModes = (): readonly Mode[] => modeNames.filter(mode => modes[mode].bill !== null)

/** Their names. */
export const modeNames = ['LTL', 'TL', 'PARCEL'] as const satisfies readonly Mode[]

/** A mode in which carriers of the list move freight. */
export type TenderedMode = Exclude<Mode, 'PARCEL'>

export const isTendered = (mode: Mode): mode is TenderedMode => modes[mode].isTendered
