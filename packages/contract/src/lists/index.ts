import { z } from 'zod'
import { carrierList } from './carriers.ts'
import { ExportGuideOverrides, GuideOverrides, guideOverrideList } from './guideOverrides.ts'
import { shipmentList } from './shipments.ts'

/** Every list that is said once (docs/architecture.md, *Lists*), by the name that people's views are kept under. */
export const lists = { carriers: carrierList, guideOverrides: guideOverrideList, track: shipmentList } as const

/** The calls that are made from them. */
export const listCalls = { ExportGuideOverrides, GuideOverrides } as const

/** Lists that still stand in parts, until they are next redrawn. */
const others = ['itemMaster', 'outbox', 'toPrint', 'billTo', 'rateSheets', 'spotQuotes', 'offers'] as const

export type ListName = keyof typeof lists | (typeof others)[number]
/** The lists that can be arranged and kept as views. */
export const listName = z.enum([...others, ...(Object.keys(lists) as (keyof typeof lists)[])])
