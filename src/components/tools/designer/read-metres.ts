export type MetresRead = { ok: true; mm: number } | { ok: false; message: string }

const LONGEST_M = 50

/** A length as typed, '4.2' or '4,2 m', to the nearest 10 mm. */
export function readMetres(text: string): MetresRead {
  const typed = text.trim().replace(/m$/i, '').trimEnd().replace(',', '.')
  const metres = /^\d+(\.\d+)?$/.test(typed) ? Number(typed) : NaN
  if (metres <= LONGEST_M) return { ok: true, mm: Math.round(metres * 100) * 10 }
  return { ok: false, message: 'Enter a length in metres up to 50, such as 4.2' }
}
