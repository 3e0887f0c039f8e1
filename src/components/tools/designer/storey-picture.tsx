import { useId } from 'react'

import { COLDEST_COLOUR } from '@/lib/calculators/designer/band-paths'
import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import { namesInView } from '@/lib/calculators/designer/names-in-view'
import { storeyWords } from '@/lib/calculators/designer/storey-words'
import {
  ON_FLOOR,
  type RoomView,
  type StoreyView,
  storeyView,
  type ViewedRoom,
  type ViewFace,
  type ViewPoint,
} from '@/lib/domain/design/storey-view'
import { PAPER } from '@/lib/illustrations/heat-ramp'
import { VIEW_LOOKS } from '@/lib/illustrations/view-looks'

import { LINE } from './line'
import { pathOf } from './plan-room'

/** At least 12 px on a phone. */
const NAME_SHARE = 1 / 27

type StoreyPictureProps = {
  viewed: readonly ViewedRoom[]
  /** The warmth on the floor of each room by its id; floors stay plain without it. */
  fields?: ReadonlyMap<string, ComfortField> | undefined
}

/**
 * A storey from above and one side: panels at the ceiling, and the warmth below them. Colours are attributes, so that
 * the saved picture needs no stylesheet.
 */
export function StoreyPicture({ viewed, fields }: StoreyPictureProps) {
  const prefix = useId()
  const view = storeyView(viewed)
  const { x, y, width, height } = view.frame
  const margin = 0.03 * Math.max(width, height)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={storeyWords(viewed)}
      stroke={PAPER.ink}
      strokeLinejoin="round"
      fontFamily="sans-serif"
      className="block max-h-[70vh] w-full bg-daylight font-text forced-color-adjust-none print-exact"
    >
      {viewed.map(({ room }) => (
        <Floor key={room.id} path={pathOf(room)} id={`${prefix}${room.id}`} field={fields?.get(room.id)} />
      ))}
      {view.rooms.map((room) => (
        <Room key={room.id} room={room} />
      ))}
      <Names view={view} viewed={viewed} sizeMm={Math.max(width, height) * NAME_SHARE} />
    </svg>
  )
}

type FloorProps = { path: string; id: string; field: ComfortField | undefined }

function Floor({ path, id, field }: FloorProps) {
  return (
    <g transform={`matrix(${ON_FLOOR.join(' ')})`} strokeWidth={1}>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={field ? COLDEST_COLOUR : PAPER.panel} {...LINE} />
      {field && (
        <g clipPath={`url(#${id})`} fillRule="evenodd" stroke="none">
          {field.bands.map((band) => (
            <path key={band.colour} d={band.path} fill={band.colour} />
          ))}
        </g>
      )}
    </g>
  )
}

function Room({ room }: { room: RoomView }) {
  const panels = room.faces.filter(({ kind }) => kind === 'panel')
  return (
    <g>
      {room.faces
        .filter(({ kind }) => kind !== 'panel')
        .map((face, index) => (
          <Face key={index} face={face} />
        ))}
      <g fill="none" stroke={PAPER.panel} strokeWidth={1} strokeDasharray="3 3">
        {room.below.map((corners, index) => (
          <path key={index} d={drawn(corners)} {...LINE} />
        ))}
      </g>
      <path d={drawn(room.ceiling)} fill="none" stroke={PAPER.edge} strokeWidth={1} {...LINE} />
      {panels.map((face, index) => (
        <Face key={index} face={face} />
      ))}
    </g>
  )
}

const Face = ({ face: { kind, corners } }: { face: ViewFace }) => (
  <path d={drawn(corners)} {...VIEW_LOOKS[kind]} {...LINE} />
)

type NamesProps = { view: StoreyView; viewed: readonly ViewedRoom[]; sizeMm: number }

/** The names above everything else, outlined so that they are readable on any colour. */
function Names({ view, viewed, sizeMm }: NamesProps) {
  return (
    <g
      fontWeight={600}
      textAnchor="middle"
      fill={PAPER.ink}
      stroke={PAPER.panel}
      strokeWidth={sizeMm / 4}
      paintOrder="stroke"
    >
      {namesInView({ view, viewed, sizeMm }).map((name) => (
        <text key={name.id} x={name.x} y={name.y} fontSize={name.sizeMm}>
          {name.text}
        </text>
      ))}
    </g>
  )
}

const drawn = (corners: readonly ViewPoint[]) =>
  `M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
