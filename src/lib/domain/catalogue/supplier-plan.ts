/** A line of a supplier's file; null where a value is missing. `pricePence` includes VAT. */
export type SupplierLine = { code: string; stock: number | null; pricePence: number | null }

/**
 * A product in our catalogue. `stock`: what can still be sold; null if it is not counted. `reserved`: pieces in orders
 * that the supplier still has.
 */
export type StockedProduct = {
  id: number
  name: string
  code: string
  stock: number | null
  reserved: number
  pricePence: number
}

export type SupplierChange = {
  productId: number
  name: string
  stock: { before: number | null; after: number } | null
  pricePence: { before: number; after: number } | null
}

export type SupplierPlan = {
  changes: SupplierChange[]
  /** Codes in the file that match none of our products. */
  unknown: string[]
  /** Our products whose codes are missing from the file; they are left unchanged. */
  missing: string[]
  /** Why the file must be confirmed again before it is applied. */
  doubts: string[]
}

/** A price that moves by more than this share, or a file without this share of our products, is likely a mistake. */
const DOUBTFUL_SHARE = 0.2

/** The changes that a supplier's file would make. Expects each code on one line at most. */
export function supplierPlan(lines: readonly SupplierLine[], products: readonly StockedProduct[]): SupplierPlan {
  const byCode = new Map(products.map((product) => [product.code, product]))
  const named = new Set(lines.map(({ code }) => code))
  const missing = products.filter(({ code }) => !named.has(code)).map(({ name }) => name)
  const changes = lines.flatMap((line) => changeOf(line, byCode.get(line.code)))
  return {
    changes,
    unknown: lines.filter(({ code }) => !byCode.has(code)).map(({ code }) => code),
    missing,
    doubts: [
      ...changes.flatMap(({ name, pricePence }) =>
        pricePence && Math.abs(pricePence.after - pricePence.before) > DOUBTFUL_SHARE * pricePence.before
          ? [`The price of ${name} moves by more than ${DOUBTFUL_SHARE * 100}%.`]
          : [],
      ),
      ...(missing.length > DOUBTFUL_SHARE * products.length
        ? [`The file leaves out ${missing.length} of our ${products.length} products.`]
        : []),
    ],
  }
}

function changeOf(line: SupplierLine, product: StockedProduct | undefined): SupplierChange[] {
  if (!product) return []
  const { id, name, stock: before, reserved, pricePence } = product
  const after = line.stock === null ? before : Math.max(0, line.stock - reserved)
  const stock = after === null || after === before ? null : { before, after }
  const price =
    line.pricePence === null || line.pricePence === pricePence ? null : { before: pricePence, after: line.pricePence }
  return stock || price ? [{ productId: id, name, stock, pricePence: price }] : []
}

/** States of a supplier's file. `failed`: it could not be read or fetched. */
export const SUPPLIER_FILE_STATES = [
  { value: 'checked', label: 'Checked, not applied' },
  { value: 'applied', label: 'Applied' },
  { value: 'undone', label: 'Undone' },
  { value: 'failed', label: 'Failed' },
] as const

export type SupplierFileState = (typeof SUPPLIER_FILE_STATES)[number]['value']
