import { type Command, commands } from './commands.ts'
import { AdminError } from './companies.ts'

const COLUMN = 46
const WIDTH = 112

/** The lines of a text, no longer than that where its words allow it. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function rowsOf([name, { takes, does }]: readonly [string, Pick<Command, 'takes' | 'does'>]): readonly string[] {
  const [first = '', ...rest] = wrapped(does, WIDTH - COLUMN - 2)
  const call = `${name} ${takes}`.trimEnd()
  return [`  ${call.padEnd(COLUMN)} ${first}`, ...rest.map(line => `${' '.repeat(COLUMN + 3)}${line}`)]
}

/** What can be asked by command. */
export const usage = (): string =>
  ['Usage: npm run admin -- <command>', '', ...Object.entries(commands).flatMap(rowsOf)].join('\n')

/**
 * Refuses a command that was given less than it needs.
 * @throws {AdminError} with how it is called
 */
export function refuseIncomplete(name: string, { takes }: Pick<Command, 'takes'>, given: readonly string[]): void {
  const needed = takes.match(/<[^>]+>/g)?.length ?? 0
  if (given.filter(word => word !== '' && !word.startsWith('--')).length < needed)
    throw new AdminError(`Usage: npm run admin -- ${name} ${takes}`)
}
