import type { Design } from '@/lib/domain/design/design'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'

import { queryOf } from '../engine/home-query'
import { USUAL_HOME } from '../engine/home-questions'
import { homeWords } from '../engine/home-words'

const areaOf = ({ rooms }: Design) => Math.round(rooms.reduce((sum, { outline }) => sum + outlineAreaM2(outline), 0))

/**
 * A home told to the quick calculator, with what has changed in its drawing since: when it was built, where it is, and
 * the floor area. Null if none of it has.
 */
export function changedHome({ query, first, design }: { query: string; first: Design; design: Design }) {
  const { built, postcodeArea } = design.home
  const changes = {
    ...(built !== first.home.built && { built }),
    // The height was that of the other place.
    ...(postcodeArea !== first.home.postcodeArea && { postcode: postcodeArea ?? '', altitude: '' }),
    ...(areaOf(design) !== areaOf(first) && { area: String(areaOf(design)) }),
  }
  if (Object.keys(changes).length === 0) return null
  const changed = queryOf({ ...USUAL_HOME, ...Object.fromEntries(new URLSearchParams(query)), ...changes })
  return { query: changed, words: homeWords(changed) }
}
