import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

/** Where a process that asks for room is given it, and whether it stood while that process ran. */
const roomIn = memory => {
  const source = `import { existsSync } from 'node:fs'
    import { temporaryRoom } from './scripts/temporaryRoom.mjs'
    const folder = temporaryRoom('waybill-room-', ${JSON.stringify(memory)})
    console.log(JSON.stringify({ folder, stood: existsSync(folder) }))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' }))
}

it('is where it was asked for, and gone with the process', () => {
  const { folder, stood } = roomIn('/tmp')
  expect([stood, existsSync(folder)]).toEqual([true, false])
})

it('is the usual folder where memory cannot be written to, or is not there', () => {
  for (const memory of ['/proc', '/nowhere']) expect(dirname(roomIn(memory).folder)).toBe(tmpdir())
})
