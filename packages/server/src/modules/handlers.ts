import type { Handlers } from '../handler.ts'
import { addressHandlers } from './addresses/index.ts'
<<<<<<< .merge_file_4qc8Ds
import { draftHandlers } from './drafts/index.ts'
=======
import { documentHandlers } from './documents/index.ts'
import { fileHandlers } from './files/index.ts'
>>>>>>> .merge_file_Y00PJ8
import { sessionHandlers } from './session/index.ts'
import { setupHandlers } from './setup/index.ts'
import { shipmentHandlers } from './shipments/index.ts'
import { unbuiltHandlers } from './unbuilt.ts'

/** One handler per call of the contract: leave one out and the compiler names it. */
export const handlers: Handlers = {
  ...unbuiltHandlers,
  ...addressHandlers,
<<<<<<< .merge_file_4qc8Ds
  ...draftHandlers,
=======
  ...documentHandlers,
  ...fileHandlers,
>>>>>>> .merge_file_Y00PJ8
  ...sessionHandlers,
  ...setupHandlers,
  ...shipmentHandlers,
}
