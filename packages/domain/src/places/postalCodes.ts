/** `45402` or `45402-1234`. */
export const isUsZip = (text: string): boolean => /^[0-9]{5}(-[0-9]{4})?$/.test(text)

/** `M5V 2T6`, the blank optional; D, F, I, O, Q and U are never used, W and Z never first (Canada Post). */
export const isCanadianPostalCode = (text: string): boolean =>
  /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/.test(text)

/** Whether a code has the form its country gives it; countries other than US and CA take anything short. */
export function isPostalCode(country: string, text: string): boolean {
  if (country === 'US') return isUsZip(text)
  if (country === 'CA') return isCanadianPostalCode(text)
  return /^[A-Z0-9][A-Z0-9 -]{0,9}$/.test(text)
}

/** A code as it is written on paper: `454021234` → `45402-1234`, `m5v2t6` → `M5V 2T6`; others trimmed and capital. */
export function tidyPostalCode(country: string, typed: string): string {
  const text = typed.trim().toUpperCase()
  const bare = text.replaceAll(/[\s-]/g, '')
  if (country === 'US' && /^[0-9]{9}$/.test(bare)) return `${bare.slice(0, 5)}-${bare.slice(5)}`
  if (country === 'US' && /^[0-9]{5}$/.test(bare)) return bare
  if (country === 'CA' && isCanadianPostalCode(bare)) return `${bare.slice(0, 3)} ${bare.slice(3)}`
  return text
}
