import type { ReactNode } from 'react'

/** Fields beside each other: two on a phone, four on a wide screen. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4 md:grid-cols-4">{children}</div>
}
