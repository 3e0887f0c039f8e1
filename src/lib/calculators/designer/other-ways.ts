import { isShort } from '@/lib/domain/building/heat-loss/panels'
import type { Heating } from '@/lib/domain/design/commands'
import { joinNames } from '@/lib/domain/text/join-names'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

import { effectWords, suppliedWords } from '../comfort-share'
import type { RoomDesign } from './room-design'

/** A way to make panels enough other than insulation, with the change to the rooms that it is. */
export type OtherWay = {
  choice: string
  effect: string
  rooms: readonly { id: string; heating: Heating }[]
}

type Input = {
  rooms: readonly RoomDesign[]
  /** A room kept at another temperature; null if it cannot be calculated. */
  figuresAt: (id: string, indoorC: number) => RoomFigures | null
  priceFor: (panels: number, rooms: number) => { totalPence: number } | null
}

/** What a room needs, what panels give of it, and how many they are. */
type RoomFigures = Record<'power' | 'given' | 'panels', { readonly value: number }>

/** UK Health Security Agency, cold-weather advice of 5 December 2022: at least 18 °C in the rooms that are used most. */
const LOWEST_C = 18

/** What would make panels enough in rooms whose ceilings limit them, each with what it comes to. */
export function otherWays(input: Input): OtherWay[] {
  const short = input.rooms.filter(({ shortfallWatts, limitedBy }) => limitedBy !== null && shortfallWatts > 0)
  if (short.length === 0) return []
  return [...lowerTarget(short, input), secondHeater(short), ...othersFirst(short, input)]
}

/** Each room at the highest temperature, in whole degrees, at which its panels are enough, or else at the lowest. */
function lowerTarget(short: readonly RoomDesign[], { rooms, figuresAt, priceFor }: Input): OtherWay[] {
  const lowered = new Map(
    short.flatMap((room) => {
      const found = lowerRoom(room, figuresAt)
      return found ? [[room.id, { ...found, name: room.name }] as const] : []
    }),
  )
  if (lowered.size === 0) return []
  const after = rooms.map(({ id, loadWatts, shortfallWatts, otherWatts, panels }) => {
    const figures = lowered.get(id)?.figures
    return figures
      ? { neededWatts: figures.power.value, givenWatts: figures.given.value, panels: figures.panels.value }
      : { neededWatts: loadWatts, givenWatts: loadWatts - shortfallWatts - otherWatts, panels: panels.length }
  })
  const sum = (of: (room: (typeof after)[number]) => number) => after.reduce((total, room) => total + of(room), 0)
  const panels = sum((room) => room.panels)
  const heated = after.filter((room) => room.panels > 0).length
  return [
    {
      choice: `A lower target: ${joinNames([...lowered.values()].map(({ name, indoorC }) => `${name} at ${indoorC} °C`))}`,
      effect: effectWords({
        neededWatts: sum((room) => room.neededWatts),
        givenWatts: sum((room) => room.givenWatts),
        panels,
        pricePence: priceFor(panels, heated)?.totalPence ?? 0,
        yearPence: null,
      }),
      rooms: [...lowered].map(([id, { indoorC }]) => ({ id, heating: { indoorC } })),
    },
  ]
}

function lowerRoom({ id, indoorC: now }: RoomDesign, figuresAt: Input['figuresAt']) {
  let found: { indoorC: number; figures: RoomFigures } | null = null
  for (let indoorC = Math.ceil(now) - 1; indoorC >= LOWEST_C; indoorC -= 1) {
    const figures = figuresAt(id, indoorC)
    if (!figures) continue
    found = { indoorC, figures }
    if (!isShort({ neededWatts: figures.power.value, givenWatts: figures.given.value })) break
  }
  return found
}

const namesOf = (rooms: readonly RoomDesign[]) => joinNames(rooms.map(({ name }) => name))

function secondHeater(short: readonly RoomDesign[]): OtherWay {
  const watts = short.reduce((sum, { shortfallWatts }) => sum + shortfallWatts, 0)
  return {
    choice: `A second heater: in ${namesOf(short)}`,
    effect: `${suppliedWords({ neededWatts: watts, givenWatts: 0 })} Panels and their price stay as they are.`,
    rooms: short.map(({ id }) => ({ id, heating: { hasOtherHeater: true } })),
  }
}

function othersFirst(short: readonly RoomDesign[], { rooms, priceFor }: Input): OtherWay[] {
  const others = rooms.filter((room) => !short.includes(room) && room.panels.length > 0)
  const panels = others.reduce((sum, room) => sum + room.panels.length, 0)
  const price = priceFor(panels, others.length)
  if (!price) return []
  return [
    {
      choice: `Other rooms first: none yet in ${namesOf(short)}`,
      effect: `${counted(panels, 'panel')} in ${counted(others.length, 'room')}, ${pounds(price.totalPence)} fitted. Today’s heating stays in ${namesOf(short)}.`,
      rooms: short.map(({ id }) => ({ id, heating: { hasOtherHeater: true, panels: [] } })),
    },
  ]
}
