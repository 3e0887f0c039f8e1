import { ELECTRICITY_REGIONS } from '@/lib/domain/electrical/regions'

/** Region value for the average of Great Britain. */
export const AVERAGE = 'GB'

/** Regions a tariff can cover. */
export const TARIFF_REGIONS = [{ value: AVERAGE, label: 'Average of Great Britain' }, ...ELECTRICITY_REGIONS] as const
