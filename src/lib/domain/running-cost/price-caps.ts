import type { Confidence } from '../quantity/quantity'
import { PRICE_CAP, type Tariff } from './tariff'

/** A price cap, and how we know it: `read` is the ISO day of the source. */
export type PriceCap = Tariff & { read: string; confidence: Confidence }

const source = 'Ofgem price cap, average of Great Britain, direct debit'

/** Ofgem's price caps that we hold in full, oldest first. Where one is missing, the cap before it is used and marked as expired. */
export const PRICE_CAPS: readonly PriceCap[] = [
  {
    validFrom: '2024-07-01',
    validTo: '2024-09-30',
    period: 'July to September 2024',
    electricity: { pencePerKwh: 22.36, pencePerDay: 60.12 },
    gas: { pencePerKwh: 5.48, pencePerDay: 31.41 },
    source,
    read: '2026-11-20',
    confidence: 'verified',
  },
  {
    validFrom: '2024-10-01',
    validTo: '2024-12-31',
    period: 'October to December 2024',
    electricity: { pencePerKwh: 24.5, pencePerDay: 60.99 },
    gas: { pencePerKwh: 6.24, pencePerDay: 31.66 },
    source,
    read: '2026-11-20',
    confidence: 'well-known',
  },
  {
    validFrom: '2025-01-01',
    validTo: '2025-03-31',
    period: 'January to March 2025',
    electricity: { pencePerKwh: 24.86, pencePerDay: 60.97 },
    gas: { pencePerKwh: 6.34, pencePerDay: 31.65 },
    source,
    read: '2026-11-20',
    confidence: 'verified',
  },
  {
    validFrom: '2025-10-01',
    validTo: '2025-12-31',
    period: 'October to December 2025',
    electricity: { pencePerKwh: 26.35, pencePerDay: 53.68 },
    gas: { pencePerKwh: 6.29, pencePerDay: 34.03 },
    source,
    read: '2026-11-20',
    confidence: 'verified',
  },
  {
    validFrom: '2026-01-01',
    validTo: '2026-03-31',
    period: 'January to March 2026',
    electricity: { pencePerKwh: 27.69, pencePerDay: 54.75 },
    gas: { pencePerKwh: 5.93, pencePerDay: 35.09 },
    source,
    read: '2026-11-20',
    confidence: 'well-known',
  },
  {
    validFrom: '2026-07-01',
    validTo: '2026-09-30',
    period: 'July to September 2026',
    electricity: { pencePerKwh: 26.11, pencePerDay: 57.19 },
    gas: { pencePerKwh: 7.33, pencePerDay: 29.04 },
    source,
    read: '2026-11-20',
    confidence: 'verified',
  },
  { ...PRICE_CAP, read: '2026-11-20', confidence: 'verified' },
]
