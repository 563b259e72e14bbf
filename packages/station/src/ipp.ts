/** How a job of a queue stands, as IPP counts: 3 to 6 it is not done, 7 cancelled, 8 aborted, 9 completed. */
const DONE = { 7: 'cancelled', 8: 'aborted', 9: 'completed' } as const
export type QueueEnd = (typeof DONE)[keyof typeof DONE]

const GET_JOB_ATTRIBUTES = 0x0009
const TAG = {
  operation: 1,
  end: 3,
  integer: 0x21,
  enumeration: 0x23,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  language: 0x48,
}
const PATIENCE_MS = 5_000

const attribute = (tag: number, name: string, value: Buffer): Buffer => {
  const head = Buffer.alloc(3)
  head.writeUInt8(tag, 0)
  head.writeUInt16BE(name.length, 1)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(value.length)
  return Buffer.concat([head, Buffer.from(name), length, value])
}

/** The question for the state of one job. */
export function jobQuestion(job: number): Buffer {
  const number = Buffer.alloc(4)
  number.writeInt32BE(job)
  return Buffer.concat([
    Buffer.from([1, 1, GET_JOB_ATTRIBUTES >> 8, GET_JOB_ATTRIBUTES & 255, 0, 0, 0, 1, TAG.operation]),
    attribute(TAG.charset, 'attributes-charset', Buffer.from('utf-8')),
    attribute(TAG.language, 'attributes-natural-language', Buffer.from('en')),
    attribute(TAG.uri, 'printer-uri', Buffer.from('ipp://localhost/')),
    attribute(TAG.integer, 'job-id', number),
    attribute(TAG.keyword, 'requested-attributes', Buffer.from('job-state')),
    Buffer.from([TAG.end]),
  ])
}

/** What became of a job, by an answer; null: it is not done, or the answer says nothing of it. */
export function readJobState(answer: Buffer): QueueEnd | null {
  const name = Buffer.concat([Buffer.from([TAG.enumeration, 0, 9]), Buffer.from('job-state'), Buffer.from([0, 4])])
  const at = answer.indexOf(name)
  // The second two bytes are the status: below 256 it is an answer.
  if (at === -1 || answer.length < at + name.length + 4 || answer.readUInt16BE(2) > 255) return null
  const state = answer.readInt32BE(at + name.length)
  return Object.hasOwn(DONE, state) ? DONE[state as keyof typeof DONE] : null
}

/** Asks CUPS on this PC, whose lists of jobs say the same of one that was printed and of one that was given up. */
export async function queueEnd(
  job: number,
  server = process.env.CUPS_SERVER ?? 'localhost:631',
): Promise<QueueEnd | null> {
  try {
    const answer = await fetch(`http://${server}/jobs/`, {
      method: 'POST',
      headers: { 'content-type': 'application/ipp' },
      body: new Uint8Array(jobQuestion(job)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return answer.ok ? readJobState(Buffer.from(await answer.arrayBuffer())) : null
  } catch {
    return null
  }
}
