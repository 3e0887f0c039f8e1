import type { Powerboard } from '@/lib/content/product'
import type { Tariff } from '@/lib/domain/assumptions/tariff'
import { hourlyCostPence } from '@/lib/domain/energy-costs/hourly-cost'

type PanelOnTariff = { panel: Pick<Powerboard, 'powerWatts'>; tariff: Pick<Tariff, 'electricity'> }

/** The cost of one panel at full power: '5.9p an hour' */
export function hourlyCost({ panel: { powerWatts }, tariff }: PanelOnTariff): string {
  return `${hourlyCostPence({ powerWatts, pencePerKwh: tariff.electricity.pencePerKwh }).toFixed(1)}p an hour`
}
