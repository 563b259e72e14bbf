import pg from 'pg'
import type { Say } from './db/migrationReport.ts'

/** Who starts something and sees nothing for so long believes that it hangs. */
const PATIENCE_MS = 2_000

/**
 * Does work, and says for what it waits once that takes long.
 * @param words a sentence that says it, and what is to be done
 */
export async function sayWait<T>(say: Say, words: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(words), PATIENCE_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

/** A connection of its own; a server that takes it and says nothing is named. */
export async function connectSaying(connection: pg.ClientConfig, say: Say): Promise<pg.Client> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  const words = `Waiting for the database: ${client.host}:${client.port} does not answer yet. Look whether that server works, and whether a firewall lies in between.`
  await sayWait(say, words, () => client.connect())
  return client
}
