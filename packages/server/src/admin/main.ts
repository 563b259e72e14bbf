import { settingsOrExit } from '../settingsOrExit.ts'
import { startFault } from '../startFaults.ts'
import { commands } from './commands.ts'
import { endEarly } from './endEarly.ts'
import { withAdmin } from './openAdmin.ts'
import { refuseIncomplete, usage } from './usage.ts'

const [name = '', ...given] = process.argv.slice(2)
if (/^(help|-h|--help)$/.test(name) || given.includes('--help')) {
  console.log(usage())
  process.exit(0)
}
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined) {
  console.error(name === '' ? usage() : `There is no command ${name}.\n\n${usage()}`)
  process.exit(64)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endEarly())
const settings = settingsOrExit()
try {
  refuseIncomplete(name, command, given)
  console.log(
    await ('runOn' in command
      ? command.runOn(given, settings)
      : withAdmin(settings, admin => command.run(given, admin), command.acceptsSecret)),
  )
} catch (error) {
  const fault = startFault(error, settings)
  if (fault === null) throw error
  console.error(fault.words)
  process.exitCode = fault.exitCode
}
