import { EvidenceNote } from '@/components/ui/evidence-note'
import type { RoomPrice } from '@/lib/calculators/home/room-price'

type RoomLabelProps = {
  /** Null if no price may be shown: then the label says nothing about money. */
  price: RoomPrice | null
  /** Watts of a panel, pence of a unit, and where that price is from. */
  powerWatts: number
  pencePerKwh: number
  source: string
}

/** What the room in the picture costs, hung in front of it like a price tag. */
export function RoomLabel({ price, powerWatts, pencePerKwh, source }: RoomLabelProps) {
  if (!price) return null
  const { panels, counted, delivered, anHour } = price
  return (
    <div className="absolute bottom-14 left-(--bleed) rounded-b-panel border-t-6 border-ink bg-panel px-3 py-3 text-xs shadow-cast md:px-5 md:text-sm">
      <p className="font-semibold">{`This living room: ${counted}`}</p>
      <p className="flex items-baseline gap-2">
        <b className="font-display text-[1.5rem] leading-tight font-medium tracking-[-.025em] md:text-[2rem]">
          {delivered}
        </b>
        <b>delivered</b>
      </p>
      <p className="text-ink-2">
        {'about '}
        <EvidenceNote
          figure={anHour}
          sum={`${panels} × ${powerWatts} W at ${pencePerKwh}p a unit, full power.`}
          source={`${source}.`}
          checked={null}
          status={{ label: 'Calculated', isDisputed: false }}
        >
          {anHour}
        </EvidenceNote>
        {' at full power'}
      </p>
    </div>
  )
}
