import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'
import { PRICED_ROOMS } from '@/lib/calculators/home/priced-rooms'
import { roomPrice, type RoomShown } from '@/lib/calculators/home/room-price'
import type { Story } from '@/lib/content/home-page'

const prices = { panelPence: 28_900, deliveryPence: 15_000, powerWatts: 225, pencePerKwh: 26.32 }

export const sampleRoomPrice = roomPrice(PRICED_ROOMS.living, prices)

export const sampleRooms: RoomShown[] = [PRICED_ROOMS.bathroom, PRICED_ROOMS.living, PRICED_ROOMS.georgian].map(
  (room) => ({
    name: room.name,
    picture: { ...SAMPLE_PICTURE, alt: `${room.name} with panels on its ceiling` },
    price: roomPrice(room, prices),
  }),
)

export const sampleStory: Story = {
  reasons: {
    heading: 'Five reasons to look up.',
    lede: '',
    points: [
      { heading: 'The room is yours again.', text: 'It’s flat to the ceiling. No radiator to furnish around.' },
      { heading: 'Room by room.', text: 'Warm while you’re there, nothing while you’re away.' },
      { heading: 'A cable, not pipes.', text: 'One cable where a radiator needs two pipes.' },
      { heading: 'No yearly service.', text: 'No water to leak or freeze.' },
      { heading: 'Warmth you feel directly.', text: 'You, the table and the rug.' },
    ],
  },
  beforeAfter: { heading: 'The heater goes. The wall comes back.', lede: '' },
  steps: {
    heading: 'Three steps.',
    lede: '',
    points: [
      { heading: 'Price your room', text: 'Two measurements.' },
      { heading: 'We check it', text: 'A written price.' },
      { heading: 'An electrician fits it', text: 'You keep the certificate.' },
    ],
  },
  rooms: { heading: 'Pay for the room you’re in.', lede: '' },
  suits: { heading: 'Rooms that pipes never reached.', lede: 'Lofts and studies.', otherwise: 'A whole house on gas?' },
}
