import type { MeterFuel } from '@/lib/domain/challenge/meter-readings'

/** The meters of a home, as choices. */
export const FUEL_CHOICES: readonly { value: MeterFuel; label: string }[] = [
  { value: 'gas', label: 'Gas' },
  { value: 'electricity', label: 'Electricity' },
]

/** 'Gas' */
export const fuelName = (fuel: MeterFuel): string => (fuel === 'gas' ? 'Gas' : 'Electricity')

/** In the order of the page. */
export const FUELS: readonly MeterFuel[] = ['gas', 'electricity']
