import type { LabelStock, TabField, TabPlace } from '@waybill/domain'
import type { App } from '../../app.ts'
import { Refusal } from '../../refusal.ts'
import type { Chosen } from './chosenLabels.ts'
import { tabWords } from './tabWords.ts'

/** How labels are asked for. */
export interface Layout {
  readonly stock: LabelStock
  readonly tab: TabPlace
  readonly tabFields: readonly TabField[]
  readonly tabText: string
}

/** Files that are read at a time, before others get their turn. */
const READ_AT_ONCE = 32

/** Printing libraries are loaded with the first label, not with the server. */
const documents = () => import('@waybill/documents')

export const unreadable = (trackingNumber: string): Refusal =>
  new Refusal('LabelUnreadable', { tracking: trackingNumber })

/**
 * Labels in ZPL as they come out on a stock, their bytes as Latin-1. What can't be laid out is left as its carrier made it
 * where that is all that was asked for.
 * @throws {Refusal} LabelUnreadable
 */
export async function laidOut(
  app: Pick<App, 'files'>,
  clientId: number,
  chosen: readonly Chosen[],
  layout: Layout,
): Promise<readonly string[]> {
  const { onStock, UnreadableLabel } = await documents()
  const lay = (one: Chosen, zpl: string): string => {
    try {
      return onStock(zpl, { stock: layout.stock, tab: layout.tab, words: tabWords(one, layout) })
    } catch (error) {
      if (!(error instanceof UnreadableLabel)) throw error
      if (layout.stock === '4x6') return zpl
      throw unreadable(one.label.trackingNumber)
    }
  }
  const made: string[] = []
  for (let from = 0; from < chosen.length; from += READ_AT_ONCE) {
    const some = chosen.slice(from, from + READ_AT_ONCE)
    const bytes = await Promise.all(some.map(({ label }) => app.files.bytes(clientId, label.sha256)))
    made.push(...some.map((one, i) => lay(one, bytes[i]?.toString('latin1') ?? '')))
  }
  return made
}
