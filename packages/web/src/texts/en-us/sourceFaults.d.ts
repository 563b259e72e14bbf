/** Why a server of a source could not be reached, read or written to, and what to do. */
export declare const sourceFaults: {
    readonly nameUnknown: 'Nobody knows the host {host}. Check how it is written.';
    readonly addressShut: 'The host {host} stands in a private network, which this installation does not reach. Whoever runs it can name the host in ALLOWED_HOSTS.';
    readonly noAnswer: 'No answer from {host} at port {port}. Check both, and whether its firewall lets us in.';
    readonly silent: 'The server did not answer within {seconds} seconds. Try again later; if it stays so, ask whoever runs it.';
    readonly closed: 'The server ended the connection. Try again later; if it stays so, ask whoever runs it.';
    readonly otherProtocol: 'What answers there speaks another language. Check the port, and whether it is FTP, FTPS or SFTP.';
    readonly noTls: 'The server offers no TLS, so nothing was sent to it. Ask for FTPS there, or choose SFTP.';
    readonly keyChanged: 'The server shows another key than before, so nothing was sent to it. Look at both keys here.';
    readonly keyUnreadable: 'The private key can’t be read. Paste the whole file, and the key’s password where it has one.';
    readonly secretLost: 'The password kept here can’t be opened any more. Enter it again.';
    readonly signInRefused: 'The server does not let {user} in. Check user and password; it is tried again in an hour at the earliest.';
    readonly folderMissing: 'The folder {folder} is not there, or not for this user.';
    readonly listRefused: 'The server does not show what is in {folder}. Ask whoever runs it for the right to list it.';
    readonly tooManyFiles: 'More than {max} entries stand in the folder. Move old files away.';
    readonly otherHost: 'The server sends files from another address than its own. Ask whoever runs it to set its passive address right.';
    readonly halfFile: '{name} broke off in the middle. Nothing of it was taken; it is fetched again at the next look.';
    readonly fileTooLarge: '{name} is larger than {max} MB. Split it.';
    readonly fileRefused: 'The server does not give {name}: {said}';
    readonly moveRefused: 'Files can’t be moved to {folder}: {said}. They were taken, and once; give the user the right to move them.';
    readonly putRefused: 'Files can’t be put into {folder}: {said}. Give the user the right to write there.';
    readonly quota: 'Imported files take {kept} of {max} MB. Discard an import that is no longer needed.';
    readonly other: 'Something unforeseen happened. It is tried again at the next look.';
};
