import { amountOf } from '@/lib/calculators/format-working'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { counted } from '@/lib/format/counted'

import { twoCounts } from '../comfort-share'
import type { ProjectResult, ProjectTotals } from './project-result'
import type { RoomFigures } from './room-result'

type TotalsFigure = { of: Quantity; name: string; text: string }

/** Six totals for the home. */
export function totalsFigures({
  heatLoss,
  wattsPerM2,
  ruleWatts,
  panels,
  panelsAtStatedTemperature,
  price,
}: ProjectTotals): TotalsFigure[] {
  return [
    {
      of: heatLoss,
      name: 'lost on a cold day, by its parts',
      text: amountOf({ value: Math.round(heatLoss.value), unit: 'W' }),
    },
    {
      of: wattsPerM2,
      name: 'of that per square metre',
      text: amountOf({ value: Math.round(wattsPerM2.value), unit: 'W/m²' }),
    },
    {
      of: ruleWatts,
      name: 'by the manufacturer’s rule',
      text: amountOf({ value: Math.round(ruleWatts.value), unit: 'W' }),
    },
    {
      of: panels,
      name: 'at their full power',
      text: counted(panels.value, 'panel'),
    },
    {
      of: panelsAtStatedTemperature,
      name: 'panels at their stated temperature',
      text: panelsAtStatedTemperature.value.toLocaleString('en-GB'),
    },
    { of: price, name: 'for the panels, delivered and fitted', text: amountOf(price) },
  ]
}

/** Explains the two methods and what both leave out. */
export function methodsWords({ reheat }: Pick<ProjectTotals, 'reheat'>): string {
  return `By its parts: U × A of every part, corners and joints, and air, after BS EN 12831-1. By the rule: the manufacturer’s watts per square metre of floor. Panels are counted for the larger of the two, but no more than the ceiling of a room may have in comfort, at their full power and at what their front gives at the stated temperature. Warming up after a pause would take ${amountOf(reheat)} more, which is in neither.`
}

/** Which rooms are short of heat; null if none are. */
export function shortRoomsWords(rooms: readonly Pick<RoomFigures, 'room' | 'power' | 'given'>[]): string | null {
  const short = rooms
    .map(({ room, power, given }) => ({ name: room.name, watts: power.value - given.value }))
    .filter(({ watts }) => Math.round(watts) > 0)
    .map(({ name, watts }) => `${name} by ${amountOf({ value: Math.round(watts), unit: 'W' })}`)
  return short.length === 0 ? null : `Short: ${short.join(', ')}.`
}

/** Why there are two counts of panels. */
export const countsWords = ({ totals, shared: { panel, panelName } }: Counted): string =>
  twoCounts({
    panelWatts: panel.powerWatts,
    panelName,
    panels: totals.panels.value,
    atStatedTemperature: totals.panelsAtStatedTemperature.value,
  })

type Counted = { totals: ProjectTotals; shared: ProjectResult['shared'] }
