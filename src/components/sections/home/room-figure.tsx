import { HeatKey } from '@/components/ui/heat-key'
import type { Powerboard } from '@/lib/content/product'
import { type RoomLabel, roomLabels } from '@/lib/illustrations/room-section/room-labels'
import { ROOM_C, ROOM_SCENES, type RoomSceneName } from '@/lib/illustrations/room-section/scene'
import { roomSectionFile } from '@/lib/routing/routes'

import { FigureCaption } from '../story/figure-caption'

/**
 * A section through a room showing the rise in mean radiant temperature under its panels. Phones get their own drawing.
 */
export function RoomFigure({ panel }: { panel: Powerboard }) {
  const { wide, narrow } = ROOM_SCENES
  return (
    <figure>
      <div className="relative max-md:-mx-1.5">
        <picture>
          <source
            media="(min-width: 56.3125rem)"
            srcSet={roomSectionFile('wide')}
            width={wide.view.width}
            height={wide.view.height}
          />
          <img
            src={roomSectionFile('narrow')}
            width={narrow.view.width}
            height={narrow.view.height}
            loading="lazy"
            decoding="async"
            alt="Section through a sitting room with panels on its ceiling. Warmth spreads below each panel in bands that widen and fade: six kelvin close under it, two and a quarter above the head of someone reading in an armchair, one at the chest and the desk, half by the floor, and less at the far wall."
            className="h-auto w-full"
          />
        </picture>
        <Labels scene="wide" panel={panel} className="max-md:hidden" />
        <Labels scene="narrow" panel={panel} className="md:hidden" />
      </div>
      <FigureCaption number={3} heatKey={<HeatKey limits={['0', '½', '1', '2¼', '6 K']} />} className="mt-8 md:mt-16.5">
        Rise in radiant temperature under panels at {panel.operatingTempC} °C, in a {ROOM_C} °C room. You feel about
        half of it.
      </FigureCaption>
    </figure>
  )
}

/** The labels in the picture; the text alternative contains them too. */
function Labels({ scene, panel, className }: { scene: RoomSceneName; panel: Powerboard; className: string }) {
  return (
    <div aria-hidden className={className}>
      {roomLabels({ scene: ROOM_SCENES[scene], panel }).map(({ kind, text, left, top }) => (
        <span key={text} className={`absolute whitespace-nowrap ${LABELS[kind]}`} style={{ left, top }}>
          {kind === 'name' ? <PanelName rest={text} /> : text}
        </span>
      ))}
    </div>
  )
}

/** Between tablet and desktop widths there is only room for the name. */
function PanelName({ rest }: { rest: string }) {
  return (
    <>
      <b>Powerboard</b>
      <span className="max-lg:hidden">{rest}</span>
    </>
  )
}

const LABELS: Record<RoomLabel['kind'], string> = {
  band: 'w-10 -translate-1/2 rounded-[2px] bg-panel text-center text-xs leading-5 font-semibold md:w-10.5 md:text-sm md:leading-6',
  length: '-translate-x-1/2 -translate-y-full pb-1.5 text-sm font-medium',
  height: '-translate-y-1/2 pl-4 text-sm font-medium [writing-mode:vertical-rl]',
  name: '-translate-y-1/2 pl-1.5 text-sm',
}
