/** Browsers by what they say of themselves. The order counts: later ones are claimed by earlier ones. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const found = (table: readonly (readonly [RegExp, string])[], text: string): string =>
  table.find(([form]) => form.test(text))?.[1] ?? ''

/** `Chrome, Windows` for what a browser says of itself; the beginning of what it says where that is no known one. */
export function deviceName(userAgent: string): string {
  const names = [found(browsers, userAgent), found(systems, userAgent)].filter(name => name !== '')
  return names.length === 0 ? userAgent.slice(0, 60) : names.join(', ')
}
