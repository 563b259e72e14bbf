import type { PageId } from '@waybill/contract'
import type { ImportBecame, ImportKindName, ImportOptions } from '@waybill/contract/wire/imports.ts'
import type { FieldFault, ImportFault, ImportField, MappedRow } from '@waybill/domain'
import type { App } from '../app.ts'
import type { Doer } from '../audit.ts'
import type { Tx } from '../db/open.ts'

/** Rows that belong together, in the order of the file: the lines of an order, or one row. */
export interface ImportGroup {
  readonly key: string
  readonly rows: readonly MappedRow[]
  /**
   * What a person said of it once it was held: it changes the order that is known, it is another, or it takes the order over
   * from its source, and asks still before it changes consignee and lines together. Null: nobody was asked.
   */
  readonly answer: 'same' | 'another' | 'takeOver' | null
  /**
   * What stood beside what the file says when it was answered: the order that was shown, and its state then; a null state:
   * nobody knows any more. Null: none was shown, or nobody answered.
   */
  readonly shown: { readonly id: number; readonly state: string | null } | null
  /** A person said that its weights are right, whatever the item master says. */
  readonly isWeightRight: boolean
}

/** What is wrong with a group, by row of the file; the others of the group are held with it. */
export interface GroupFault extends FieldFault {
  readonly row: number
}

/** What is known beside the rows. */
export interface ImportGiven {
  readonly app: Pick<App, 'settings' | 'clock' | 'realtime' | 'due'>
  readonly clientId: number
  readonly runId: number
  /** What fetched the file; null: a person uploaded it. */
  readonly sourceId: number | null
  readonly options: ImportOptions
  /** Who writes: the person who began the run. */
  readonly doer: Doer
  /** Fields that the file has a column for: what it does not say stays as it is. */
  readonly fields: ReadonlySet<string>
}

/** A group as it would be written, or what is wrong with it. */
export type Judged<Thing> =
  /** `noted`: a person is asked to see to it. */
  | { readonly thing: Thing; readonly will: ImportBecame['what'] | 'noted' }
  | { readonly skip: ImportFault; readonly params?: FieldFault['params'] }
  | { readonly faults: readonly GroupFault[] }

/** Something that an import wrote, and what it was before; null: it was new. */
export interface ImportChange {
  readonly entityId: number
  readonly before: unknown
  readonly writtenAt: string
  /** The thing's count of edits once it was written; null: kept before there were such counts. */
  readonly edits: number | null
  /** Nothing of it was changed: a person was asked to see to it, and that is all there is to undo. */
  readonly isWordAlone: boolean
}

/** A word to a person that a file has noted on a thing: he is wanted, or not any more. */
export interface Noted {
  readonly id: number
  readonly name: string
  readonly word: 'wanted' | 'recalled'
  /** Since when he was wanted before; null: he was not. */
  readonly before: string | null
}

/** A word that is taken back: what made way for it holds again. */
export interface TakenBack {
  readonly entityId: number
  readonly word: Noted['word']
  /** Since when a person was wanted before it; null: none was. */
  readonly before: string | null
}

/** Why something that an import wrote can't be undone. */
export type Stays = Pick<FieldFault, 'code' | 'params'>

/** How what a kind wrote is undone. */
export interface ImportUndo {
  /** @returns by thing how often it was edited, those just written among them */
  readonly editsOf: (tx: Tx, clientId: number, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>
  /** @returns by thing why it would stay, as far as that is known without trying; nothing is locked */
  readonly foresee: (tx: Tx, clientId: number, changes: readonly ImportChange[]) => Promise<ReadonlyMap<number, Stays>>
  /** Undoes them. @returns by thing why it stays; nothing of such a one is changed */
  readonly undo: (
    tx: Tx,
    given: Pick<ImportGiven, 'app' | 'clientId' | 'doer'>,
    changes: readonly ImportChange[],
  ) => Promise<ReadonlyMap<number, Stays>>
  /** Takes words back of things that `undo` locked, each where it still is the last one. */
  readonly takeBack: (
    tx: Tx,
    given: Pick<ImportGiven, 'clientId' | 'doer'>,
    words: readonly TakenBack[],
  ) => Promise<void>
}

/** What became of a thing: written, passed over, or held after all; `noted`: the word to a person that was noted on it. */
export type Written = (
  | { readonly became: ImportBecame; readonly before?: object }
  | { readonly skip: ImportFault; readonly params?: FieldFault['params'] }
  | { readonly faults: readonly GroupFault[] }
) & { readonly noted?: Noted }

/**
 * A kind of file whose rows become things of the product. All its parts are made for batches: what judging needs is loaded
 * once for hundreds of groups, and what holds is written in few statements, in one transaction with the rows' own states.
 */
export interface ImportKind<Thing, Context> {
  readonly name: ImportKindName
  /** Who may use this page imports such files. */
  readonly page: PageId
  readonly bytesMax: number
  readonly fields: readonly ImportField[]
  /** The key of a row's group, from its cells as they are written; blank: the row stands by itself. */
  readonly keyOf: (cell: (field: string) => string) => string
  /** Whether a row without a key goes on with the group of the row before it, by its cells; left out: none does. */
  readonly continues?: (cell: (field: string) => string) => boolean
  /** What judging these groups needs to know; what is locked here stays so until they are written. */
  readonly context: (tx: Tx, groups: readonly ImportGroup[], given: ImportGiven) => Promise<Context>
  readonly judge: (group: ImportGroup, context: Context, given: ImportGiven) => Judged<Thing>
  /**
   * How many of the groups, from the first on, are to be worked at once: what they lock, others wait for as long as they are
   * worked. One at least; left out: all. Nothing is locked by the question.
   */
  readonly atOnce?: (tx: Tx, groups: readonly ImportGroup[], given: ImportGiven) => Promise<number>
  /** Left out: what it wrote is not undone as a whole. `write` gives with what it changed what that was before. */
  readonly undo?: ImportUndo
  /** Writes things that hold. @returns what became of each, in their order */
  readonly write: (
    tx: Tx,
    things: readonly Thing[],
    given: ImportGiven,
    context: Context,
  ) => Promise<readonly Written[]>
}

/** A kind whose things the frame only hands from its judge to its writer. */
export type AnyImportKind = ImportKind<unknown, unknown>

/** Hides what a kind's things are, so that kinds stand in one list. */
export const importKind = <Thing, Context>(kind: ImportKind<Thing, Context>): AnyImportKind => kind as AnyImportKind
