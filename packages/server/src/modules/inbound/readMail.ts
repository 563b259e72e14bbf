import { Worker } from 'node:worker_threads'

/** A mail as it was read, bounded in everything; nothing in it is believed. */
export interface ReadMail {
  /** Blank: it has none. */
  readonly messageId: string
  /** All addresses of its `From`, in small letters; one is usual. */
  readonly from: readonly { readonly address: string; readonly name: string }[]
  readonly subject: string
  readonly text: string
  /** Whom it names anywhere in its head as somebody it goes to. */
  readonly to: readonly string[]
  /** What it says it answers, message ids as they stand there. */
  readonly answers: string
  /** `automatic`: a program made it. */
  readonly kind: 'reply' | 'automatic' | 'bounce'
  /** Of a bounce: for whom, and what the mail server said. */
  readonly bounced: {
    readonly recipients: readonly string[]
    /** Those of them that were its last stop, not a list or a forwarding that others stand behind. */
    readonly last: readonly string[]
    readonly reason: string
  }
  /** What mail servers on its way say they found out of its sender, the last one first. */
  readonly authentication: readonly string[]
  readonly attachments: readonly { readonly name: string; readonly bytes: Buffer }[]
  /** Names of attachments that were too many. */
  readonly leftOut: readonly string[]
}

/** A mail that can't be read; the message says why. */
export class UnreadableMail extends Error {}

/** A hostile mail may take this long and this much; it is read beside the server, which answers meanwhile. */
const READ_MS = 30_000
const MEMORY_MB = 512

/** What takes mails apart, one after the other. */
export interface MailReader {
  /** @throws {UnreadableMail} */
  read(source: Buffer): Promise<ReadMail>
  close(): Promise<void>
}

type Answer = ReadMail | { readonly failed: string }

/** One answer of a thread, or why there is none. */
function answerOf(worker: Worker, source: Buffer, limitMs: number): Promise<Answer> {
  return new Promise(resolve => {
    const fail = (failed: string) => end({ failed })
    const failed = (error: unknown) => fail(String(error))
    const ended = () => fail('could not be read')
    const timer = setTimeout(() => fail(`could not be read within ${limitMs / 1000} s`), limitMs)
    function end(answer: Answer): void {
      clearTimeout(timer)
      worker.off('message', end).off('error', failed).off('exit', ended)
      resolve(answer)
    }
    worker.once('message', end).once('error', failed).once('exit', ended)
    worker.postMessage(source)
  })
}

/** Reads in a thread beside the server: a mail that would keep it busy or eat its memory ends the thread alone. */
export function openReader(limitMs = READ_MS): MailReader {
  let worker: Worker | null = null
  function start(): Worker {
    const given = { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }, stdout: true, stderr: true }
    const started = new Worker(new URL('./takeApart.ts', import.meta.url), given)
    // One that is thrown when nobody waits any more would end the process.
    started.on('error', () => {})
    return started
  }
  async function close(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  return {
    async read(source) {
      worker ??= start()
      const answer = await answerOf(worker, source, limitMs)
      if ('failed' in answer) {
        await close()
        throw new UnreadableMail(answer.failed.slice(0, 500))
      }
      // Bytes lose their class on the way between threads.
      const attachments = answer.attachments.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }))
      return { ...answer, attachments }
    },
    close,
  }
}
