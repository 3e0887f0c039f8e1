import type { StoreyView, ViewedRoom, ViewFaceKind } from '@/lib/domain/design/storey-view'

import { type NameLine, writtenName } from './written-name'

const SYMBOLS: readonly ViewFaceKind[] = ['panel', 'on-ceiling', 'wardrobe']

type Input = { view: StoreyView; viewed: readonly ViewedRoom[]; sizeMm: number }

/** Room names in the view from above, as large as possible: on the floor, where no panel of any room covers them. */
export function namesInView({ view, viewed, sizeMm }: Input): (NameLine & { id: string })[] {
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
