import type { Call, Calls } from '@waybill/contract'
import type { WireSchedule } from '@waybill/contract/wire/schedule.ts'
import type { WireQuestionForMany } from '@waybill/contract/wire/spotQuote.ts'
import type { SaidTime } from '@waybill/domain'
import type { TenantDb } from '../../db/open.ts'
import type { Given } from '../../handler.ts'
import type { Started } from '../../work/startedByRow.ts'

/** What a job was started with beside its rows. */
export interface BulkInput {
  readonly statusCode: 'O' | 'Q' | 'A' | 'D' | ''
  readonly comments: string
  /** When it happened, on the clock of each row's stop; left out: now. */
  readonly movedAt?: SaidTime
  /** The price each shipment was reviewed at, by its id; 0: collect freight. */
  readonly prices?: Readonly<Record<string, number>>
  /** Whom each shipment of collect freight was reviewed to go to (SCAC), by its id. */
  readonly carriers?: Readonly<Record<string, string>>
  /** Whom to ask for quotes, and until when. */
  readonly quotes?: WireQuestionForMany
  /** The window to be picked up in. */
  readonly pickup?: WireSchedule
  /** What one label may cost at most, in minor units of its shipment's currency; left out: as much as its carrier asks. */
  readonly labelMax?: number
  /** Each row is reviewed when its turn comes, as people review tenders: what should be looked at is not bought. */
  readonly reviewed?: boolean
  /** The job whose rows are undone. */
  readonly undoBulkId?: number
}

export interface BulkSubject {
  readonly id: number
  /** Null: as it is now. */
  readonly version: number | null
}

/** A row whose turn has come. */
export interface BulkTurn extends BulkSubject {
  /** The price a tender goes at, where another one was shown after the review; 0: none was; null: the reviewed one. */
  readonly priceId: number | null
  /** The shipment that a row of orders was built as; null: none yet, or the row is about a shipment itself. */
  readonly shipmentId: number | null
}

/** What the call of one row is given; its own input comes from the row. */
export type RowGiven = Omit<Given<Calls['Void']>, 'query' | 'input'>

/** The same for a row that is asked for outside: no transaction is open while carriers are waited for. */
export type OutsideGiven = Omit<RowGiven, 'tx' | 'after'> & { readonly db: TenantDb }

/** What a row that was done leaves. */
export interface Acted {
  /** What is to be said of it, or left to do outside, as a sentence that is kept; left out: nothing. */
  readonly words?: string
  /** The shipment that was built of it: a sheet goes on with that. */
  readonly shipmentId?: number
  /** What undoes it; left out: nothing does. */
  readonly before?: object
  /** What it started: the row is asked until that is known. Left out: it is done at once. */
  readonly started?: readonly Started[]
}

/** What becomes of a row that was asked for outside, as a sentence that is kept. */
export interface Answered {
  readonly state: 'done' | 'toFix'
  readonly words: string
}

/**
 * What was heard outside goes on inside: in the transaction that settles the row, so that a row is begun once. Others may
 * share it (work/lanes.ts).
 */
export interface GoesOn {
  readonly state: 'goesOn'
  /** Whose lock it takes. */
  readonly shipmentId: number
  readonly act: (given: RowGiven) => Promise<Acted>
}

export type BulkList = 'shipments' | 'items' | 'mails' | 'carriers' | 'quotes' | 'orders' | 'labels'

interface AnyAction {
  /** The call of one row: who may make it may do it with many. */
  readonly call: Call
  /** Another one that is made for each row. */
  readonly also?: Call
  /** What its rows are. */
  readonly list: BulkList
  /** Nothing is done with its rows: they are on a sheet from the start, and go on from there. */
  readonly isSheetAlone?: true
  /** What it can't be started without. */
  readonly needs?: 'statusCode' | 'quotes' | 'pickup'
}

/** Done in the transaction of its row; what it throws as a refusal is to fix. */
export interface InsideAction extends AnyAction {
  readonly act: (given: RowGiven, row: BulkTurn, input: BulkInput) => Promise<Acted>
}

/** Asks carriers and waits for them, without a transaction; a node that dies over it has it asked once more. */
export interface OutsideAction extends AnyAction {
  /** Whether as many rows are worked at a time as labels are bought; left out: a few. */
  readonly inLanes?: boolean
  /** Builds the shipment of a row that has none, before anybody is asked; kept with the row in the same transaction. */
  readonly build?: (given: RowGiven, row: BulkTurn) => Promise<number>
  readonly ask: (given: OutsideGiven, row: BulkTurn, input: BulkInput) => Promise<Answered | GoesOn>
}

export type Action = InsideAction | OutsideAction
