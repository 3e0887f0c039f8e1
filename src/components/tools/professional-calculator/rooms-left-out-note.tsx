import { Fragment } from 'react'

import { FaultNotice } from '@/components/ui/notice'
import type { RoomLeftOut, RoomsLeftOut } from '@/lib/calculators/professional/rooms-left-out'

type RoomsLeftOutNoteProps = { leftOut: RoomsLeftOut; onGo: (room: RoomLeftOut) => void }

/** Lists the rooms that the results below leave out, each with a link to its row. */
export function RoomsLeftOutNote({ leftOut: { rooms, among }, onGo }: RoomsLeftOutNoteProps) {
  // While no room is counted, there are no results that leave rooms out.
  if (rooms.length === 0 || rooms.length === among) return null
  return (
    <FaultNotice>
      <p>
        <span className="font-semibold">{`${rooms.length} of ${among} rooms ${rooms.length === 1 ? 'is' : 'are'} not counted:`}</span>
        <span> </span>
        {rooms.map((room, index) => (
          <Fragment key={room.id}>
            <span>{index > 0 && ' '}</span>
            <span className="inline-flex items-center">
              <button
                type="button"
                onClick={() => onGo(room)}
                className="min-h-11 text-left underline underline-offset-[.22em] md:min-h-6"
              >
                {room.name}
              </button>
              <span>{index < rooms.length - 1 && ','}</span>
            </span>
          </Fragment>
        ))}
      </p>
    </FaultNotice>
  )
}
