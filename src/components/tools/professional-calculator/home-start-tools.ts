import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { isRoomOfTold } from '@/lib/calculators/professional/project-of-home'
import type { Sheet } from '@/lib/calculators/professional/sheet'
import { startFromHome } from '@/lib/calculators/professional/start-from-home'
import { readToldHome } from '@/lib/schemas/calculate/told-home'

/** The project of a home told to the quick calculator, and what to say about it; null if the home cannot be read. */
export function sheetFromHome({
  query,
  basis,
}: {
  query: string
  basis: Basis
}): ReturnType<typeof startFromHome> | null {
  const told = readToldHome(query)
  return told && startFromHome({ told, basis })
}

/** Whether a sheet began with a told home. */
export const beganWithHome = ({ rooms }: Pick<Sheet, 'rooms'>): boolean => rooms.some(isRoomOfTold)
