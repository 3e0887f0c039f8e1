import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { isAdvised, type Verdict } from '@/lib/domain/estimate/deciding-rules'
import type { Judgement } from '@/lib/domain/estimate/verdict'
import type { SuitedRoom } from '@/lib/domain/estimate/verdict-facts'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

import { VERDICT_LABELS } from './engine/verdict-labels'

/** A verdict, ready to render. */
export type VerdictView = {
  verdict: Verdict
  label: string
  /** For panels throughout what is to be heated. */
  isAdvised: boolean
  /** The deciding reason first; a heat pump that costs much less last. */
  reasons: string[]
  /** Rooms that panels suit, and their price; null if there are none to name. */
  rooms: { heading: string; lines: string[] } | null
  next: string
}

export function verdictView({ verdict, reasons, heatPump, rooms, next }: Judgement): VerdictView {
  return {
    verdict,
    label: VERDICT_LABELS[verdict],
    isAdvised: isAdvised(verdict),
    reasons: [...reasons.map(({ reason }) => reason), ...(heatPump ? [heatPump] : [])],
    rooms: rooms.length === 0 ? null : { heading: roomsHeading(verdict), lines: rooms.map(roomWords) },
    next,
  }
}

/** Everything of a verdict but its label as lines of text, for documents and emails. */
export const verdictLines = ({ reasons, rooms }: Pick<VerdictView, 'reasons' | 'rooms'>): string[] => [
  ...reasons,
  ...(rooms ? [`${rooms.heading}: ${rooms.lines.join('; ')}.`] : []),
]

const roomsHeading = (verdict: Verdict) =>
  verdict === 'insulate-first' ? 'Rooms for afterwards, as counted today' : 'Rooms here, delivered and fitted'

const tens = (watts: number) => (Math.round(watts / 10) * 10).toLocaleString('en-GB')

/** 'A study of 8 m²: 2 panels, £1,028' */
function roomWords({ name, areaM2, panels, pricePence, ...heat }: SuitedRoom): string {
  const room = `${name} of ${Math.round(areaM2)} m²: ${counted(panels, 'panel')}, ${pounds(pricePence)}`
  return isShort(heat)
    ? `${room}, which ${panels === 1 ? 'gives' : 'give'} ${tens(heat.givenWatts)} of ${tens(heat.neededWatts)} W`
    : room
}
