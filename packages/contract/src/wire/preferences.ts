import { z } from 'zod'
import { startPages } from '../pages.ts'

/** Kinds of notices that people are sent, and the ways in which each can be. */
export const noticeChannels = {
  /** What carriers and links report of a shipment that one entered. */
  tracking: ['app', 'mail'],
  /** Prices that one is asked to approve, and what was decided of one's own. */
  approvals: ['app', 'mail'],
  /** Answers of carriers to quotes that one asked for. */
  quotes: ['app'],
} as const satisfies Readonly<Record<string, readonly ('app' | 'mail')[]>>
export type NoticeKind = keyof typeof noticeChannels

/** Rows of a list by page that may be chosen to begin with; `fit`: as many as the window holds. */
export const rowChoices = ['10', '25', '50', '100', 'fit'] as const

const language = z.enum(['en-us', 'es-es'])
const rows = z.enum(rowChoices)
const startPage = z.enum(startPages)
const both = z.object({ app: z.boolean(), mail: z.boolean() })
const inApp = z.object({ app: z.boolean() })
const viewId = z.int().positive()
const listKey = z.string().min(1).max(40)

/** What somebody chose in Preferences and finds again in every browser. */
export const wirePreferences = z.object({
  /** Null: as it was last chosen in the browser. */
  language: language.nullable().default(null),
  /** Whether keys of one letter work; null: as it was last chosen in the browser. */
  singleKeys: z.boolean().nullable().default(null),
  rows: rows.default('10'),
  /** Where sign-in leads; null: the first page that is open. In this company. */
  startPage: startPage.nullable().default(null),
  /** What one is told of and how, in this company. */
  notices: z
    .object({
      tracking: both.default({ app: true, mail: true }),
      approvals: both.default({ app: true, mail: true }),
      quotes: inApp.default({ app: true }),
    })
    .prefault({}),
  /** The saved views with which lists open, in this company. */
  firstViews: z.array(z.object({ list: listKey, viewId })).default([]),
})
export type WirePreferences = z.output<typeof wirePreferences>

/** A change of preferences: what is left out stays. A null view opens the list plain. */
export const preferencesChange = z.object({
  language: language.optional(),
  singleKeys: z.boolean().optional(),
  rows: rows.optional(),
  startPage: startPage.nullable().optional(),
  notices: z.object({ tracking: both.optional(), approvals: both.optional(), quotes: inApp.optional() }).optional(),
  firstViews: z
    .array(z.object({ list: listKey, viewId: viewId.nullable() }))
    .max(100)
    .optional(),
})
export type PreferencesChange = z.output<typeof preferencesChange>
