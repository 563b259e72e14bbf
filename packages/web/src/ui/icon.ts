import { createElement, type FunctionComponent, type SVGAttributes } from 'react'

/** The parts of a drawing on a field of 24 by 24: what each is, and its attributes. */
export type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export type Icon = FunctionComponent<SVGAttributes<SVGSVGElement> & { readonly size?: number | string }>

/** An icon in the colour of the text around it. Which there are is `icons.generated.ts`. */
export function icon(name: string, drawing: Drawing): Icon {
  return function DrawnIcon({ size = 24, className, ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        ...{ width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
        ...{ strokeLinecap: 'round', strokeLinejoin: 'round', ...rest },
        className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
      },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
