import { DESIGN_LIMITS } from '@/lib/domain/design/design'
import type { EditProblem } from '@/lib/domain/design/edit'
import { joinNames } from '@/lib/domain/text/join-names'
import { counted } from '@/lib/format/counted'

import type { DesignResult } from './design-result'
import type { RoomDesign } from './room-design'

/** Messages for rejected commands. */
export const PROBLEM_WORDS: Readonly<Record<EditProblem, string>> = {
  'too-few-corners': 'A room needs at least three corners.',
  'too-many-corners': 'A room can’t have more than 60 corners.',
  'off-the-grid': 'Corners are placed every 50 mm.',
  'repeated-corner': 'Two corners can’t be in the same place.',
  'crosses-itself': 'The walls would cross.',
  'too-small': 'A room needs at least half a square metre of floor.',
  'too-large': 'A room can’t be longer than 50 m.',
  'too-far-out': `A room can’t be more than ${(DESIGN_LIMITS.reachMm / 1_000).toLocaleString('en-GB')} m from where the plan began.`,
  'too-low': 'The ceiling must be at least 1.5 m high.',
  'eaves-too-low': 'The low side of a sloping ceiling must be at least 0.7 m high.',
  'ridge-too-low': 'The high side of a sloping ceiling must be higher than its low side.',
  'too-steep': 'A ceiling steeper than 60° counts as a wall: panels can’t be laid out on it.',
  'too-low-on-average': 'A room with a sloping ceiling must be at least 1.5 m high on average.',
  'too-high': 'The ceiling can’t be higher than 12 m.',
  'opening-off-the-wall': 'A window or door would no longer fit in its wall. Move it or make it smaller first.',
  'openings-overlap': 'Two windows or doors would overlap.',
  'obstacle-outside': 'Something in the room would be outside its walls. Move it first.',
  'panel-not-allowed':
    'A panel can’t go there: it must keep clear of walls, lights and alarms, be fixed to two joists, and on a slope be at least 1.8 m above the floor.',
  'panels-too-close': 'Two panels would be too close to each other.',
  'locked-panel-does-not-fit': 'A locked panel would no longer fit in its place. Unlock it first.',
  'panel-is-locked': 'This panel is locked in its place. Unlock it first.',
  'panels-are-locked': 'Panels are locked in their places, and this would change their size. Unlock them first.',
  'too-cold-or-too-warm': 'A room is 5 to 35 °C warm.',
  'too-many-parts': 'A room can’t take any more.',
  'too-many-rooms': 'A design can’t have more than 40 rooms.',
  overlaps: 'Two rooms can’t have the same floor: this one would reach into another.',
  'no-such-room': 'That room is no longer in the design.',
}

const STOREYS = ['Ground floor', 'First floor', 'Second floor', 'Third floor']

export const storeyName = (storey: number): string => STOREYS[storey] ?? `Floor ${storey}`

/** '1,150 W' */
export const wattsWords = (watts: number): string => `${Math.round(watts).toLocaleString('en-GB')} W`

/** '4.20 m' */
export const metresWords = (mm: number): string => `${(mm / 1_000).toFixed(2)} m`

type Lacking = Pick<RoomDesign, 'name' | 'shortfallWatts' | 'limitedBy' | 'isTooWarm' | 'panel'>
type Supplied = Pick<RoomDesign, 'name' | 'otherWatts'>

/** Why no more panels can be added to a room that is short of heat. */
const REASONS = {
  space: 'no more panels fit. Another heater has to supply the rest.',
  asymmetry: 'more panels would make the ceiling too warm for comfort. Another heater has to supply the rest.',
} as const

/** Why there are fewer panels than the other calculators count for these rooms; null if there are not. */
export const notAsDrawnWords = ({ notAsDrawn }: Pick<DesignResult, 'notAsDrawn'>): string | null =>
  notAsDrawn === 0
    ? null
    : `By their size and heat these rooms could have ${counted(notAsDrawn, 'more panel')}, but not with the shapes, windows and obstacles as drawn.`

/** What rooms lack, in sentences; rooms short for the same reason are combined. */
export function shortfallWords(rooms: readonly Lacking[]): string[] {
  const short = rooms.filter(({ shortfallWatts, isTooWarm }) => !isTooWarm && shortfallWatts > 0)
  const limited = (['space', 'asymmetry'] as const).flatMap((reason) => {
    const alike = short.filter(({ limitedBy }) => limitedBy === reason)
    return alike.length > 0 ? [`${shortWords(alike)}: ${REASONS[reason]}`] : []
  })
  const missing = short.flatMap((room) => {
    const panels = Math.ceil(room.shortfallWatts / room.panel.watts)
    return room.limitedBy === null ? [`${shortWords([room])}. Add ${panels === 1 ? 'one' : panels}.`] : []
  })
  const tooWarm = rooms.flatMap(({ name, isTooWarm }) =>
    isTooWarm ? [`${name}: so many panels make the ceiling too warm for comfort. Remove one or lay it out again.`] : [],
  )
  return [...tooWarm, ...missing, ...limited]
}

/** 'Hall is 105 W short', 'Short: Hall by 105 W, Kitchen by 90 W'. */
function shortWords(rooms: readonly Lacking[]): string {
  const [only, second] = rooms
  if (only && !second) return `${only.name} is ${wattsWords(only.shortfallWatts)} short`
  return `Short: ${rooms.map(({ name, shortfallWatts }) => `${name} by ${wattsWords(shortfallWatts)}`).join(', ')}`
}

/** 'Another heater supplies 860 W in Hall and 90 W in Kitchen.'; null if none is needed. */
function otherHeatWords(rooms: readonly Supplied[]): string | null {
  const supplied = rooms.filter(({ otherWatts }) => Math.round(otherWatts) > 0)
  if (supplied.length === 0) return null
  return `Another heater supplies ${joinNames(supplied.map(({ name, otherWatts }) => `${wattsWords(otherWatts)} in ${name}`))}.`
}

/** The verdict on a design: which rooms are short of heat, or that none are. */
export function verdictWords({ rooms, refused, panels }: DesignResult): string[] {
  if (rooms.length === 0 && refused.length === 0) return ['No rooms drawn yet.']
  const lacking = shortfallWords(rooms)
  if (lacking.length > 0) return lacking
  if (refused.length > 0) return []
  const other = otherHeatWords(rooms)
  if (panels === 0 && other === null) return ['These rooms need no heat of their own on a cold day.']
  return [
    `Every room is warm enough on a cold day, with ${counted(panels, 'panel')}.`,
    ...(other === null ? [] : [other]),
  ]
}
