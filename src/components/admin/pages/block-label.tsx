'use client'

import { useRowLabel } from '@payloadcms/ui'

import { nameOfBlock } from '@/lib/cms/content/name-of-block'

/** A block's row in the editor: its number, its kind and its name. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  return (
    <span className="pb-block-label">
      <span>{String(rowNumber + 1).padStart(2, '0')}</span> <span>{kind}</span> <strong>{nameOfBlock(data)}</strong>
    </span>
  )
}
