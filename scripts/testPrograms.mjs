// Programs of the system that tests talk to. Plain Node without dependencies.
import { spawnSync } from 'node:child_process'
import { Fault, longStep } from './longStep.mjs'

/** Debian's packages, and a program of each: where one of these is, the package is not wanted. */
const programs = {
  // The shell draws what the whole browser draws, at two thirds of its work, but PDF; where there is a Chrome, that does all.
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

/** Installs those that are not there. @throws {Fault} where it may not */
export async function installTestPrograms() {
  const packages = Object.keys(programs).filter(name => !programs[name].some(has))
  if (packages.length === 0) return
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    throw new Fault(`The tests need ${packages.join(', ')}. On Debian: sudo apt-get install ${packages.join(' ')}`)
  }
  await longStep('Reading the package lists', 'apt-get', ['update', '-qq'])
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  await longStep(`Installing ${packages.join(', ')}`, 'apt-get', args)
}
