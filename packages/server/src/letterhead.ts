import type { App } from './app.ts'
import type { Tx } from './db/open.ts'
import { keptLogo } from './identity/logos.ts'

/** A logo as it is drawn or attached. */
export interface Letterhead {
  readonly bytes: Buffer
  readonly mime: 'image/png' | 'image/jpeg'
}

/**
 * The logo that heads what the company prints and writes today; null without one. One whose file is damaged is passed over
 * with a line in the log: no truck waits for a picture.
 * @param door inside a transaction its own: those who wait for its locks may hold all other connections
 */
export async function letterheadOf(
  app: Pick<App, 'db' | 'files' | 'log'>,
  clientId: number,
  door: Tx | App['db']['identity'] = app.db.identity,
): Promise<Letterhead | null> {
  const { logo } = await keptLogo(door, clientId)
  if (logo === null) return null
  try {
    return { bytes: await app.files.bytes(clientId, logo.sha256), mime: logo.mime }
  } catch (error) {
    app.log.warn({ clientId, error: String(error) }, 'a logo can not be read')
    return null
  }
}

/** The same, as papers take it: a field of their model, left out without a logo. */
export async function paperLogo(
  app: Pick<App, 'db' | 'files' | 'log'>,
  clientId: number,
  door: Tx | App['db']['identity'] = app.db.identity,
): Promise<{ readonly logo?: Uint8Array }> {
  const letterhead = await letterheadOf(app, clientId, door)
  return letterhead === null ? {} : { logo: letterhead.bytes }
}
