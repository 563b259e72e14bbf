import { prepareEmbedded } from './db/embedded/start.ts'
import { readSettings } from './settings.ts'

/** Begins to make the cluster of a first start while everything else is still being loaded. What fails is told by `serve.ts`. */
export function beginEmbedded(): void {
  try {
    const settings = readSettings(process.env)
    if (settings.embedded) prepareEmbedded(settings.WAYBILL_DATA).catch(() => {})
  } catch {
    // Settings that are wrong are told by whoever needs them.
  }
}
