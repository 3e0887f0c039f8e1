import { counted } from '@/lib/format/counted'
import type { DesignerVisits } from '@/lib/lead-funnel/read'
import { shareText } from '@/lib/lead-funnel/to-csv'

/** From a typical plan to a price on a phone, as promised to ourselves, s. */
const TARGET_S = 180

/** How many visitors reach a price in the designer, and how soon. */
export function designerWords({ begun, priced, seconds }: DesignerVisits): string {
  if (begun === 0) return 'No visitor who accepted all cookies has begun in the designer in this period.'
  const share = `Designer: ${shareText({ hits: Math.min(priced, begun), of: begun })} of ${counted(begun, 'visitor')} who came to its start reached a price`
  return seconds === null
    ? `${share}.`
    : `${share}, half of them within ${counted(Math.round(seconds), 'second')}. The target is ${TARGET_S}.`
}
