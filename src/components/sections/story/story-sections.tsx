import { Part } from '@/components/ui/part'
import type { StoryPictures } from '@/lib/calculators/home/room-price'
import type { Story } from '@/lib/content/home-page'

import { BeforeAfterSection } from './before-after-section'
import { ReasonsSection } from './reasons-section'
import { RoomsSection } from './rooms-section'
import { StepsSection } from './steps-section'

type StorySectionsProps = { story: Story; pictures: StoryPictures }

/** Why people choose panels, how they come to them and what a room costs: on the homepage and on the sales page. */
export function StorySections({ story, pictures }: StorySectionsProps) {
  return (
    <>
      <Part>
        <ReasonsSection reasons={story.reasons} pictures={pictures.reasons} />
      </Part>
      <Part>
        <BeforeAfterSection copy={story.beforeAfter} pictures={pictures.beforeAfter} price={pictures.prices.flat} />
      </Part>
      <Part>
        <StepsSection steps={story.steps} picture={pictures.ceiling} />
      </Part>
      <Part>
        <RoomsSection copy={story.rooms} rooms={pictures.rooms} source={pictures.source} />
      </Part>
    </>
  )
}
