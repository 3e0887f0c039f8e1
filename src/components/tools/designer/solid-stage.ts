import { type Group, PerspectiveCamera, Scene, Sprite, Vector3, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'

import { extentOf, extentOfAll } from '@/lib/domain/design/extent'
import type { ViewedRoom } from '@/lib/domain/design/storey-view'

import { freeRoom, type Heat, MM_PER_M, roomGroup } from './solid-parts'

type Shown = { viewed: readonly ViewedRoom[]; heatOf: (id: string) => Heat }
export type Look = 'above' | 'side' | 'inside'
/** Turns in radians: to the left, and up over the rooms; `closer` is a factor of the distance. */
export type Turn = { left?: number; up?: number; closer?: number }

export type Stage = {
  show: (shown: Shown) => void
  look: (look: Look, at: ViewedRoom | undefined) => void
  turn: (turn: Turn) => void
  resize: () => void
  free: () => void
}

const FIELD_OF_VIEW_DEG = 40
const EYE_M = 1.5
/** From a little above the floor to straight above it, and from inside up to the ceiling. */
const [HIGHEST, LOWEST, LOWEST_INSIDE] = [0.01, 1.5, 2.6]
const PIXELS_PER_POINT_MAX = 2

type StageInput = { canvas: HTMLCanvasElement; onLost: () => void }

/** Draws rooms on a canvas, only when something has changed: nothing moves by itself. Throws without WebGL. */
export function openStage({ canvas, onLost }: StageInput): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(devicePixelRatio, PIXELS_PER_POINT_MAX))
  const scene = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW_DEG, 1, 0.05, 400)
  // Before the controls, which would take every turn of the wheel from the page.
  canvas.addEventListener('wheel', leaveToPage)
  const controls = new OrbitControls(camera, canvas)
  const draw = () => renderer.render(scene, camera)
  controls.addEventListener('change', draw)
  const lost = (event: Event) => {
    event.preventDefault()
    onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)
  let rooms: Group[] = []
  let viewed: readonly ViewedRoom[] = []
  let isNamed = true
  const empty = () => {
    scene.remove(...rooms)
    rooms.forEach(freeRoom)
    rooms = []
  }
  return {
    show: (shown) => {
      empty()
      viewed = shown.viewed
      rooms = viewed.map((room) => roomGroup(room, shown.heatOf(room.room.id)))
      scene.add(...rooms)
      showNames(rooms, isNamed)
      draw()
    },
    look: (look, at) => {
      // From inside, the names of all rooms would hang in front of the eye.
      isNamed = look !== 'inside'
      showNames(rooms, isNamed)
      if (look === 'inside' && at) lookInside({ camera, controls, at })
      else lookFrom({ camera, controls, viewed, isAbove: look === 'above' })
      if (!controls.update()) draw()
    },
    turn: ({ left = 0, up = 0, closer = 1 }) => {
      controls.rotateLeft(left)
      controls.rotateUp(up)
      controls.dollyIn(closer)
    },
    resize: () => {
      const { clientWidth, clientHeight } = canvas
      if (clientWidth === 0 || clientHeight === 0) return
      renderer.setSize(clientWidth, clientHeight, false)
      camera.aspect = clientWidth / clientHeight
      camera.updateProjectionMatrix()
      draw()
    },
    free: () => {
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('wheel', leaveToPage)
      controls.dispose()
      empty()
      renderer.dispose()
    },
  }
}

function showNames(rooms: readonly Group[], isNamed: boolean): void {
  for (const { children } of rooms) for (const part of children) if (part instanceof Sprite) part.visible = isNamed
}

/** The wheel zooms with Ctrl only, as on the plan. */
function leaveToPage(event: WheelEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation()
}

type Eye = { camera: PerspectiveCamera; controls: OrbitControls }

/** All rooms of the storey, from the south and above, or from one side. */
function lookFrom({ camera, controls, viewed, isAbove }: Eye & { viewed: readonly ViewedRoom[]; isAbove: boolean }) {
  const { westMm, eastMm, southMm, northMm } = extentOfAll(viewed.map(({ room }) => room.outline))
  const highestMm = Math.max(0, ...viewed.map(({ room }) => room.slope?.ridgeMm ?? room.heightMm))
  const centre = new Vector3((westMm + eastMm) / 2, highestMm / 2, -(southMm + northMm) / 2).divideScalar(MM_PER_M)
  const halfAngle = (camera.fov / 2) * (Math.PI / 180)
  const radius = Math.hypot(eastMm - westMm, northMm - southMm, highestMm) / 2 / MM_PER_M
  const distance = radius / Math.sin(Math.atan(Math.tan(halfAngle) * Math.min(1, camera.aspect)))
  controls.minPolarAngle = HIGHEST
  controls.maxPolarAngle = LOWEST
  controls.minDistance = distance / 8
  controls.maxDistance = distance * 2
  const towards = isAbove ? new Vector3(0.45, 1.15, 0.8) : new Vector3(0.5, 0.32, 1)
  camera.position.copy(centre).addScaledVector(towards.normalize(), distance)
  controls.target.copy(centre)
}

/** From near the south-west corner of a room, at the height of the eyes, up to its panels. */
function lookInside({ camera, controls, at: { room } }: Eye & { at: ViewedRoom }) {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const at = (share: number, upMm: number) =>
    new Vector3(westMm + share * (eastMm - westMm), upMm, -(southMm + share * (northMm - southMm))).divideScalar(
      MM_PER_M,
    )
  controls.minPolarAngle = HIGHEST
  controls.maxPolarAngle = LOWEST_INSIDE
  controls.minDistance = 0.1
  controls.maxDistance = Math.hypot(eastMm - westMm, northMm - southMm) / MM_PER_M
  camera.position.copy(at(0.08, EYE_M * MM_PER_M))
  controls.target.copy(at(0.6, Math.max(EYE_M * MM_PER_M, room.heightMm * 0.8)))
}
