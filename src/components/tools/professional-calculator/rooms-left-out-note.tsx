import { Fragment } from 'react'

import { FaultNotice } from '@/components/ui/notice'
import type { RoomLeftOut, RoomsLeftOut } from '@/lib/site/professional/rooms-left-out'

type RoomsLeftOutNoteProps = { leftOut: RoomsLeftOut; onGo: (room: RoomLeftOut) => void }

/** Above the results: which rooms they do without, each a way to its row. */
export function RoomsLeftOutNote({ leftOut: { rooms, among }, onGo }: RoomsLeftOutNoteProps) {
  // As long as nothing is counted, nothing is left out of it.
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
