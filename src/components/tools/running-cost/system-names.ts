import type { ShownSystem } from '@/lib/calculators/home/running-cost-result'

export const SYSTEM_NAMES: Record<ShownSystem, string> = {
  'panel-heaters': 'Electric heaters',
  infrared: 'Powerboard',
  'gas-old': 'Gas boiler',
  'heat-pump': 'Heat pump',
}
