import type { Tariff } from '@/lib/domain/assumptions/tariff'

/** 'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, with 5% VAT', with a note once expired. */
export function formatPrices({
  source,
  period,
  vat,
  isOver,
}: Pick<Tariff, 'source' | 'period' | 'vat' | 'isOver'>): string {
  return `${source}, ${period}, ${vat}${isOver ? '; newer prices have not been entered yet' : ''}`
}
