import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

import { readStored, writeStored } from '@/lib/browser/device-storage'
import { LENGTH_UNITS, type LengthUnit } from '@/lib/domain/room-plan/length'

import { DESIGN_UNIT_KEY } from './design-start'

type UnitChoice = { unit: LengthUnit; choose: (unit: LengthUnit) => void }

const Unit = createContext<UnitChoice>({ unit: 'm', choose: () => undefined })

const readUnit = (): LengthUnit => LENGTH_UNITS.find(({ value }) => value === readStored(DESIGN_UNIT_KEY))?.value ?? 'm'

/** The unit of all lengths in the designer, kept on this device. */
export function UnitProvider({ children }: { children: ReactNode }) {
  const [unit, setUnit] = useState(readUnit)
  const choose = useCallback((chosen: LengthUnit) => {
    setUnit(chosen)
    writeStored(DESIGN_UNIT_KEY, chosen)
  }, [])
  return <Unit value={{ unit, choose }}>{children}</Unit>
}

/** The unit in which lengths are shown, and in which a number alone is read. */
export const useUnit = (): LengthUnit => useContext(Unit).unit

export const useUnitChoice = (): UnitChoice => useContext(Unit)
