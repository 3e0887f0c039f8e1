import { type Design, roomOf } from '@/lib/domain/design/design'

import { type ComfortField, comfortField } from './comfort-field'
import { USUAL_VIEW } from './comfort-view'
import type { DesignResult } from './design-result'

type Designed = { design: Design; result: Pick<DesignResult, 'rooms'> }

/** Rise in temperature from the panels in every calculated room, by room id. */
export const comfortFields = ({ design, result }: Designed): ReadonlyMap<string, ComfortField> =>
  new Map(
    result.rooms.flatMap((found) => {
      const room = roomOf(design, found.id)
      const field = room && comfortField({ room, found, view: USUAL_VIEW })
      return field ? [[found.id, field]] : []
    }),
  )
