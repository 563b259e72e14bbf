import { expect, it } from 'vitest'
import { sources } from './sources.ts'
import { classesMade, scrollBreaches, styleBreaches } from './styles.ts'

const planted = (css: string, code: string) =>
  styleBreaches([
    { path: 'ui/Box.module.css', text: css },
    { path: 'ui/Box.tsx', text: `import classes from './Box.module.css'\n${code}` },
  ])

it('no class is dead, and none is missing', () => {
  expect(
    sources.flatMap(({ path, text }) => (path.endsWith('.css') ? [...classesMade(text)] : [])).length,
  ).toBeGreaterThan(200)
  expect(styleBreaches(sources)).toEqual([])
})

it.each([
  ['alone', '.box { color: red; } .dead { color: red; }'],
  ['below another', '.box .dead { color: red; }'],
  ['of an element', '.box { color: red; } a.dead:hover { color: red; }'],
  ['in a list', '.box, .dead { color: red; }'],
  ['for narrow windows', '.box { color: red; } @media (max-width: 40em) { .dead { color: red; } }'],
  ['within another', '.box { color: red; & .dead { color: red; } }'],
  ['inside :not', '.box:not(.dead) { color: red; }'],
])('a dead class planted %s is found', (_, css) => {
  expect(planted(css, 'const a = classes.box')).toEqual(['ui/Box.module.css makes .dead, which nothing uses'])
})

it('a class that is nowhere is found, however it is taken', () => {
  const found = ['ui/Box.tsx uses .gone, which is not in ui/Box.module.css']
  expect(planted('.box { color: red; }', 'const a = [classes.box, classes.gone]')).toEqual(found)
  expect(planted('.box { color: red; }', "const a = [classes.box, classes['gone']]")).toEqual(found)
  expect(planted('.box { color: red; } /* .gone {} */', 'const a = [classes.box, classes.gone]')).toEqual(found)
})

it('figures, addresses, remarks and classes of others are no classes; one taken by its name at run time may be any', () => {
  const css =
    '.box { transition: all 0.5s; margin: .5em; background: url(a.svg) } /* .old */ .box :global(.wb-key) { top: 0; }'
  expect([...classesMade(css)]).toEqual(['box'])
  expect(planted('.box { top: 0; } .wide { top: 0; }', 'const a = (kind: string) => classes[kind]')).toEqual([])
})

it('whatever scrolls holds what stands in it', () => {
  expect(scrollBreaches(sources)).toEqual([])
  const css = '.a { overflow: hidden auto; } .b { overflow-x: scroll; position: relative; } .c { overflow: hidden; }'
  expect(scrollBreaches([{ path: 'ui/Box.module.css', text: css }])).toEqual(['ui/Box.module.css scrolls .a'])
})
