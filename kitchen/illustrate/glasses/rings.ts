import { element } from '../svg.ts'

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string, opacity?: number) =>
  element('ellipse', { cx: x, cy: y, rx, ry, fill: paint, 'fill-opacity': opacity })

export const rimStroke = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  wide: number,
  opacity: number,
) =>
  element('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry,
    fill: 'none',
    stroke: colour,
    'stroke-width': wide,
    'stroke-opacity': opacity,
  })
