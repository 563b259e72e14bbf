import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite'

interface Where {
  /** Address of the product's server, which answers the calls. */
  readonly product: string
  /** Where people open it; left out: localhost, 5173 or the next free port. */
  readonly host?: string | undefined
  readonly port?: number | undefined
  /** The light entry that an address leads to, as the product's server says; none: the app's own. */
  readonly pageOf: (url: string) => string | undefined
}

/** What the product's server answers itself: calls, sockets, what stations fetch, the readable description of the calls. */
const ANSWERED_THERE = '^/(api/|ws\\b|station[./]|docs\\b|openapi\\.json)'

/** The web app as its sources stand, with the product's server behind it. */
export function devServer({ product, host, port, pageOf }: Where): InlineConfig {
  const lightPages: Plugin = {
    name: 'light-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const page = pageOf(request.url ?? '')
        if (page !== undefined) request.url = `/${page}`
        next()
      })
    },
  }
  return {
    root: import.meta.dirname,
    plugins: [lightPages],
    server: {
      ...(host === undefined ? {} : { host }),
      ...(port === undefined ? {} : { port }),
      proxy: { [ANSWERED_THERE]: { target: product, ws: true } },
    },
  }
}

export async function startDevServer(where: Where): Promise<ViteDevServer> {
  const server = await createServer(devServer(where))
  return server.listen()
}
