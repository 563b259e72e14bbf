import { type Call, pathOf, type ReplyOf } from '@waybill/contract'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import type { importUploadReply } from '@waybill/contract/wire/imports.ts'
import type { z } from 'zod'
import type { Person } from './company.ts'
import { ask, type TestNode } from './node.ts'

/** How a file is uploaded. */
export interface Sending {
  readonly name?: string
  readonly key?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** Uploads a file to a call that begins an import. */
export async function sendFile(
  node: TestNode,
  { token }: Pick<Person, 'token'>,
  call: Pick<Call, 'group' | 'name'>,
  bytes: string | Buffer,
  { name = 'file.csv', key = crypto.randomUUID(), fields = {} }: Sending = {},
): Promise<{ readonly status: number; readonly code: string } & z.output<typeof importUploadReply>> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await node.server.inject({
    ...{ method: 'POST', url: pathOf(call), payload: Buffer.from(await request.arrayBuffer()) },
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...{ authorization: `Bearer ${token}`, 'idempotency-key': key },
    },
  })
  return { status: answer.statusCode, ...answer.json() }
}

/** Looks at what is due without a change after which time has to pass: what failed is due again a while later. */
const LOOKS_BEFORE_TIME_PASSES = 3

const underWay: ReadonlySet<string | undefined> = new Set(['staging', 'running', 'undoing'])

/** An import once nothing of it is under way. */
export async function importNow(
  node: TestNode,
  { token }: Pick<Person, 'token'>,
  runId: number,
): Promise<ReplyOf<typeof GetImport>> {
  for (let looks = 1; ; looks++) {
    node.app.due.look()
    await node.app.due.rest()
    const { reply } = await ask(node, GetImport, { body: { runId } }, token)
    if (!underWay.has(reply.run?.state)) return reply
    // Two that write the same rows may fail each other; the clock of a shared node stands still.
    if (looks >= LOOKS_BEFORE_TIME_PASSES) node.clock.pass(1_000)
  }
}

export interface ImportRow {
  readonly row_no: number
  readonly state: string
  readonly cells: readonly string[]
  readonly reasons: readonly { readonly field: string; readonly cell: string; readonly code: string }[] | null
  readonly became: { readonly what: string; readonly name: string; readonly warnings: readonly object[] } | null
}

/** The rows of an import as they are kept. */
export const importRows = (node: TestNode, { clientId }: Pick<Person, 'clientId'>, runId: number) =>
  node.app.db
    .forClient(clientId)
    .read(
      node.app.db.query
        .selectFrom('import_row')
        .select(['row_no', 'state', 'cells', 'reasons', 'became'])
        .where('client_id', '=', clientId)
        .where('run_id', '=', runId)
        .orderBy('row_no')
        .$castTo<ImportRow>(),
    )
