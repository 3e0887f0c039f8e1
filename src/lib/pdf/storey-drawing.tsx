import { G, Polygon, Svg, Text } from '@react-pdf/renderer'

import { namesInView } from '@/lib/calculators/designer/names-in-view'
import { storeyView, type ViewedRoom, type ViewPoint } from '@/lib/domain/design/storey-view'
import { PAPER } from '@/lib/illustrations/heat-ramp'
import { VIEW_LOOKS } from '@/lib/illustrations/view-looks'

import { TEXT_FONTS } from './fonts'
import { printable } from './printable'
import { MM } from './sheet'

/** Available space on A4 landscape. */
const SPACE = { width: 265 * MM, height: 130 * MM }
const NAME = { fontFamily: TEXT_FONTS, fontWeight: 600 } as const
const NAME_PT = 8

/** A storey from above and one side. */
export function StoreyDrawing({ viewed }: { viewed: readonly ViewedRoom[] }) {
  const view = storeyView(viewed)
  const { rooms, frame } = view
  const scale = Math.min(SPACE.width / frame.width, SPACE.height / frame.height)
  const at = ({ x, y }: ViewPoint) => ({ x: (x - frame.x) * scale, y: (y - frame.y) * scale })
  const points = (corners: readonly ViewPoint[]) =>
    corners
      .map(at)
      .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
      .join(' ')
  return (
    <Svg style={{ width: frame.width * scale, height: frame.height * scale, flexShrink: 0 }}>
      {rooms.map(({ id, floor }) => (
        <Polygon key={id} points={points(floor)} fill="#f2f6f7" stroke={PAPER.ink} strokeWidth={0.5} />
      ))}
      {rooms.map(({ id, faces, below, ceiling }) => (
        <G key={id}>
          {below.map((corners, index) => (
            <Polygon
              key={index}
              points={points(corners)}
              fill="none"
              stroke={PAPER.ink}
              strokeWidth={0.5}
              strokeDasharray="2 2"
            />
          ))}
          <Polygon points={points(ceiling)} fill="none" stroke={PAPER.edge} strokeWidth={0.5} />
          {faces.map(({ kind, corners }, index) => (
            <Polygon
              key={index}
              points={points(corners)}
              fill={VIEW_LOOKS[kind].fill}
              fillOpacity={VIEW_LOOKS[kind].fillOpacity}
              stroke={PAPER.ink}
              strokeWidth={VIEW_LOOKS[kind].strokeWidth * 0.6}
            />
          ))}
        </G>
      ))}
      {namesInView({ view, viewed, sizeMm: NAME_PT / scale }).map(({ id, text, sizeMm, ...position }) => (
        <Text
          key={id}
          {...at(position)}
          fill={PAPER.ink}
          textAnchor="middle"
          style={{ ...NAME, fontSize: sizeMm * scale }}
        >
          {printable(text)}
        </Text>
      ))}
    </Svg>
  )
}
