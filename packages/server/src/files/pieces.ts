import { open } from 'node:fs/promises'

const PIECE = 256 * 1024

/**
 * The bytes of a file piece by piece, each good until the next one is asked for: all are read into the same memory, so
 * that a file of hundreds of megabytes leaves nothing behind that has to be collected while others wait.
 */
export async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    const memory = Buffer.allocUnsafeSlow(PIECE)
    for (;;) {
      const { bytesRead } = await file.read(memory, 0, PIECE)
      if (bytesRead === 0) return
      yield memory.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
