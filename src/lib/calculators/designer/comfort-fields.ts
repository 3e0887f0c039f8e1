import type { Design } from '@/lib/domain/design/design'

import { type ComfortField, comfortField } from './comfort-field'
import type { DesignResult } from './design-result'

type Designed = { design: Design; result: Pick<DesignResult, 'rooms'> }

/** The comfort of every room that could be worked out, by its id. */
export const comfortFields = ({ design, result }: Designed): ReadonlyMap<string, ComfortField> =>
  new Map(
    result.rooms.flatMap((found) => {
      const room = design.rooms.find(({ id }) => id === found.id)
      return room ? [[found.id, comfortField({ room, found })]] : []
    }),
  )
