import bwipjs, { type DrawingContext } from 'bwip-js/node'
import type { Paper } from '../type/text.ts'

/** The two-dimensional symbologies our papers use. */
export type Matrix = { readonly symbology: 'qrcode' | 'datamatrix' | 'pdf417' | 'maxicode'; readonly text: string }

/**
 * Draws a two-dimensional code as vectors with its top left corner at x, y; `module` is the side of its smallest
 * square in points, the quiet zone is the caller's. Returns the size drawn, in points.
 * Throws an Error naming the fault for text the symbology refuses.
 */
export function drawMatrix(
  paper: Paper,
  code: Matrix,
  x: number,
  y: number,
  module: number,
): { width: number; height: number } {
  return bwipjs.render({ bcid: code.symbology, text: code.text, scale: 1 }, drawingOn(paper, x, y, module))
}

type Point = [number, number]

function drawingOn(
  paper: Paper,
  x: number,
  y: number,
  module: number,
): DrawingContext<{ width: number; height: number }> {
  let size = { width: 0, height: 0 }
  const trace = (points: readonly Point[]): void => {
    points.forEach(([px, py], i) => {
      if (i === 0) paper.moveTo(x + px * module, y + py * module)
      else paper.lineTo(x + px * module, y + py * module)
    })
    paper.closePath()
  }
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width, height) => {
      size = { width: width * module, height: height * module }
    },
    line: (x0, y0, x1, y1, width) => {
      paper.lineWidth(width * module)
      paper.moveTo(x + x0 * module, y + y0 * module).lineTo(x + x1 * module, y + y1 * module)
      paper.stroke('black')
    },
    polygon: trace,
    hexagon: trace,
    ellipse: (cx, cy, rx, ry) => {
      paper.ellipse(x + cx * module, y + cy * module, rx * module, ry * module)
    },
    fill: () => {
      paper.fill('black', 'even-odd')
    },
    text: () => undefined,
    end: () => size,
  }
}
