import { G, Line, Polygon, Rect, Svg, Text } from '@react-pdf/renderer'

import { type FixedPanel, panelName } from '@/lib/calculators/designer/fixing-list'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { joistLines } from '@/lib/domain/design/joist-lines'
import type { PlanPaper } from '@/lib/domain/design/plan-paper'
import { type Side, sidesOf } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'
import { writtenNumber } from '@/lib/format/written-number'

import { TEXT_FONTS } from './fonts'
import { type PlanScale, planScale } from './plan-scale'
import { MM } from './sheet'

const INK = '#281325'
const FAINT = '#8a7f8c'
const LETTERS = { fontFamily: TEXT_FONTS, fontSize: 7 }
const BOLD = { fontFamily: TEXT_FONTS, fontWeight: 600, fontSize: 8 } as const
const OUTSIDE_MM = 5

type RoomPlanProps = { room: DesignRoom; panels: readonly FixedPanel[]; scale: PlanPaper['scale'] }

/** A room from above: walls with their lengths, joists, obstacles, and panels with their distances from the walls. */
export function RoomPlan({ room, panels, scale }: RoomPlanProps) {
  const plan = planScale({ extent: extentOf(room.outline), scale })
  const points = (corners: DesignRoom['outline']) =>
    corners
      .map(plan.at)
      .map(({ x, y }) => `${x},${y}`)
      .join(' ')
  return (
    <Svg style={{ width: plan.width, height: plan.height, flexShrink: 0 }}>
      <G stroke={FAINT} strokeWidth={0.5} strokeDasharray="6 3">
        {joistLines(room).map((joist, index) => (
          <PlanLine key={index} plan={plan} side={joist} />
        ))}
      </G>
      {room.obstacles.map(({ id, area }) => (
        <Box key={id} plan={plan} area={area} fill="#e6eaec" />
      ))}
      {panels.map((panel) => (
        <Fixing key={panel.number} plan={plan} fixed={panel} />
      ))}
      <Polygon points={points(room.outline)} fill="none" stroke={INK} strokeWidth={1.5} />
      {room.openings.map(({ id, wall, fromMm, widthMm }) => (
        <Opening key={id} plan={plan} side={sidesOf(room.outline)[wall]} fromMm={fromMm} widthMm={widthMm} />
      ))}
      {sidesOf(room.outline).map((side, wall) => (
        <WallLength key={wall} plan={plan} side={side} />
      ))}
    </Svg>
  )
}

type Drawn = { plan: PlanScale }

function PlanLine({ plan, side: { from, to } }: Drawn & { side: Side }) {
  const [start, end] = [plan.at(from), plan.at(to)]
  return <Line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
}

function Box({ plan, area, fill }: Drawn & { area: PlanRectangle; fill: string }) {
  const { x, y } = plan.at({ xMm: area.westMm, yMm: area.northMm })
  return (
    <Rect
      x={x}
      y={y}
      width={plan.length(area.eastMm - area.westMm)}
      height={plan.length(area.northMm - area.southMm)}
      fill={fill}
      stroke={INK}
      strokeWidth={0.75}
    />
  )
}

/** A panel with its number and its distances on the ceiling from the walls on its left and below it. */
function Fixing({ plan, fixed: { number, toWallMm, onPlan } }: Drawn & { fixed: FixedPanel }) {
  const { panel } = onPlan
  const [xMm, yMm] = [(panel.westMm + panel.eastMm) / 2, (panel.southMm + panel.northMm) / 2]
  const [left, bottom] = [plan.at({ xMm: panel.westMm, yMm }), plan.at({ xMm, yMm: panel.southMm })]
  const top = plan.at({ xMm, yMm: panel.northMm })
  return (
    <G>
      <G stroke="#a8112d" strokeWidth={0.5}>
        <Line x1={left.x - plan.length(onPlan.toWallMm.west)} y1={left.y} x2={left.x} y2={left.y} />
        <Line x1={bottom.x} y1={bottom.y} x2={bottom.x} y2={bottom.y + plan.length(onPlan.toWallMm.south)} />
      </G>
      <Box plan={plan} area={panel} fill="#f9ecb0" />
      <Text x={top.x} y={top.y + 9} fill={INK} textAnchor="middle" style={BOLD}>
        {panelName(number)}
      </Text>
      <Text x={left.x + 2} y={left.y - 2} fill="#a8112d" style={LETTERS}>
        {writtenNumber(toWallMm.west)}
      </Text>
      <Text x={bottom.x} y={bottom.y - 2} fill="#a8112d" textAnchor="middle" style={LETTERS}>
        {writtenNumber(toWallMm.south)}
      </Text>
    </G>
  )
}

type OpeningProps = Drawn & { side: Side | undefined; fromMm: number; widthMm: number }

function Opening({ plan, side, fromMm, widthMm }: OpeningProps) {
  if (!side) return null
  const { from, to } = side
  const lengthMm = Math.hypot(to.xMm - from.xMm, to.yMm - from.yMm)
  const onSide = (mm: number) => ({
    xMm: from.xMm + (mm / lengthMm) * (to.xMm - from.xMm),
    yMm: from.yMm + (mm / lengthMm) * (to.yMm - from.yMm),
  })
  return (
    <G stroke="#7fa6b4" strokeWidth={3}>
      <PlanLine plan={plan} side={{ from: onSide(fromMm), to: onSide(fromMm + widthMm) }} />
    </G>
  )
}

/** The length of a wall, outside it: corners run anticlockwise, so outside is on the right. */
function WallLength({ plan, side: { from, to } }: Drawn & { side: Side }) {
  const [alongX, alongY] = [to.xMm - from.xMm, to.yMm - from.yMm]
  const lengthMm = Math.hypot(alongX, alongY)
  const { x, y } = plan.at({ xMm: (from.xMm + to.xMm) / 2, yMm: (from.yMm + to.yMm) / 2 })
  return (
    <Text
      x={x + (alongY / lengthMm) * OUTSIDE_MM * MM}
      y={y + (alongX / lengthMm) * OUTSIDE_MM * MM + 2.5}
      fill={INK}
      textAnchor="middle"
      style={LETTERS}
    >
      {writtenNumber(lengthMm)}
    </Text>
  )
}
