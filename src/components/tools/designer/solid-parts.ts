import {
  BufferGeometry,
  CanvasTexture,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  FrontSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  ShapeUtils,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector2,
} from 'three'

import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import { type DesignRoom, roomName } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { roomFaces, type SolidFace, type SolidFaceKind, type SolidPoint } from '@/lib/domain/design/storey-solid'
import type { ViewedRoom } from '@/lib/domain/design/storey-view'
import { PAPER } from '@/lib/illustrations/heat-ramp'

import { paintHeat } from './heat-canvas'

export const MM_PER_M = 1_000
const TEXTURE_PX = 512
const NAME_PX = 64
const NAME_M = 0.34
/** Walls at right angles differ a little, as they would in daylight. */
const SHADED = new Color(PAPER.panel).lerp(new Color(PAPER.frost), 0.55)

type Look = { colour: string; opacity: number; isTwoSided: boolean }

/** Walls and ceilings show only their inner faces, so that the room is seen from wherever the eye is. */
const LOOKS: Readonly<Record<SolidFaceKind, Look>> = {
  wall: { colour: PAPER.panel, opacity: 1, isTwoSided: false },
  'inner-wall': { colour: PAPER.panel, opacity: 0.25, isTwoSided: false },
  ceiling: { colour: PAPER.panel, opacity: 1, isTwoSided: false },
  window: { colour: PAPER.frost, opacity: 0.75, isTwoSided: true },
  door: { colour: PAPER.edge, opacity: 0.45, isTwoSided: true },
  wardrobe: { colour: PAPER.frost, opacity: 1, isTwoSided: true },
  'on-ceiling': { colour: PAPER.frost, opacity: 1, isTwoSided: true },
  panel: { colour: PAPER.panel, opacity: 0.9, isTwoSided: true },
}

/** The warmth of a room at a height above its floor. */
export type Heat = { field: ComfortField | undefined; heightM: number }

/** A room as something to look at: in metres, y upwards, north away from the viewer. */
export function roomGroup(viewed: ViewedRoom, heat: Heat): Group {
  const group = new Group()
  for (const face of roomFaces(viewed)) group.add(faceMesh(face), faceEdges(face))
  group.add(heatMesh(viewed.room, heat), nameSprite(viewed.room))
  return group
}

const place = ({ xMm, yMm, upMm }: SolidPoint) => [xMm / MM_PER_M, upMm / MM_PER_M, -yMm / MM_PER_M]

function faceMesh({ kind, corners }: SolidFace): Mesh {
  const { colour, opacity, isTwoSided } = LOOKS[kind]
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(corners.flatMap(place), 3))
  geometry.setIndex(kind === 'ceiling' ? trianglesOf(corners) : [0, 1, 2, 0, 2, 3])
  const material = new MeshBasicMaterial({
    color: kind.endsWith('wall') && runsNorth(corners) ? SHADED : colour,
    side: isTwoSided ? DoubleSide : FrontSide,
    transparent: opacity < 1,
    opacity,
    // Openings lie in their walls and edges on both: openings win over walls, edges over everything.
    polygonOffset: true,
    polygonOffsetFactor: kind.endsWith('wall') ? 2 : 1,
    polygonOffsetUnits: kind.endsWith('wall') ? 2 : 1,
  })
  return new Mesh(geometry, material)
}

/** Of a polygon whose corners run clockwise on the plan, for an eye below it. */
function trianglesOf(corners: readonly SolidPoint[]): number[] {
  const flat = corners.map(({ xMm, yMm }) => new Vector2(xMm, yMm))
  return ShapeUtils.triangulateShape(flat, []).flatMap(([a = 0, b = 0, c = 0]) => {
    const [from, over, to] = [corners[a], corners[b], corners[c]]
    const turn =
      from && over && to ? (over.xMm - from.xMm) * (to.yMm - from.yMm) - (over.yMm - from.yMm) * (to.xMm - from.xMm) : 0
    return turn > 0 ? [a, c, b] : [a, b, c]
  })
}

function runsNorth([from, to]: readonly SolidPoint[]): boolean {
  return from !== undefined && to !== undefined && Math.abs(to.yMm - from.yMm) > Math.abs(to.xMm - from.xMm)
}

function faceEdges({ kind, corners }: SolidFace): LineSegments {
  const geometry = new BufferGeometry()
  const ends = corners.flatMap((from, index) => [from, corners[(index + 1) % corners.length] ?? from])
  geometry.setAttribute('position', new Float32BufferAttribute(ends.flatMap(place), 3))
  return new LineSegments(geometry, new LineBasicMaterial({ color: kind === 'ceiling' ? PAPER.edge : PAPER.ink }))
}

/** A level picture of the map, with its own outline as its edge. */
function heatMesh(room: DesignRoom, { field, heightM }: Heat): Mesh {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const corners = room.outline.map((at) => ({ ...at, upMm: heightM * MM_PER_M }))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(corners.flatMap(place), 3))
  const shares = corners.flatMap(({ xMm, yMm }) => [
    (xMm - westMm) / (eastMm - westMm),
    (yMm - southMm) / (northMm - southMm),
  ])
  geometry.setAttribute('uv', new Float32BufferAttribute(shares, 2))
  geometry.setIndex(trianglesOf(corners))
  const map = field ? heatTexture(room, field) : null
  return new Mesh(geometry, new MeshBasicMaterial({ color: map ? PAPER.panel : PAPER.frost, map, side: DoubleSide }))
}

function heatTexture(room: DesignRoom, field: ComfortField): CanvasTexture | null {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const canvas = document.createElement('canvas')
  canvas.width = TEXTURE_PX
  canvas.height = TEXTURE_PX
  const context = canvas.getContext('2d')
  if (!context) return null
  context.scale(TEXTURE_PX / (eastMm - westMm), TEXTURE_PX / (northMm - southMm))
  context.translate(-westMm, northMm)
  paintHeat(context, room, field)
  return inColour(new CanvasTexture(canvas))
}

function inColour(texture: CanvasTexture): CanvasTexture {
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** The name of the room, which turns to the viewer and is never hidden. */
function nameSprite(room: DesignRoom): Sprite {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const font = `600 ${NAME_PX * 0.7}px ${getComputedStyle(document.body).fontFamily}`
  if (context) context.font = font
  const words = roomName(room)
  canvas.width = Math.ceil(context?.measureText(words).width ?? NAME_PX) + NAME_PX / 2
  canvas.height = NAME_PX
  if (context) {
    context.font = font
    context.fillStyle = PAPER.panel
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = PAPER.ink
    context.textBaseline = 'middle'
    context.fillText(words, NAME_PX / 4, NAME_PX / 2)
  }
  const map = inColour(new CanvasTexture(canvas))
  const sprite = new Sprite(new SpriteMaterial({ map, depthTest: false }))
  sprite.position.set((westMm + eastMm) / 2 / MM_PER_M, 0.1, -(southMm + (northMm - southMm) * 0.12) / MM_PER_M)
  sprite.scale.set((NAME_M * canvas.width) / canvas.height, NAME_M, 1)
  sprite.renderOrder = 1
  return sprite
}

/** Frees what a room holds on the graphics card. */
export function freeRoom(group: Group): void {
  group.traverse((part) => {
    if (!(part instanceof Mesh || part instanceof LineSegments || part instanceof Sprite)) return
    part.geometry.dispose()
    const { material } = part
    if (material instanceof MeshBasicMaterial || material instanceof SpriteMaterial) material.map?.dispose()
    if (!Array.isArray(material)) material.dispose()
  })
}
