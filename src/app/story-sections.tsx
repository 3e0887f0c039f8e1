import { BeforeAfterSection } from '@/components/sections/story/before-after-section'
import { ReasonsSection } from '@/components/sections/story/reasons-section'
import { RoomsSection } from '@/components/sections/story/rooms-section'
import { StepsSection } from '@/components/sections/story/steps-section'
import { Part } from '@/components/ui/part'
import type { Story } from '@/lib/content/home-page'
import type { getStoryPictures } from '@/lib/data/story-pictures'

type StorySectionsProps = { story: Story; pictures: Awaited<ReturnType<typeof getStoryPictures>> }

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
