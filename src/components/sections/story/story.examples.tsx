import type { Example } from '@/components/ui/example'
import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'

import { sampleRoomPrice, sampleRooms, sampleStory } from '../samples/sample-story'
import { BeforeAfterSection } from './before-after-section'
import { ReasonsSection } from './reasons-section'
import { RoomsSection } from './rooms-section'
import { StepsSection } from './steps-section'

const picture = { ...SAMPLE_PICTURE, alt: 'A room with panels on its ceiling' }
const pictures = { before: picture, after: picture }

export const examples: Example[] = [
  { name: 'reasons', node: <ReasonsSection reasons={sampleStory.reasons} pictures={[picture, picture]} /> },
  {
    name: 'before and after',
    node: <BeforeAfterSection copy={sampleStory.beforeAfter} pictures={pictures} price={sampleRoomPrice} />,
  },
  { name: 'steps', node: <StepsSection steps={sampleStory.steps} picture={picture} /> },
  {
    name: 'rooms',
    node: <RoomsSection copy={sampleStory.rooms} rooms={sampleRooms} source="Ofgem price cap" />,
  },
  {
    name: 'rooms without a price',
    node: (
      <RoomsSection
        copy={sampleStory.rooms}
        rooms={sampleRooms.map((room) => ({ ...room, price: null }))}
        source="Ofgem price cap"
      />
    ),
  },
]
