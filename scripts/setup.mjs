// Brings a checkout to where it can run: dependencies as locked, the web app built. Plain Node without dependencies,
// since it runs before there are any; Node 20 is enough to get Node 24 from the registry.
//     --with-tools        what checks and tests it, too
//     --build             the web app
//     --with-test-tools   both, and the programs that tests talk to
//     --verify            changes nothing: ends with 78 where what is installed or built is of another version
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { install, refuseOtherInstalled } from './install.mjs'
import { asFault, Fault } from './longStep.mjs'
import { root } from './stamps.mjs'
import { installTestPrograms } from './testPrograms.mjs'
import { buildWhenChanged, compressWhenBuilt, refuseOtherBuilt } from './webApp.mjs'

const wants = name => process.argv.includes(name)

/** The Node that runs everything from here on. @throws {Fault} */
function installedNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (spawnSync(own, ['-v']).status === 0) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Fault(
    'There is no Node 24 in the registry for this platform. Please install Node 24 or newer and try again.',
  )
}

if (wants('--verify')) {
  try {
    refuseOtherInstalled()
    refuseOtherBuilt()
    process.exit(0)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    console.error(error.message)
    process.exit(78)
  }
}

try {
  const tests = wants('--with-test-tools')
  await install({ tools: tests || wants('--with-tools') })
  const node = installedNode()
  if (tests || wants('--build')) {
    await buildWhenChanged(node)
    await compressWhenBuilt(node)
  }
  if (tests) await installTestPrograms()
} catch (cause) {
  const error = asFault(cause)
  if (!(error instanceof Fault)) throw error
  console.error(error.message)
  process.exit(1)
}
