import { hostname, userInfo } from 'node:os'

/** What a sign-in at a console sets and nothing more: `su -` of Debian names a mailbox, tcsh the machine. */
export function signInShell(): Readonly<Record<string, string>> {
  const { username, homedir, shell } = userInfo()
  // Where sockets stand follows from it, and who starts the product looks for them.
  const temporary = process.env.TMPDIR === undefined ? {} : { TMPDIR: process.env.TMPDIR }
  return {
    ...temporary,
    ...{ HOME: homedir, USER: username, LOGNAME: username, SHELL: shell ?? '/bin/sh', TERM: 'linux' },
    ...{ MAIL: `/var/mail/${username}`, HOST: hostname(), PATH: process.env.PATH ?? '' },
  }
}
