import { getPowerboard } from '@/lib/data/panels'
import { drawRoom } from '@/lib/illustrations/room-section/draw-room'
import { ROOM_SCENES, type RoomScene } from '@/lib/illustrations/room-section/scene'

export const dynamic = 'force-static'
export const dynamicParams = false

const FILES = new Map(Object.entries<RoomScene>(ROOM_SCENES).map(([name, scene]) => [`${name}.svg`, scene]))

export const generateStaticParams = () => [...FILES.keys()].map((scene) => ({ scene }))

/** The section through a heated room, drawn from the panel's record. */
export async function GET(_request: Request, { params }: { params: Promise<{ scene: string }> }) {
  const scene = FILES.get((await params).scene)
  if (!scene) return new Response(null, { status: 404 })
  return new Response(drawRoom({ scene, panel: await getPowerboard() }), {
    headers: { 'content-type': 'image/svg+xml' },
  })
}
