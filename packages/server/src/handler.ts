import type { Readable } from 'node:stream'
import type { Call, Calls } from '@waybill/contract'
import type { z } from 'zod'
import type { App } from './app.ts'
import type { TenantDb, Tx } from './db/open.ts'
import type { Devices } from './identity/knownDevices.ts'
import type { InvitedHolder, LinkHolder, Who } from './who.ts'

export interface Upload {
  readonly name: string
  readonly bytes: Buffer
}

/** A file that went to the disk as it came. */
export interface BigUpload {
  readonly name: string
  readonly stored: { readonly sha256: string; readonly bytes: number }
}

/** The reply of a call that gives a file. */
export interface FileReply {
  readonly name: string
  readonly mime: string
  readonly body: Buffer | Readable
  /** Shown in the page instead of being saved: only for what this server drew itself. */
  readonly inline?: boolean
  /** How many of what was asked for it lacks, told beside it. */
  readonly lacking?: number
}

/** What a request says of its caller, whoever makes it: a browser, a link's holder, or work in somebody's name. */
export interface CallRequest {
  readonly id: string
  readonly address: string
  /** What tries are counted by: the address, of IPv6 its /64. */
  readonly network: string
  readonly userAgent: string
  readonly key: string
  /** What the browser knows of who signed in with it; left out: no browser asks. */
  readonly devices?: Devices
  /** The page that a browser asks from, as it says; left out: it says none, or no browser asks. */
  readonly origin?: string | undefined
}

interface Asked<C extends Call> {
  readonly app: App
  readonly query: z.output<C['query']>
  readonly input: z.output<C['body']>
  /** On a public call only when a good key came along; on one for links, whoever holds one. */
  readonly who: C['access']['kind'] extends 'signedIn'
    ? Who
    : C['access']['kind'] extends 'link'
      ? Who | LinkHolder
      : C['access']['kind'] extends 'invited'
        ? Who | InvitedHolder
        : Who | null
  readonly request: CallRequest
  readonly now: Date
  readonly upload: C['takes'] extends 'multipart' ? Upload : C['takes'] extends 'bigFile' ? BigUpload : null
  /** Answers with the key of a session that this call opened. */
  readonly issueKey: (key: string) => void
}

interface WithReader {
  /** Reads only; a `read` call changes nothing. */
  readonly db: Pick<TenantDb, 'read' | 'readOne'>
}

interface WithTransaction {
  /** Committed together with the reply; a carrier or mail server is never called inside it. */
  readonly tx: Tx
  /** Runs after the commit; what fails here is logged and does not undo the call. */
  readonly after: (work: () => void | Promise<void>) => void
}

interface WithBoth {
  readonly db: TenantDb
}

type Doors<C extends Call> = C['access']['kind'] extends 'signedIn' | 'link' | 'invited'
  ? C['effect'] extends 'read'
    ? WithReader
    : C['effect'] extends 'write'
      ? WithTransaction
      : WithBoth
  : unknown

export type Given<C extends Call> = Asked<C> & Doors<C>

/** What one call does. Refusals are thrown as `Refusal`; everything else that is thrown is breakage. */
export type Handler<C extends Call> = (
  given: Given<C>,
) => Promise<C['gives'] extends 'file' ? FileReply : z.input<C['reply']>>

export type Handlers = { readonly [N in keyof Calls]: Handler<Calls[N]> }
