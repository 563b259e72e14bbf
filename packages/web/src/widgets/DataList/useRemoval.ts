import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@waybill/contract/call.ts'
import { explainShort } from '../../api/explain.ts'
import { forget } from '../../api/useCall.ts'
import { notify } from '../../ui/notify.ts'
import { notifyUndo } from '../../ui/notifyUndo.tsx'

interface Removal<Row> {
  /** The calls whose answers are old once a row is gone. */
  readonly calls: readonly Call[]
  readonly remove: (row: Row) => Promise<unknown>
  /** Makes the row again as it was. */
  readonly restore: (row: Row) => Promise<unknown>
  /** What is said of it then. */
  readonly removed: (row: Row) => string
  readonly restored: (row: Row) => string
  readonly after: () => void
  /** What is said when it could not be taken away; left out: what the server said. */
  readonly failed?: (error: unknown) => string
}

/** Takes a row away at once and offers to bring it back. */
export function useRemoval<Row>(given: Removal<Row>): (row: Row) => Promise<void> {
  const cache = useQueryClient()
  const refresh = () => Promise.all(given.calls.map(call => forget(cache, call)))
  return async row => {
    try {
      await given.remove(row)
      given.after()
      await refresh()
      notifyUndo(given.removed(row), async () => {
        await given.restore(row).then(
          () => notify.done(given.restored(row)),
          (error: unknown) => notify.failed(explainShort(error)),
        )
        await refresh()
      })
    } catch (error) {
      notify.failed((given.failed ?? explainShort)(error))
    }
  }
}
