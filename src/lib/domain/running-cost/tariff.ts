/** What energy costs in a period, as whole-home prices with VAT. */
export type Tariff = {
  /** First and last day, '2026-10-01'. */
  validFrom: string
  validTo: string
  /** 'October to December 2026' */
  period: string
  electricity: { pencePerKwh: number; pencePerDay: number }
  gas: { pencePerKwh: number; pencePerDay: number }
  source: string
}

/**
 * Ofgem's price cap, average of Great Britain, direct debit, single-rate meter, 1 October to 31 December 2026.
 * VAT on electricity is 0 % in this period (to 31 March 2027); gas prices contain 5 %. Northern Ireland is outside the cap.
 * Read from several independent copies of Ofgem's announcement on 20 November 2026.
 */
export const PRICE_CAP: Tariff = {
  validFrom: '2026-10-01',
  validTo: '2026-12-31',
  period: 'October to December 2026',
  electricity: { pencePerKwh: 26.32, pencePerDay: 54.83 },
  gas: { pencePerKwh: 7.97, pencePerDay: 29.68 },
  source: 'Ofgem price cap, average of Great Britain, direct debit',
}
