import { Fragment } from 'react'

import { FaultNotice } from '@/components/ui/notice'
import type { RoomLeftOut, RoomsLeftOut } from '@/lib/calculators/professional/rooms-left-out'

type RoomsLeftOutNoteProps = { leftOut: RoomsLeftOut; onGo: (room: RoomLeftOut) => void }

/** Above the results: the rooms they leave out, each with a link to its row. */
export function RoomsLeftOutNote({ leftOut: { rooms, among }, onGo }: RoomsLeftOutNoteProps) {
  // Nothing has been left out while nothing is counted.
  if (rooms.length === 0 || rooms.length === among) return null
  return (
    <FaultNotice>
      <p>
        <span className="font-semibold">
          {rooms.length} of {among} rooms {rooms.length === 1 ? 'is' : 'are'} not counted:
        </span>{' '}
        {rooms.map((room, place) => (
          <Fragment key={room.id}>
            {place > 0 && ' '}
            <span className="inline-flex items-center">
              <button
                type="button"
                onClick={() => onGo(room)}
                className="min-h-11 text-left underline underline-offset-[.22em] md:min-h-6"
              >
                {room.name}
              </button>
              {place < rooms.length - 1 && ','}
            </span>
          </Fragment>
        ))}
      </p>
    </FaultNotice>
  )
}
