import { textLimits } from '@waybill/domain'

/** Who reads a paper learns that something was left out of it. */
const MORE = 'More instructions are in the orders: ask the shipper.'

/** Instructions of several orders, each once and whole: those that find no room on a shipment are left out, and that is said. */
export function instructionsTogether(texts: readonly string[]): string {
  const all = [...new Set(texts.filter(text => text !== '' && text !== MORE))]
  const isCut = texts.includes(MORE)
  const joined = [...all, ...(isCut ? [MORE] : [])].join('\n')
  if (joined.length <= textLimits.specialInstructions) return joined
  let said = ''
  for (const text of all) {
    const longer = said === '' ? text : `${said}\n${text}`
    if (longer.length + 1 + MORE.length > textLimits.specialInstructions) break
    said = longer
  }
  return said === ''
    ? `${joined.slice(0, textLimits.specialInstructions - MORE.length - 1)}\n${MORE}`
    : `${said}\n${MORE}`
}
