// Brings a checkout to where it can run: dependencies as locked, the web app built. Plain Node without dependencies,
// since it runs before there are any; Node 20 is enough to get Node 24 from the registry.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative, resolve } from 'node:path'
import { runningIn } from './running.mjs'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const stamps = join(root, 'node_modules', '.waybill')
const wants = name => process.argv.includes(name)

const hashOf = paths => {
  const hash = createHash('sha256')
  // By their names within it: a checkout that was moved or copied is as it was.
  for (const path of paths) hash.update(relative(root, path)).update(readFileSync(path))
  return hash.digest('hex')
}

const filesBelow = folder =>
  readdirSync(folder)
    .sort()
    .filter(name => name !== 'node_modules' && name !== 'dist')
    .flatMap(name => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? filesBelow(path) : [path]
    })

/** Does `work` when what it depends on has other contents than the last time it succeeded. */
function whenChanged(stamp, hash, work) {
  const file = join(stamps, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return
  const pid = runningIn(root)
  if (pid !== null) {
    console.error(
      `A Waybill runs from this checkout (process ${pid}), and what it runs from would change. Stop it first.`,
    )
    process.exit(1)
  }
  work()
  mkdirSync(stamps, { recursive: true })
  writeFileSync(file, hash)
}

/** Runs a command of npm or of node_modules, with its own Node first on the path. */
function run(command, args, why) {
  const started = Date.now()
  process.stdout.write(`${why} … `)
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const done = spawnSync(command, args, {
    cwd: root,
    // Packages ask nobody.
    env: { ...process.env, PATH: path, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.log('failed.')
    console.error(done.stdout, done.stderr, done.error ?? '')
    process.exit(1)
  }
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
}

whenChanged('installed', hashOf([join(root, 'package-lock.json')]), () =>
  // With NODE_ENV=production npm would leave out what builds the web app.
  run('npm', ['ci', '--include=dev', '--loglevel=error'], 'Installing dependencies'),
)

const node = spawnSync(join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node'), ['-v'])
if (node.status !== 0 && Number(process.versions.node.split('.')[0]) < 24) {
  console.error('There is no Node 24 in the registry for this platform. Please install Node 24 or newer and try again.')
  process.exit(1)
}

if (!wants('--no-build')) {
  const sources = ['packages/web', 'packages/station', 'packages/contract', 'packages/domain', 'docs'].flatMap(name =>
    filesBelow(join(root, name)),
  )
  whenChanged('web-built', hashOf(sources), () => run('npm', ['run', 'build', '--silent'], 'Building the web app'))
}

if (wants('--with-test-tools')) {
  // The shell draws what the whole browser draws, at two thirds of its work, but PDF; where there is a Chrome, that does all.
  const tools = {
    chromium: ['chromium', 'google-chrome'],
    'chromium-headless-shell': ['chromium-headless-shell', 'google-chrome'],
    'zbar-tools': ['zbarimg'],
    'poppler-utils': ['pdftotext'],
    'dovecot-imapd': ['dovecot'],
    vsftpd: ['vsftpd'],
    'openssh-server': ['sshd'],
    postfix: ['postfix'],
    cups: ['cupsd'],
    'cups-client': ['lp'],
  }
  // Servers stand where a person's path does not lead.
  const has = name => spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${name}`]).status === 0
  const packages = Object.keys(tools).filter(name => !tools[name].some(has))
  if (packages.length > 0) {
    if (process.getuid?.() !== 0 || !has('apt-get')) {
      console.error(`The tests need ${packages.join(', ')}. On Debian: sudo apt-get install ${packages.join(' ')}`)
      process.exit(1)
    }
    run('apt-get', ['update', '-qq'], 'Reading the package lists')
    run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      `Installing ${packages.join(', ')}`,
    )
  }
}
