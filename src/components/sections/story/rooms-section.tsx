import { EvidenceNote } from '@/components/ui/evidence-note'
import { ArrowLink } from '@/components/ui/link'
import { PanelRow } from '@/components/ui/panel-row'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { RoomPrice, RoomShown } from '@/lib/calculators/home/room-price'
import type { SectionCopy } from '@/lib/content/home-page'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

/** How wide each room is, so that no three are alike. */
const SPANS = ['md:col-span-3', 'md:col-span-4', 'md:col-span-5']

type RoomsSectionProps = {
  copy: SectionCopy
  rooms: readonly RoomShown[]
  /** Where the price of a unit is from. */
  source: string
}

/** Three rooms, each with its panels to scale, its price and what an hour costs. */
export function RoomsSection({ copy, rooms, source }: RoomsSectionProps) {
  if (!copy.heading) return null
  return (
    <Section
      id="rooms"
      name="What it costs"
      className="render-late [--late-height:92rem] md:[--late-height:48rem]"
      wide={
        <ul className="grid gap-x-(--gutter) gap-y-9 md:grid-cols-12 md:items-end">
          {rooms.map(({ name, picture, price }, index) => (
            <li key={name} className={SPANS[index]}>
              <Picture
                picture={picture}
                sizes="(min-width: 56.3125rem) 40vw, 100vw"
                className="aspect-4/3 w-full rounded-panel"
              />
              <h3 className="mt-4 text-h4">{name}</h3>
              {price && <Price price={price} source={source} />}
            </li>
          ))}
        </ul>
      }
    >
      <h2 className="text-h2">{copy.heading}</h2>
      <p className="mt-4 max-w-[38em] text-lede">
        {copy.lede || 'Delivered, inc. VAT. Fitting, wiring and thermostats are extra, priced after a survey.'}
      </p>
      {isOpen(routes.configure) && <ArrowLink href={routes.configure}>Price your rooms</ArrowLink>}
    </Section>
  )
}

function Price({ price: { panels, counted, delivered, anHour }, source }: { price: RoomPrice; source: string }) {
  return (
    <>
      <PanelRow panels={panels} />
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-h3 font-medium">{delivered}</span>
        <span className="text-sm text-ink-2">{counted}</span>
        <EvidenceNote
          figure={anHour}
          sum={`${counted} at full power.`}
          source={`${source}.`}
          checked={null}
          status={{ label: 'Calculated', isDisputed: false }}
          className="text-sm"
        >
          {anHour}
        </EvidenceNote>
      </p>
    </>
  )
}
