import type { ConnectionStep, ServerWay } from '@waybill/contract/wire/orderSources.ts'
import type { Patience } from './failure.ts'

/** A file as the listing of its folder shows it. */
export interface RemoteFile {
  readonly name: string
  readonly bytes: number
  /** When it was changed, as the server writes it; blank: it does not say. */
  readonly changed: string
}

/** A folder on a server, signed in to. */
export interface RemoteFolder {
  /** The files in it; what else stands there is passed over. @throws {SourceFailure} */
  list(): Promise<readonly RemoteFile[]>
  /** Piece by piece; nothing of it stays in memory. @throws {SourceFailure} while it is read */
  download(name: string): AsyncIterable<Buffer>
  /** Moves a file to where what was taken lies. @throws {SourceFailure} */
  move(name: string): Promise<void>
  /**
   * Puts a file into a folder beside or below, whole or not at all: written under a temporary name, then renamed. One of that
   * name that lies there already is left as it is. @throws {SourceFailure}
   */
  put(folder: string, name: string, bytes: Buffer): Promise<void>
  /** Sees whether files could be moved, by something that is away again at once. @throws {SourceFailure} */
  tryMoving(): Promise<void>
  close(): void
}

/** Where a folder is, and who may see it. */
export interface Reach {
  readonly way: ServerWay
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly privateKey: string
  readonly folder: string
  readonly doneFolder: string
  /** What its server has to show; blank: what it shows is taken. */
  readonly hostKey: string
}

/** What opening a folder needs beside that. */
export interface Opening {
  readonly reach: Reach
  /** Those it may be reached at, resolved and allowed: no other is connected to. */
  readonly addresses: readonly string[]
  readonly patience: Patience
  /** Told of each step that is done, and what was found by it. */
  readonly done: (step: ConnectionStep, found: string) => void
}

export interface Opened {
  readonly folder: RemoteFolder
  /** What the server showed. */
  readonly hostKey: string
}

/** Names in a folder beyond that are somebody else's archive. */
export const ENTRIES_MAX = 200_000

/** `orders.csv` where another one of that name lies already. */
export function anotherName(name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem}-${crypto.randomUUID().slice(0, 8)}${end}`
}

/** A path below another one, unless it begins at the root. */
export const below = (folder: string, path: string): string =>
  path.startsWith('/') || folder === '' ? path : `${folder.replace(/\/$/, '')}/${path}`

/** Names that lead out of the folder, or that no file has, are nobody's. */
export const isPlainName = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !/[/\\\p{Cc}]/u.test(name) && name.length <= 255
