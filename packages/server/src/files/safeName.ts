/** Longest name of a file, in characters; its end is kept, where the extension stands. */
const NAME_MAX = 150

/** Only the last part of a file's name, without what a file system, a header or a reader's eye could trip over. */
export function safeName(name: string): string {
  const last = (name.split(/[/\\]/).pop() ?? '')
    .normalize('NFC')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to go
    .replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '_')
    // These turn letters around: `invoice\u202efdp.exe` would be read as a PDF.
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '_')
    .replace(/^\.+/, '')
  return Array.from(last).slice(-NAME_MAX).join('') || 'file'
}
