import { existsSync } from 'node:fs'

const full = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

const first = (places: readonly string[]): string =>
  process.env.CHROMIUM ?? places.find(path => existsSync(path)) ?? 'chromium'

const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** The Chromium of this machine, as its shell where there is one: the tests bring no browser of their own. */
export const launchOptions = { executablePath: first(['/usr/bin/chromium-headless-shell', ...full]), args }

/** The whole Chromium or Chrome: its shell shows no PDF. */
export const withViewer = { executablePath: first(full), args }
