/** A reply, taken apart. */
export interface ReplyText {
  /** What its sender wrote now, signature included. */
  readonly own: string
  /** What they quote of earlier mails. */
  readonly quoted: string
}

/** Where programs begin a quotation of a whole mail, as they write it in English and Spanish. */
const quotationHeads = [
  /^-{2,}\s*(original message|original appointment|forwarded message|mensaje original|mensaje reenviado)\s*-{2,}/i,
  /^(begin forwarded message|inicio del mensaje reenviado):/i,
  /^_{10,}$/,
  /^\*?(from|de|von)\*?:\s.*@/i,
  /^\*?(from|de)\*?:\s/i,
] as const

const otherHeader = /^\*?(sent|date|to|cc|subject|enviado(?: el)?|fecha|para|asunto)\*?:/i

/** `On Fri, … Pat <pat@carrier> wrote:`, which may run over several lines. */
const attributionBegins = /^(on|el|le|am)\b.*/i
const attributionEnds = /(wrote|escribió|escribio|a écrit|schrieb)\s*:\s*$/i
const ATTRIBUTION_LINES = 4

const isQuotedLine = (line: string): boolean => /^\s{0,3}(>|\|\s)/.test(line)

/** How many lines an attribution takes from here; 0: none begins here. */
function attributionAt(lines: readonly string[], at: number): number {
  if (attributionEnds.test(lines[at] ?? '')) return 1
  if (!attributionBegins.test(lines[at] ?? '')) return 0
  for (let n = 1; n < ATTRIBUTION_LINES && (lines[at + n] ?? '').trim() !== ''; n++) {
    if (attributionEnds.test(lines[at + n] ?? '')) return n + 1
  }
  return 0
}

function isHead(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim()
  const found = quotationHeads.findIndex(head => head.test(line))
  if (found < 0) return false
  // `From:` alone is a word like another one; with the next header under it, a mail begins.
  const isHeader = found >= 3
  return !isHeader || lines.slice(at + 1, at + 4).some(next => otherHeader.test(next.trim()))
}

type Part = 'own' | 'quoted' | 'beside'

/** Which lines are whose; `beside`: under a quoted line without a blank one, as a wrapped quotation stands too. */
function partsOf(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const attribution = attributionAt(lines, at)
    if (isHead(lines, at) || attribution > 0) {
      const next = lines.slice(at + Math.max(attribution, 1)).find(each => each.trim() !== '') ?? ''
      // With marks before each line the quotation shows its own end; without them it goes on to the end.
      if (attribution === 0 || !isQuotedLine(next)) return [...parts, ...lines.slice(at).map((): Part => 'quoted')]
      for (let n = 0; n < attribution; n++) parts.push('quoted')
      at += attribution
      continue
    }
    if (isQuotedLine(line)) parts.push('quoted')
    else if (line.trim() !== '' && (parts.at(-1) === 'beside' || (at > 0 && isQuotedLine(lines[at - 1] ?? ''))))
      parts.push('beside')
    else parts.push('own')
    at += 1
  }
  return parts
}

const linesOf = (text: string): readonly string[] => text.replace(/\r\n?/g, '\n').split('\n')

const joined = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Cuts what a reply quotes off what it says. */
export function splitReply(text: string): ReplyText {
  const lines = linesOf(text)
  const parts = partsOf(lines)
  return {
    own: joined(lines.filter((_, at) => parts[at] !== 'quoted')),
    quoted: joined(lines.filter((_, at) => parts[at] === 'quoted')),
  }
}

const signOff =
  /^(thanks?( you)?|many thanks|thank you very much|best|(best|kind|warm|warmest)? ?regards|cheers|sincerely|respectfully|v\/r|gracias|muchas gracias|saludos( cordiales)?|atentamente|cordialmente)[\s,.!-]*$/i
const deviceLine = /^(sent from my|get outlook for|enviado desde mi)\b/i

/**
 * What may surely be taken for the sender's own new words: without quotations, lines that could be the rest of one, and
 * the signature.
 */
export function surelyOwn(text: string): string {
  const lines = linesOf(text)
  const parts = partsOf(lines)
  const own = lines.filter((_, at) => parts[at] === 'own')
  const end = own.findIndex(line => /^--\s*$/.test(line) || signOff.test(line.trim()) || deviceLine.test(line.trim()))
  return joined(end < 0 ? own : own.slice(0, end))
}
