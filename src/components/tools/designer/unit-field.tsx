import { type Design, roomName } from '@/lib/domain/design/design'

import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'

const NOT_KNOWN = ''

/** The room and corner of the consumer unit, from which cables are measured. */
export function UnitField({ design: { home, rooms }, apply }: { design: Design; apply: Apply }) {
  const placed = home.consumerUnit
  const room = rooms.find(({ id }) => id === placed?.roomId)
  const corners = room?.outline.map((_, corner) => ({ value: String(corner), label: `Corner ${corner + 1}` })) ?? []
  const put = (roomId: string, corner: number) =>
    apply({ type: 'set-home', change: { consumerUnit: roomId === NOT_KNOWN ? null : { roomId, corner } } })
  return (
    <>
      <ChosenField
        label="Consumer unit in"
        value={room?.id ?? NOT_KNOWN}
        options={[
          { value: NOT_KNOWN, label: 'Not known: assume the hall' },
          ...rooms.map((one) => ({ value: one.id, label: roomName(one) })),
        ]}
        onChoose={(id) => put(id, 0)}
      />
      {room && placed && (
        <ChosenField
          label="At its"
          value={String(placed.corner)}
          options={corners}
          onChoose={(corner) => put(room.id, Number(corner))}
        />
      )}
    </>
  )
}
