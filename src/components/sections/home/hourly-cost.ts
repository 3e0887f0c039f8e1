import { hourlyCostPence } from '@/lib/domain/running-cost/hourly-cost'
import type { Tariff } from '@/lib/domain/running-cost/tariff'
import type { Powerboard } from '@/lib/site/product'

type PanelOnTariff = { panel: Pick<Powerboard, 'powerWatts'>; tariff: Pick<Tariff, 'electricity'> }

/** What one panel costs at full power: '5.9p an hour' */
export function hourlyCost({ panel: { powerWatts }, tariff }: PanelOnTariff): string {
  return `${hourlyCostPence({ powerWatts, pencePerKwh: tariff.electricity.pencePerKwh }).toFixed(1)}p an hour`
}
