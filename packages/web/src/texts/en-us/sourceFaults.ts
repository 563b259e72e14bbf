/** Why a server of a source could not be reached, read or written to, and what to do. */
export const sourceFaults = {
  nameUnknown: 'Nobody knows the host {host}. Check how it is written.',
  addressShut:
    'The host {host} stands in a private network, which this installation does not reach. Whoever runs it can name the host in ALLOWED_HOSTS.',
  noAnswer: 'No answer from {host} at port {port}. Check both, and whether its firewall lets us in.',
  silent: 'The server did not answer within {seconds} seconds. Try again later; if it stays so, ask whoever runs it.',
  closed: 'The server ended the connection. Try again later; if it stays so, ask whoever runs it.',
  otherProtocol: 'What answers there speaks another language. Check the port, and whether it is FTP, FTPS or SFTP.',
  noTls: 'The server offers no TLS, so nothing was sent to it. Ask for FTPS there, or choose SFTP.',
  keyChanged: 'The server shows another key than before, so nothing was sent to it. Look at both keys here.',
  keyUnreadable: 'The private key can’t be read. Paste the whole file, and the key’s password where it has one.',
  secretLost: 'The password kept here can’t be opened any more. Enter it again.',
  signInRefused:
    'The server does not let {user} in. Check user and password; it is tried again in an hour at the earliest.',
  folderMissing: 'The folder {folder} is not there, or not for this user.',
  listRefused: 'The server does not show what is in {folder}. Ask whoever runs it for the right to list it.',
  tooManyFiles: 'More than {max} entries stand in the folder. Move old files away.',
  otherHost:
    'The server sends files from another address than its own. Ask whoever runs it to set its passive address right.',
  halfFile: '{name} broke off in the middle. Nothing of it was taken; it is fetched again at the next look.',
  fileTooLarge: '{name} is larger than {max} MB. Split it.',
  fileRefused: 'The server does not give {name}: {said}',
  moveRefused:
    'Files can’t be moved to {folder}: {said}. They were taken, and once; give the user the right to move them.',
  putRefused: 'Files can’t be put into {folder}: {said}. Give the user the right to write there.',
  quota: 'Imported files take {kept} of {max} MB. Discard an import that is no longer needed.',
  other: 'Something unforeseen happened. It is tried again at the next look.',
} as const
