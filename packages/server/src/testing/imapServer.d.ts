/** Dovecot, the IMAP server of Debian, on loopback with one mailbox: what is written into it is what mail servers leave there. */
export interface ImapServer {
  /** With the password in it. */
  readonly url: string
  /** Lays a mail into the mailbox, as it would come over the wire. */
  deliver(source: string | Buffer): void
  /** Files in the mailbox, the flags that the server knows of them at their ends. */
  names(): readonly string[]
  /** Lets the numbers of the mailbox begin anew, as after a repair (UIDVALIDITY changes). */
  renumber(): void
  close(): Promise<void>
}
export declare function startImapServer(): Promise<ImapServer>
