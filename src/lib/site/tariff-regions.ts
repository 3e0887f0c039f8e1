import { ELECTRICITY_REGIONS } from '@/lib/domain/electricity/regions'

/** How a tariff says that it is the average of all regions. */
export const AVERAGE = 'GB'

/** What a tariff may be of. */
export const TARIFF_REGIONS = [{ value: AVERAGE, label: 'Average of Great Britain' }, ...ELECTRICITY_REGIONS] as const
