import type { Point } from '@/lib/domain/contour/regions-above'
import { HEAT_RAMP, PAPER } from '@/lib/illustrations/heat-ramp'

import { desk, reader } from './furniture'
import { bandOutlines, type DrawnPanel } from './room-field'
import { FLOOR_MM, NAME_LINE_MM, ROOM_HEIGHT_MM, type RoomScene, WALL_MM } from './scene'

const JOIST = { apartMm: 400, widthMm: 47, heightMm: 175 }
const PLASTERBOARD_MM = 15
const TICK_MM = 31
/** Half the outline width, so that lines surround the panel's thickness. */
const OUTLINE_MM = 10
const TOP_MM = -(PLASTERBOARD_MM + JOIST.heightMm)

/** The room as an SVG file; labels are HTML overlays in the page's font. */
export function drawRoom({ scene, panel }: { scene: RoomScene; panel: DrawnPanel }): string {
  const { x, y, width, height } = scene.view
  const furniture = (atMm: number, drawing: string) =>
    `<g transform="translate(${atMm} ${ROOM_HEIGHT_MM})">${drawing}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">`,
    '<style>*{vector-effect:non-scaling-stroke}</style>', // constant line width at every size
    field({ scene, panel }),
    shell(scene),
    ceiling(scene),
    `<g fill="${PAPER.panel}" stroke="${PAPER.ink}" stroke-width="1.5" stroke-linejoin="round">`,
    ...scene.panelsAtMm.map(
      (middle) =>
        `<rect x="${middle - panel.widthMm / 2}" y="${OUTLINE_MM / 2}" width="${panel.widthMm}" height="${panel.thicknessMm + OUTLINE_MM}"/>`,
    ),
    '</g>',
    dimensions({ scene, panel }),
    `<g fill="${PAPER.panel}" stroke="${PAPER.ink}" stroke-width="2" stroke-linejoin="round">`,
    furniture(scene.deskAtMm, desk(scene.deskWidthMm)),
    furniture(scene.chairAtMm, reader()),
    '</g></svg>',
  ].join('')
}

function field({ scene, panel }: { scene: RoomScene; panel: DrawnPanel }): string {
  const bands = bandOutlines({ scene, panel }).map(
    (loops, index) => `<path fill="${HEAT_RAMP[index + 1]}" d="${loops.map(pathOf).join('')}"/>`,
  )
  const cold = `<rect width="${scene.widthMm}" height="${ROOM_HEIGHT_MM}" fill="${HEAT_RAMP[0]}" stroke="none"/>`
  return `<g stroke="${PAPER.panel}" stroke-opacity=".36" fill-rule="evenodd">${cold}${bands.join('')}</g>`
}

/** Joist ends, insulation between them, and plasterboard below. */
function ceiling({ widthMm }: RoomScene): string {
  const { apartMm, widthMm: thick, heightMm: tall } = JOIST
  const joists = Array.from(
    { length: widthMm / apartMm + 1 },
    (_, index) => `<use href="#joist" x="${index * apartMm}"/>`,
  )
  return [
    `<defs><pattern id="wool" width="56" height="${tall}" y="${TOP_MM}" patternUnits="userSpaceOnUse">`,
    `<path d="M20 8q34 40 8 80t8 80" fill="none" stroke="${PAPER.edge}" stroke-opacity=".55"/></pattern>`,
    `<path id="joist" fill="${PAPER.panel}" stroke="${PAPER.ink}" d="M${-thick / 2} ${TOP_MM}h${thick}v${tall}h${-thick}zl${thick} ${tall}m0 ${-tall}l${-thick} ${tall}"/></defs>`,
    `<rect y="${TOP_MM}" width="${widthMm}" height="${tall}" fill="${PAPER.panel}" stroke="${PAPER.ink}"/>`,
    `<rect y="${TOP_MM}" width="${widthMm}" height="${tall}" fill="url(#wool)"/>`,
    ...joists,
    `<rect y="${-PLASTERBOARD_MM}" width="${widthMm}" height="${PLASTERBOARD_MM}" fill="${PAPER.ink}"/>`,
  ].join('')
}

function shell({ widthMm }: RoomScene): string {
  const bottom = ROOM_HEIGHT_MM + FLOOR_MM
  const wall = (x: number) =>
    `<rect x="${x}" y="${TOP_MM}" width="${WALL_MM}" height="${bottom - TOP_MM}" fill="${PAPER.frost}" stroke="${PAPER.ink}" stroke-width="1.5"/>`
  return [
    wall(-WALL_MM),
    wall(widthMm),
    `<rect x="${-WALL_MM}" y="${ROOM_HEIGHT_MM}" width="${widthMm + 2 * WALL_MM}" height="${FLOOR_MM}" fill="${PAPER.ink}"/>`,
    `<rect x="${-WALL_MM}" y="${TOP_MM}" width="${widthMm + 2 * WALL_MM}" height="${bottom - TOP_MM}" fill="none" stroke="${PAPER.ink}" stroke-width="1.5"/>`,
  ].join('')
}

/** Dimension lines for panel length and room height, and a leader to the panel; their labels are HTML. */
function dimensions({ scene, panel }: { scene: RoomScene; panel: DrawnPanel }): string {
  const { lengthAtMm: y, heightAtMm: x, nameAtMm: name } = scene
  const left = scene.panelsAtMm[0] - panel.widthMm / 2
  const lines = [`M${left} ${y}h${panel.widthMm}`, tick({ x: left, y }), tick({ x: left + panel.widthMm, y })]
  if (x) lines.push(`M${x} 0v${ROOM_HEIGHT_MM}M${x - TICK_MM} 0h${2 * TICK_MM}m0 ${ROOM_HEIGHT_MM}h${-2 * TICK_MM}`)
  if (name) lines.push(`M${name.x} 14V${name.y}h${NAME_LINE_MM}`)
  const dot = name ? `<circle cx="${name.x}" cy="14" r="14" fill="${PAPER.ink}"/>` : ''
  return `<path fill="none" stroke="${PAPER.ink}" d="${lines.join('')}"/>${dot}`
}

const tick = ({ x, y }: Point) => `M${x} ${y - TICK_MM}v${2 * TICK_MM}`

/** A closed path in whole mm: the start point, then relative steps. */
function pathOf(loop: readonly Point[]): string {
  const points = loop.map(({ x, y }) => [Math.round(x), Math.round(y)] as const)
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0]
    return `${x - fromX} ${y - fromY}`
  })
  return `M${points[0]?.join(' ')}l${steps.join(' ')}z`
}
