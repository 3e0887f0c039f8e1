import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

import type { DesignResult } from './design-result'

type Totals = Pick<DesignResult, 'rooms' | 'refused' | 'panels' | 'price'>

/** A design in one line: '15 panels, £5,085' and 'Every room is warm.' */
export function totalsWords({ rooms, refused, panels, price }: Totals) {
  const short = rooms.filter(({ shortfallWatts }) => Math.round(shortfallWatts) > 0)
  const isEnough = rooms.length > 0 && refused.length === 0 && short.length === 0
  const [only] = short
  return {
    amounts: [counted(panels, 'panel'), ...(price ? [pounds(price.totalPence)] : [])].join(', '),
    verdict: isEnough
      ? 'Every room is warm.'
      : short.length === 1 && only
        ? `${only.name} is short.`
        : short.length > 1
          ? `${short.length} of ${counted(rooms.length, 'room')} short.`
          : rooms.length === 0
            ? 'No rooms yet.'
            : '',
    isEnough,
  }
}
