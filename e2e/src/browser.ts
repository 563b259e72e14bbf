import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/** The Chromium or Chrome of this machine; the tests bring no browser of their own. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? places.find(path => existsSync(path)) ?? 'chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}
