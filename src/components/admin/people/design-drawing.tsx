import { type MessageRoomSize, sizedRoomsInMessage } from '@/lib/calculators/designer/design-message'
import { counted } from '@/lib/format/counted'

const GAP_METRES = 0.6
const LABEL_METRES = 0.35
const ROW_METRES = 14

type Placed = MessageRoomSize & { x: number; y: number }

/** Rooms side by side, in rows, at one scale. */
function placed(rooms: readonly MessageRoomSize[]): { rooms: Placed[]; width: number; height: number } {
  let [x, y, rowHeight, width] = [0, 0, 0, 0]
  const at = rooms.map((room) => {
    if (x > 0 && x + room.westToEastMetres > ROW_METRES) {
      y += rowHeight + GAP_METRES
      x = 0
      rowHeight = 0
    }
    const place = { ...room, x, y }
    x += room.westToEastMetres + GAP_METRES
    rowHeight = Math.max(rowHeight, room.southToNorthMetres)
    width = Math.max(width, x - GAP_METRES)
    return place
  })
  return { rooms: at, width, height: y + rowHeight }
}

const inWords = ({ name, westToEastMetres, southToNorthMetres, panels }: MessageRoomSize) =>
  `${name}, ${westToEastMetres} m by ${southToNorthMetres} m, ${counted(panels, 'panel')}`

/**
 * The rooms of a design that came with an enquiry, to scale, each as the rectangle around it. Their exact shape stays on
 * the customer's device. Nothing if the message has no design.
 */
export function DesignDrawing({ message }: { message: string }) {
  const drawing = placed(sizedRoomsInMessage(message))
  if (drawing.rooms.length === 0) return null
  const names = drawing.rooms.map(inWords).join('; ')
  return (
    <svg
      className="pb-design"
      role="img"
      aria-label={`The design, to scale: ${names}`}
      viewBox={`-0.1 -0.1 ${drawing.width + 0.2} ${drawing.height + 0.2}`}
    >
      {drawing.rooms.map((room, index) => (
        <RoomRectangle key={index} {...room} />
      ))}
    </svg>
  )
}

function RoomRectangle({ name, x, y, westToEastMetres: width, southToNorthMetres: height, panels }: Placed) {
  const size = Math.min(LABEL_METRES, width / 7, height / 4)
  const lines = [name, `${width} × ${height} m`, counted(panels, 'panel')]
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} />
      {lines.map((line, index) => (
        <text key={line} x={x + width / 2} y={y + height / 2 + (index - 0.7) * 1.3 * size} fontSize={size}>
          {line}
        </text>
      ))}
    </g>
  )
}
