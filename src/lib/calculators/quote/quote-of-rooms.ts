import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/building/home/answers'
import { BUILT, type Built } from '@/lib/domain/building/home/built'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import {
  type FittedRoom,
  fittedShare,
  givenWattsOf,
  neededWattsOf,
  panelsOf,
} from '@/lib/domain/estimate/fitted-panels'
import { withTold } from '@/lib/domain/estimate/told-home'
import type { PriceListEntry } from '@/lib/domain/quotes/price-list'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'
import { kilowatts } from '@/lib/format/kilowatts'
import { writtenNumber } from '@/lib/format/written-number'

import { restWords, shareWords } from '../comfort-share'
import { estimateFor } from '../engine/estimate'
import type { Basis } from '../engine/estimate-basis'
import { ceilingsIn, panelIn } from '../engine/estimate-steps'
import { assumptionsOf, OF_RUNNING_COSTS, type PricedQuote } from './quote-figures'
import { uncomparedFigures } from './quote-of-agreement'

/** Rooms to heat, and the home that they are in. */
export type MeasuredRooms = {
  propertyType: PropertyType
  built: Built
  /** Of the whole home, m². */
  floorAreaM2: number
  rooms: readonly { name: string; areaM2: number }[]
}

type Input = { measured: MeasuredRooms; list: readonly PriceListEntry[]; basis: Basis; trader: string }

/**
 * The contents of a quote for rooms of which only the floor areas are known: panels for the share of the heat of a usual
 * home that each has, and no more than its ceiling may have in comfort.
 */
export function quoteOfRooms({ measured, list, basis, trader }: Input): PricedQuote {
  const { propertyType, built, rooms } = measured
  const roomsM2 = rooms.reduce((sum, { areaM2 }) => sum + areaM2, 0)
  const floorAreaM2 = Math.max(measured.floorAreaM2, roomsM2)
  const answers = withTold({ propertyType, built, floorAreaM2, heating: 'other', heatedRooms: null }, null)
  const estimate = estimateFor({ answers, basis })
  const fitted = rooms.map(({ areaM2 }) => fittedOnAnyStorey(areaM2 / floorAreaM2, { estimate, basis }))
  const heat = { neededWatts: neededWattsOf(fitted), givenWatts: givenWattsOf(fitted) }
  const panels = panelsOf(fitted)
  return {
    figures: {
      ...uncomparedFigures({ basis, trader }),
      hash: calculationHash({ inputs: measured, steps: estimate.working.steps }),
      home: `${counted(rooms.length, 'room')} of ${area(roomsM2)} in a home of ${area(floorAreaM2)}: ${labelOf(PROPERTY_TYPES, propertyType).toLowerCase()}, built ${labelOf(BUILT, built).toLowerCase()}`,
      reasons: [
        `The rooms lose ${kilowatts(heat.neededWatts)} on a cold day, as their share of a home of this kind. A heat-loss calculation room by room decides.`,
        `${counted(panels, 'panel')} in ${counted(fitted.filter((room) => room.panels > 0).length, 'room')} give ${kilowatts(panels * basis.panel.powerWatts)}.`,
        ...(isShort(heat) ? [`${shareWords(heat)} ${restWords(heat)}`] : []),
        'We compare no running costs here: we do not know how the rooms are heated now.',
      ],
      assumptions: assumptionsOf(estimate, OF_RUNNING_COSTS),
      loadWatts: heat.givenWatts,
    },
    lines: linesBy(rooms, fitted, { list, basis }),
    panelSlug: basis.panel.slug,
  }
}

type Estimated = { estimate: ReturnType<typeof estimateFor>; basis: Basis }

/** A room that may lie on the ground or under the roof: as few panels as are comfortable on either. */
function fittedOnAnyStorey(share: number, { estimate, basis }: Estimated): FittedRoom {
  const home = ceilingsIn(estimate)
  const panel = panelIn(estimate, basis.panel)
  const [low, high] = [
    fittedShare({ home, panel, share, isOnTop: false }),
    fittedShare({ home, panel, share, isOnTop: true }),
  ]
  return high.panels < low.panels ? high : low
}

const area = (m2: number) => `${writtenNumber(m2, { most: 1 })} m²`

type Priced = { list: readonly PriceListEntry[]; basis: Basis }

/** A section for each room with its panels, and one for what is done once. */
function linesBy(rooms: MeasuredRooms['rooms'], fitted: readonly FittedRoom[], { list, basis }: Priced): QuoteLine[] {
  const { name, pricePence } = basis.panel
  const section = (title: string): QuoteLine => ({ ...text('section'), name: title })
  const quantities: Partial<Record<QuoteLine['kind'], number>> = {
    delivery: 1,
    fitting: panelsOf(fitted),
    circuits: 1,
    thermostats: fitted.filter(({ panels }) => panels > 0).length,
  }
  return [
    ...rooms.flatMap((room, index): QuoteLine[] => {
      const one = fitted[index]
      if (!one) return []
      const detail = isShort(one) ? shareWords(one) : ''
      const line: QuoteLine =
        one.panels === 0
          ? { ...text('note'), name: 'No panels', detail }
          : { kind: 'panels', name, detail, quantity: one.panels, eachPence: pricePence }
      return [section(`${room.name}, ${area(room.areaM2)}`), line]
    }),
    section('Delivery and fitting'),
    ...list.flatMap(({ productId, ...entry }): QuoteLine[] => {
      const quantity = productId === null ? (quantities[entry.kind] ?? 0) : 0
      return quantity > 0 ? [{ ...entry, quantity }] : []
    }),
  ]
}

const text = (kind: 'section' | 'note') => ({ kind, name: '', detail: '', quantity: 1, eachPence: null })
