/** VAT included in a price. The rate after `until`, its last day as an ISO date, is null with it. */
export type PriceVat = { percent: number; until: string | null; percentAfter: number | null }

/** VAT of a price that changes without the price. `hasCome`: the change has come, and the price is out of date. */
export type VatChange = { percent: number; until: string; percentAfter: number; hasCome: boolean }

type Input = { vat: PriceVat | undefined; date: string }

/** The announced change of VAT as seen on an ISO date; null if the price already includes what will apply. */
export function vatChangeOn({ vat, date }: Input): VatChange | null {
  if (!vat) return null
  const { percent, until, percentAfter } = vat
  if (until === null || percentAfter === null || percentAfter === percent) return null
  return { percent, until, percentAfter, hasCome: until < date }
}
