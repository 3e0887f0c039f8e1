/**
 * The fourteen electricity price regions of Great Britain, by licence area letter. Excludes Northern Ireland, where
 * Ofgem's price cap does not apply.
 */
export const ELECTRICITY_REGIONS = [
  { value: 'A', label: 'East England' },
  { value: 'B', label: 'East Midlands' },
  { value: 'C', label: 'London' },
  { value: 'D', label: 'North Wales, Merseyside and Cheshire' },
  { value: 'E', label: 'West Midlands' },
  { value: 'F', label: 'North East England' },
  { value: 'G', label: 'North West England' },
  { value: 'H', label: 'Southern England' },
  { value: 'J', label: 'South East England' },
  { value: 'K', label: 'South Wales' },
  { value: 'L', label: 'South West England' },
  { value: 'M', label: 'Yorkshire' },
  { value: 'N', label: 'Central and Southern Scotland' },
  { value: 'P', label: 'North Scotland' },
] as const

export type ElectricityRegion = (typeof ELECTRICITY_REGIONS)[number]['value']

/** 'South West England'; null is the whole of Great Britain. */
export function regionName(region: ElectricityRegion | null): string {
  return ELECTRICITY_REGIONS.find(({ value }) => value === region)?.label ?? 'average of Great Britain'
}
