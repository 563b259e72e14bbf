import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { marked } from 'marked'
import { defineConfig, type Plugin } from 'vite'
import { callsAlone } from './callsAlone.ts'
import { stationProgram } from './stationProgram.ts'

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The user guide is written once, in `docs/guide.md` and, in Spanish, `docs/guide.es.md`: imported, it is the HTML of its text. */
const markdown: Plugin = {
  name: 'markdown',
  transform: (text, id) => (id.endsWith('.md') ? `export default ${JSON.stringify(marked.parse(text))}` : null),
}

/**
 * Four entries: `index.html` is the application, `login.html` the light card in front of it (`/`, `/PasswordSetup`),
 * `tracking.html` the page of people without an account (`/Tracking`, `/TrackingShipment`), `carrier.html` the letter to a
 * carrier that answers without one (`/QuoteResponse`, `/TenderResponse`).
 * `__NONCE__` stands for the content-security-policy nonce: the server replaces it in every response.
 */
export default defineConfig({
  plugins: [react(), markdown, callsAlone, stationProgram],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        app: page('index.html'),
        login: page('login.html'),
        tracking: page('tracking.html'),
        carrier: page('carrier.html'),
      },
      output: {
        codeSplitting: {
          groups: [
            // What several entries ask for before they show anything: many small files weigh more than a few.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'light',
              test: /src\/(api\/(client|settings|problem|refusalWords)|texts\/(language|fill))\.ts|preload-helper/,
            },
            // Small things that every screen has some of: one file of them weighs less than a request for each.
            { name: 'icons', test: /src\/ui\/icons?\.(generated\.)?ts/ },
            // Asked for when a passkey is used, by whichever page.
            { name: 'webauthn', test: /@simplewebauthn\/browser\// },
            // What nearly every screen shows, of the component library and of ours.
            {
              name: 'fields',
              test: /@mantine\/core\/esm\/(core|components\/(Button|Input|InputBase|TextInput))\/|src\/ui\/(ThemeRoot|BusyButton|SecretInput)\.tsx/,
            },
          ],
        },
      },
    },
  },
})
