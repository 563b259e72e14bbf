import type { KeptOrder } from './keptOrder.ts'

export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed' }

export interface DraftPlaces {
  /** Writes the draft on the server; without an id it makes one. Null: the draft of that id is gone. */
  readonly save: (draftId: number | null, order: KeptOrder) => Promise<{ draftId: number; updatedAt: string } | null>
  readonly remove: (draftId: number) => Promise<unknown>
  /** The copy of this tab. */
  readonly keepHere: (draftId: number | null, order: KeptOrder) => void
  readonly dropHere: () => void
  readonly onState: (state: DraftState) => void
}

export interface DraftKeeper {
  /** What stands on the screen; null while there is nothing worth keeping. */
  readonly show: (order: KeptOrder | null) => void
  readonly keepHere: () => void
  /** Where what was typed has been taken back, nothing of it is kept: it would stand there again. Whether it was. */
  readonly takeBack: () => Promise<boolean>
  /** Saves on the server, one save at a time, until the newest is there. */
  readonly save: () => Promise<void>
  /**
   * Waits for a save that is under way and starts no other: the id that the build has to end, null for none.
   * @param build what is built: the same one, asked again after its answer was lost, ends the draft that it ended then.
   * Beside another draft it would be another build, and the order there twice.
   * @param ended the draft that it ended when it was asked before this page was opened; left out: it was not.
   */
  readonly settle: (build: string, ended?: number | null) => Promise<number | null>
  /** The build was refused, or nobody knows: typing is saved again. */
  readonly goOn: (isRefused: boolean) => void
  /** The order is built, and the server has ended its draft with it. */
  readonly end: () => Promise<void>
  /** The order is given up: whatever still stands on the screen is not kept again. */
  readonly throwAway: () => Promise<void>
}

/**
 * Keeps one order while it is typed. It lives outside React because its truth is in what is under way: a save whose answer
 * comes after the order was built or thrown away must not bring the draft back to life.
 */
export function createDraftKeeper(startId: number | null, places: DraftPlaces): DraftKeeper {
  let id = startId
  let latest: KeptOrder | null = null
  let isOver = false
  let isHeld = false
  /** Something of this draft has stood on the screen. */
  let isBegun = false
  let isWanted = false
  let running: Promise<void> | null = null
  /** Counts the drafts of this screen: an answer that belongs to a former one is late. */
  let life = 0
  /** The build that was asked last, until its outcome is known. */
  let asked: { readonly build: string; readonly ends: number | null } | null = null

  const run = async (): Promise<void> => {
    try {
      while (isWanted && !isHeld && latest !== null) {
        isWanted = false
        const mine = life
        const saved = await places.save(id, latest)
        if (mine !== life) {
          // Taken back while it was saved: it may have gone by now.
          if (saved !== null) await places.remove(saved.draftId).catch(() => undefined)
          continue
        }
        if (saved === null) {
          // Another tab ended it; what is typed here is kept nevertheless.
          id = null
          isWanted = true
          continue
        }
        id = saved.draftId
        if (latest !== null) places.keepHere(id, latest)
        places.onState({ kind: 'saved', at: saved.updatedAt })
      }
    } catch {
      // The copy of this tab stays; the next change tries again, or whoever was told of the failure.
      if (!isOver) places.onState({ kind: 'failed' })
    }
  }
  const start = (): Promise<void> => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  const forgetIt = (): void => {
    id = null
    life++
    latest = null
    isBegun = false
    isWanted = false
    isHeld = false
    places.dropHere()
    places.onState({ kind: 'none' })
  }

  const forgetAll = async (): Promise<void> => {
    const known = id
    forgetIt()
    if (known !== null) await places.remove(known).catch(() => undefined)
  }
  const takeBack = async (): Promise<boolean> => {
    // A build that is under way ends the draft itself.
    if (!isBegun || latest !== null || isHeld) return false
    await forgetAll()
    return true
  }

  return {
    show: order => {
      latest = isOver ? null : order
      isBegun ||= latest !== null
    },
    takeBack,
    keepHere: () => {
      if (latest !== null) places.keepHere(id, latest)
    },
    save: () => {
      isWanted = true
      return isHeld ? Promise.resolve() : start()
    },
    settle: async (build, ended) => {
      isHeld = true
      await running
      if (asked?.build !== build) asked = { build, ends: ended === undefined ? id : ended }
      return asked.ends
    },
    goOn: isRefused => {
      isHeld = false
      if (isRefused) asked = null
      if (latest === null) void takeBack()
      else if (isWanted) void start()
    },
    end: async () => {
      // Kept anew after the build whose answer was lost: the server has not ended that one.
      const isAnother = asked !== null && asked.ends !== id
      asked = null
      await (isAnother ? forgetAll() : forgetIt())
    },
    throwAway: async () => {
      isOver = true
      isHeld = true
      await forgetAll()
    },
  }
}
