import type { Tariff } from '@/lib/domain/running-cost/tariff'

/** 'Ofgem price cap, average of Great Britain, direct debit, October to December 2026', and that they are old where they are. */
export function pricesInWords({ source, period, isOver }: Pick<Tariff, 'source' | 'period' | 'isOver'>): string {
  return `${source}, ${period}${isOver ? '; newer prices are not yet entered' : ''}`
}
