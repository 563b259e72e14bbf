import { type SentenceKey, sentences } from '@waybill/domain'
import { areaNames } from '../areas.ts'
import { plain } from '../code.ts'
import { below, type Project } from '../project.ts'
import { type Row, rowOf } from '../row.ts'
import { specifiedMessages } from '../specified/messages.ts'

const textOf = (project: Project, folders: readonly string[], apart: RegExp): string =>
  folders
    .flatMap(folder => below(project, folder))
    .filter(({ path }) => !apart.test(path))
    .map(({ text }) => text)
    .join('\n')

/** What can say a text: code apart from the tables of texts, from the contract's message table and from tests. */
const readers = (project: Project) => {
  const tables = /\/texts\/|contract\/src\/messages\.ts/
  return {
    server: textOf(project, ['packages/server/src'], tables),
    rules: textOf(project, ['packages/server/src', 'packages/domain/src', 'packages/web/src'], tables),
    web: textOf(project, ['packages/web/src'], tables),
    login: textOf(project, ['packages/web/src/login'], tables),
    public: textOf(project, ['packages/web/src/public'], tables),
  }
}

type Readers = ReturnType<typeof readers>

/** A key may be put together, `track.tab${status}`, if its beginning is said. Codes of issues come from the rules. */
function isKeySaid(code: Readers, key: string): boolean {
  const [section = '', name = ''] = key.split('.')
  if (section === 'issues') return code.rules.includes(`'${name}'`)
  if (code.web.includes(`'${key}'`)) return true
  if (section === 'login') return new RegExp(`\\.${name}\\b`).test(code.login)
  if (section === 'tracking') return code.public.includes(`say('${name}'`) || code.public.includes(`'${name}'`)
  const starts = [...code.web.matchAll(new RegExp(`\`${section}\\.(\\w+)\\$\\{`, 'g'))].map(([, start = '']) => start)
  return starts.some(start => name.startsWith(start))
}

/** @returns why nobody hears it; blank: somebody does */
function lacking(project: Project, code: Readers, message: string): string {
  const pattern = plain(message)
  const codes = Object.entries(project.messages).filter(([, text]) => pattern.test(text))
  const keys = Object.entries(project.texts).filter(([, text]) => pattern.test(text))
  const kept = Object.keys(sentences).filter(name => pattern.test(sentences[name as SentenceKey]))
  const isSaid =
    codes.some(([name]) => code.server.includes(`'${name}'`)) ||
    kept.some(name => code.server.includes(`sentence('${name}'`)) ||
    keys.some(([key]) => isKeySaid(code, key)) ||
    code.server.includes(message)
  if (isSaid) return ''
  const where = [...codes, ...keys].map(([name]) => name).join(', ')
  return where === '' ? 'there is no such text' : `a text that nothing says (${where})`
}

export function messageRows(project: Project): readonly Row[] {
  const code = readers(project)
  return areaNames.flatMap(area =>
    Object.entries(specifiedMessages[area]).map(([what, message]) => {
      const note = message === null ? 'no text is named for it' : lacking(project, code, message)
      const name = message === null ? what : `${what}: ${message}`
      return rowOf('messages (§8)', area, name, note === '', note)
    }),
  )
}
