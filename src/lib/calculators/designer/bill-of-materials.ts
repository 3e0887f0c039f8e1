import { counted } from '@/lib/format/counted'

import type { DesignResult } from './design-result'

/** An item that a design needs besides the panels; priced after a survey. */
export type Accessory = { name: string; detail: string }

/** Two steel channels carry a panel (installation guide). */
const CHANNELS_PER_PANEL = 2

/** The accessories for the panels of a design; none without panels. */
export function accessoriesOf({ rooms, panels, electrical }: Pick<DesignResult, 'rooms' | 'panels' | 'electrical'>) {
  if (panels === 0) return []
  const heated = rooms.filter((room) => room.panels.length > 0).length
  const circuits = electrical?.circuits ?? []
  const sizes = [...new Set(circuits.map(({ cableMm2 }) => cableMm2))]
  const cables = sizes.map((mm2): Accessory => {
    const lengthM = circuits.reduce((sum, one) => sum + (one.cableMm2 === mm2 ? one.lengthM : 0), 0)
    return { name: mm2 === null ? 'cable over 4 mm²' : `${mm2} mm² cable`, detail: `${lengthM} m` }
  })
  const parts: Accessory[] = [
    { name: 'channels', detail: `${CHANNELS_PER_PANEL * panels}, with the panels` },
    { name: 'thermostats', detail: counted(heated, 'zone') },
  ]
  if (electrical) parts.push({ name: `${electrical.breakerAmps} A breakers`, detail: String(circuits.length) })
  return [...parts, ...cables]
}

const START = 'What goes with them: '

/** The accessories as a line of a message. */
export const accessoriesLine = (accessories: readonly Accessory[]): string =>
  START + accessories.map(({ name, detail }) => `${name} (${detail})`).join(', ')

export const isAccessoriesLine = (line: string): boolean => line.startsWith(START)
