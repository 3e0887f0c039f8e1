import type { StoreyView, ViewedRoom, ViewFaceKind } from '@/lib/domain/design/storey-view'

import { type NameLine, writtenName } from './written-name'

const SYMBOLS: readonly ViewFaceKind[] = ['panel', 'on-ceiling', 'wardrobe']

type Asked = { view: StoreyView; viewed: readonly ViewedRoom[]; sizeMm: number }

/** The names of rooms seen from above: on the floor where no panel of any room hangs before it, as large as they go. */
export function namesInView({ view, viewed, sizeMm }: Asked): (NameLine & { id: string })[] {
  const taken = view.rooms.flatMap(({ faces }) =>
    faces.filter(({ kind }) => SYMBOLS.includes(kind)).map(({ corners }) => corners),
  )
  return view.rooms.flatMap(({ id, floor, middle }) => {
    const text = viewed.find(({ room }) => room.id === id)?.room.name ?? ''
    const lines = writtenName({
      ways: [[{ text, size: 1 }]],
      largestMm: sizeMm,
      room: floor,
      taken,
      nearOf: () => middle,
    })
    return lines.map((line) => ({ id, ...line }))
  })
}
