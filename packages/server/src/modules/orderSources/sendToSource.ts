import type { SourceFault } from '@waybill/contract/wire/orderSources.ts'
import type { App } from '../../app.ts'
import { pin } from './lookAtSource.ts'
import { type Patience, patience, SourceFailure, saidBy } from './remote/failure.ts'
import { openFolder } from './remote/openFolder.ts'
import { reachOf, type SourceRow } from './sourceRows.ts'

/** Another key than before stops the source for fetching, too, until a person accepts it. */
async function stopAt(app: App, source: SourceRow, key: string): Promise<void> {
  const { client_id: clientId, source_id: sourceId } = source
  await app.db.forClient(clientId).transaction(async tx => {
    await tx
      .updateTable('order_source')
      .set({ new_host_key: key })
      .where('client_id', '=', clientId)
      .where('source_id', '=', sourceId)
      .where('version', '=', source.version)
      .execute()
    await app.realtime.tell({ clientId, topic: 'orderSource', data: { sourceId } }, tx)
  })
}

/**
 * Puts a file into a folder on the server of a source, once by its name: what lies there already is left as it is. The server has
 * to show the key it showed before, as when files are fetched. @returns what hindered it; null: it lies there
 */
export async function sendToSource(
  app: App,
  source: SourceRow,
  file: { readonly folder: string; readonly name: string; readonly bytes: Buffer },
  limits: Patience = patience,
): Promise<SourceFault | null> {
  try {
    if (source.new_host_key !== '') throw new SourceFailure('key', 'keyChanged', { key: source.new_host_key })
    const { folder, hostKey } = await openFolder(reachOf(app, source), { settings: app.settings, patience: limits })
    try {
      await pin(app, source, hostKey)
      await folder.put(file.folder, file.name, file.bytes)
      return null
    } finally {
      folder.close()
    }
  } catch (error) {
    if (error instanceof SourceFailure) {
      const { fault } = error
      if (fault.code === 'keyChanged' && source.new_host_key === '') {
        await stopAt(app, source, String(fault.params.key ?? ''))
      }
      return fault
    }
    // The error alone, not what it carries: it may be the whole conversation of a sign-in.
    const said = error instanceof Error ? error.name : String(error)
    app.log.warn({ said, sourceId: source.source_id }, 'a confirmation could not be put to its source')
    return { step: 'put', code: 'other', params: { said: saidBy(said, []) } }
  }
}
