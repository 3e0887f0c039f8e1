import { namePlace } from '@/lib/domain/design/name-place'
import type { StoreyView, ViewedRoom, ViewFaceKind } from '@/lib/domain/design/storey-view'

import { NAME_SIZES, nameBox, type NameLine, onlyLine } from './name-on-plan'

const SYMBOLS: readonly ViewFaceKind[] = ['panel', 'on-ceiling', 'wardrobe']

type Asked = { view: StoreyView; viewed: readonly ViewedRoom[]; sizeMm: number }

/** The names of rooms seen from above: on the floor where no panel of any room hangs before it, as large as they go. */
export function namesInView({ view, viewed, sizeMm: largestMm }: Asked): (NameLine & { id: string })[] {
  const taken = view.rooms.flatMap(({ faces }) =>
    faces.filter(({ kind }) => SYMBOLS.includes(kind)).map(({ corners }) => corners),
  )
  return view.rooms.map(({ id, floor, middle }) => {
    const text = viewed.find(({ room }) => room.id === id)?.room.name ?? ''
    for (const size of NAME_SIZES) {
      const sizeMm = size * largestMm
      const place = namePlace({ room: floor, taken, box: nameBox(text, sizeMm), near: middle })
      if (place) return { id, ...onlyLine({ text, middle: place, sizeMm }) }
    }
    return { id, ...onlyLine({ text, middle, sizeMm: Math.min(...NAME_SIZES) * largestMm }) }
  })
}
