import { posix } from 'node:path'
import { type Area, areaNames, words } from '../areas.ts'
import { below, type Project } from '../project.ts'
import { claimRows } from '../proof.ts'
import { type Row, rowOf } from '../row.ts'
import { crumbs, frameClaims, navigation, reloading, specifiedScreens } from '../specified/screens.ts'

interface Route {
  /** First segments, without parameters: `/Prepaid`. */
  readonly path: string
  readonly menu: string
  readonly crumbs: readonly string[]
  readonly reload: boolean
  /** The file it loads. */
  readonly entry: string
}

const screens = 'packages/web/src/screens'
/** The entries of those who are not signed in, by the page the server sends. */
const lightEntries: Readonly<Record<string, string>> = {
  'login.html': 'packages/web/src/login/main.tsx',
  'tracking.html': 'packages/web/src/public/main.tsx',
  'carrier.html': 'packages/web/src/public/carrier/main.tsx',
}

const textOf = (project: Project, path: string): string =>
  below(project, path)
    .map(({ text }) => text)
    .join('')

/** Each row that a screen's folder states of it, with the file it loads. */
const screenRowsOf = (project: Project): readonly { readonly row: string; readonly entry: string }[] =>
  below(project, screens)
    .filter(({ path }) => path.endsWith('/route.ts'))
    .flatMap(({ path, text }) => {
      const entry = posix.join(posix.dirname(path), /import\('([^']+)'\)/.exec(text)?.[1] ?? '')
      const [, ...rows] = text.split(/^ {2}\{$/m)
      return rows.map(row => ({ row, entry }))
    })

/** The rows of all screens, and the pages that the server sends to strangers. */
export function routesOf(project: Project): readonly Route[] {
  const built = screenRowsOf(project).map(({ row, entry }): Route => {
    const value = (name: string): string => new RegExp(`^ {4}${name}: '([^']*)'`, 'm').exec(row)?.[1] ?? ''
    return {
      path: value('path').replace(/\/:.*$/, ''),
      menu: value('menu'),
      crumbs: [...(/crumbs: \[([^\]]*)\]/.exec(row)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, key = '']) => key),
      reload: /^ {4}reload: true/m.test(row),
      entry,
    }
  })
  const light = [...textOf(project, 'packages/server/src/http/web.ts').matchAll(/'(\/\w*)': '(\w+\.html)'/g)].map(
    ([, path = '', page = '']): Route => ({
      path,
      menu: '',
      crumbs: [],
      reload: false,
      entry: lightEntries[page] ?? '',
    }),
  )
  return [...built, ...light].filter(({ entry }) => below(project, entry).length > 0)
}

/** Addresses lead to their page in capitals or not: the server's table of pages is in small letters. */
export const routeAt = (routes: readonly Route[], path: string): Route | undefined =>
  routes.find(route => route.path.toLowerCase() === path.toLowerCase())

const screenArea = (path: string): Area =>
  areaNames.find(area => words(specifiedScreens[area] ?? '').includes(path)) ?? 'kit'

export function screenRows(project: Project): readonly Row[] {
  const routes = routesOf(project)
  return areaNames.flatMap(area =>
    words(specifiedScreens[area] ?? '').map(path =>
      rowOf('screens (§2)', area, path, routeAt(routes, path) !== undefined),
    ),
  )
}

export function frameRows(project: Project): readonly Row[] {
  const routes = routesOf(project)
  const row = (path: string, what: string, stands: (route: Route) => boolean): Row => {
    const route = routeAt(routes, path)
    return rowOf('frame (§2)', screenArea(path), what, route !== undefined && stands(route))
  }
  const entries = Object.entries(navigation).flatMap(([menu, paths]) =>
    paths.map(path => row(path, `menu ${menu}: ${path}`, route => route.menu === menu.replace(/ >.*/, ''))),
  )
  const reloads = reloading.map(path => row(path, `${path} reloads on entry`, ({ reload }) => reload))
  const ways = Object.entries(crumbs).map(([path, keys]) =>
    row(path, `${path}: breadcrumb ${keys.join(' > ')}`, route => route.crumbs.join() === keys.join()),
  )
  return [...entries, ...reloads, ...ways, ...claimRows(project, 'frame (§2)', frameClaims)]
}
