import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertBehind, isCamel, pascal, readable } from './names.mjs'

const contractFile = (name, Name) => `import { z } from 'zod'
import { defineList, fileCall, listCall } from '../list.ts'

/** A row as it is shown and written. */
const wire${Name} = z.object({
  shipmentId: z.int(),
  BOLNumber: z.string(),
  consignee: z.string(),
  madeAt: z.string(),
})

/** What it lists, and in which order. */
export const list = defineList(wire${Name}, {
  name: '${name}',
  calls: {
    group: '${Name}',
    list: 'Get${Name}',
    file: 'Export${Name}',
    summary: '${readable(name)}',
    pages: ['Track'],
  },
  rows: 'rows',
  key: 'shipmentId',
  columns: {
    BOLNumber: { label: '${name}.bol', writes: [['BOLNumber', 'BOL']] },
    consignee: { label: '${name}.consignee', writes: [['consignee', 'Consignee']] },
    madeAt: { label: '${name}.made', sortable: true, writes: [['madeAt', 'Created', 'time']] },
  },
  sort: 'madeAt',
  order: 'desc',
  filters: { made: { kind: 'dates', label: '${name}.made' } },
  file: { name: '${readable(name).toLowerCase().replaceAll(' ', '-')}' },
})

export const Get${Name} = listCall(list, {})
export const Export${Name} = fileCall(list)
`

const serverFile = name => `import { list } from '@waybill/contract/lists/${name}.ts'
import { sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'

const madeAt = sql<string>\`s.created_at\`

/** Where its rows stand: shipments, until it is written. */
export const handlers = serveList(list, {
  from: (query, { clientId }) => query.selectFrom('shipment as s').where('s.client_id', '=', clientId).selectAll('s'),
  key: sql\`s.shipment_id\`,
  search: sql\`s.bol_number || ' ' || s.consignee\`,
  filters: { made: readersDay(madeAt) },
  sorts: { madeAt: { by: madeAt, type: 'timestamptz' } },
  wire: row => ({
    shipmentId: row.shipment_id,
    BOLNumber: row.bol_number,
    consignee: row.consignee,
    madeAt: row.created_at,
  }),
})
`

const columnsFile = (name, Name) => `import { list } from '@waybill/contract/lists/${name}.ts'
import type { useText } from '../../../texts/texts.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { columnsOf, specOf } from '../../../widgets/DataList/definedList.ts'

export const ${name}List = specOf(list)

export const columnsOf${Name} = (t: ReturnType<typeof useText>) =>
  columnsOf(list, t, {
    BOLNumber: { cell: row => row.BOLNumber },
    consignee: { cell: row => row.consignee, card: 'line', grows: true },
    madeAt: { cell: row => <InstantText at={row.madeAt} />, card: 'line' },
  })
`

const screenFile = (name, Name) => `import '../../../texts/lists.ts'
import '../../../texts/${name}.ts'
import { Export${Name}, Get${Name} } from '@waybill/contract/lists/${name}.ts'
import { useMemo } from 'react'
import { useText } from '../../../texts/texts.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { exporter } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { columnsOf${Name}, ${name}List } from './${name}List.tsx'

export function ${Name}() {
  const t = useText()
  const columns = useMemo(() => columnsOf${Name}(t), [t])
  const list = useList({
    spec: ${name}List,
    call: Get${Name},
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ rows, total, nextCursor }) => ({ rows, total, next: nextCursor }),
  })
  return (
    <>
      <PageHeader title={t('screens.${name}')} />
      <DataList
        list={list}
        label={t('screens.${name}')}
        columns={columns}
        idOf={row => row.shipmentId}
        nameOf={row => row.BOLNumber}
        empty={{ title: t('${name}.emptyTitle'), why: t('${name}.emptyWhy') }}
        searchHint={t('${name}.searchHint')}
        pageOf={row => \`/ShipmentDetails/\${row.shipmentId}\`}
        onExport={exporter(Export${Name}, { body: list.question })}
      />
    </>
  )
}
`

const routeFile = (name, Name, place) => `import { IconTable } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = ${place}

export const routes: readonly ScreenRow[] = [
  {
    path: '/${Name}',
    page: 'Track',
    title: 'screens.${name}',
    info: 'screens.${name}Info',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconTable,
    load: () => import('./${Name}.tsx').then(m => m.${Name}),
  },
]
`

const english = name => `export const ${name} = {
  bol: 'BOL',
  consignee: 'Consignee',
  made: 'Created',
  emptyTitle: 'Nothing here yet',
  emptyWhy: 'What was created is listed here, the newest first.',
  searchHint: 'BOL or consignee',
}
`

const spanish = name => `import type * as english from '../en-us/${name}.ts'
import type { Texts } from '../fill.ts'

export const ${name}: Texts<typeof english.${name}> = {
  bol: 'BOL',
  consignee: 'Consignatario',
  made: 'Creado',
  emptyTitle: 'Todavía no hay nada',
  emptyWhy: 'Lo creado aparece aquí, lo más reciente primero.',
  searchHint: 'BOL o consignatario',
}
`

/** The place behind the last screen of an area. */
function placeBehind(root, area) {
  const screens = join(root, 'packages/web/src/screens')
  const placeIn = path =>
    Number(/^export const place = ([\d.]+)$/m.exec(readFileSync(join(screens, path), 'utf8'))?.[1])
  const taken = new Set(globSync('*/*/route.ts', { cwd: screens }).map(placeIn))
  let place = Math.max(...globSync(`${area}/*/route.ts`, { cwd: screens }).map(placeIn))
  while (taken.has(place)) place += 1
  return place
}

/** A list: said once in the contract, served by a module, shown on a screen of its own, in both languages. */
export function newList([name = '', module = ''], { root }) {
  if (!isCamel(name)) return 'A list is named by what it lists, such as closedOrders.'
  if (!isCamel(module)) return 'A module is a folder of packages/server/src/modules, such as salesOrders.'
  const Name = pascal(name)
  const screen = `packages/web/src/screens/settings/${Name}`
  const texts = 'packages/web/src/texts'
  const title = readable(name)
  const titles = info => text =>
    insertBehind(
      text,
      /^export const screens.* = \{\n/m.exec(text)?.[0] ?? '',
      `  ${name}: '${title}',\n  ${name}Info: '${info}',\n`,
    )
  return {
    files: {
      [`packages/contract/src/lists/${name}.ts`]: contractFile(name, Name),
      [`packages/server/src/modules/${module}/${name}List.ts`]: serverFile(name),
      [`${screen}/${name}List.tsx`]: columnsFile(name, Name),
      [`${screen}/${Name}.tsx`]: screenFile(name, Name),
      [`${screen}/route.ts`]: routeFile(name, Name, placeBehind(root, 'settings')),
      [`${texts}/en-us/${name}.ts`]: english(name),
      [`${texts}/es-es/${name}.ts`]: spanish(name),
    },
    changes: {
      [`${texts}/en-us/frame.ts`]: titles('What this screen is for.'),
      [`${texts}/es-es/frame.ts`]: titles('Para qué sirve esta pantalla.'),
    },
    calls: [`Get${Name}`, `Export${Name}`],
    /** What `npm run registers` will write of it. */
    registers: [`${texts}/${name}.ts`],
    next: `Next: its rows and pages, where they stand, its words in both languages; the screen's area, menu, place and icon.
lists/everyList.test.ts asks its permission, sorts, filters and file.`,
  }
}
