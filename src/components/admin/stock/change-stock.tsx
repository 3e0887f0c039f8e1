'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { newKey } from '@/lib/browser/new-key'
import { STOCK_MAX } from '@/lib/schemas/stock-change'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'The stock could not be changed. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so the stock may have been changed. Try again: it is changed only once.'

/** Sets the counted stock of a product or variant, or adds a delivery; both are written to the ledger. */
export function ChangeStock() {
  const reload = useReload()
  const { routes } = useConfig().config
  const { id, collectionSlug } = useDocumentInfo()
  const { send, isSending } = useStaffAction(FAILED, UNANSWERED)

  const change = (reason: 'correction' | 'delivery', { pieces, key, onDone }: Pieces) => {
    const onSuccess = () => {
      onDone()
      reload()
    }
    send({ path: `/${collectionSlug}/${id}/stock`, body: { reason, pieces, key } }, { onSuccess })
  }

  if (!id) return null
  const field = collectionSlug === 'products' ? 'product' : 'variant'
  const ledger = `${routes.admin}/collections/stock-movements?where[${field}][equals]=${id}`
  return (
    <div className="pb-note-form">
      <PiecesField
        label="Counted, in pieces"
        action="Set the stock"
        isSending={isSending}
        onPieces={(typed) => change('correction', typed)}
      />
      <PiecesField
        label="Units delivered to us"
        action="Add to the stock"
        isSending={isSending}
        onPieces={(typed) => change('delivery', typed)}
      />
      <p>
        <a href={ledger}>Every stock change</a>
      </p>
    </div>
  )
}

/** `key`: made once for the typed value, so that sending it again is not another change. */
type Pieces = { pieces: number; key: string; onDone: () => void }

type PiecesFieldProps = { label: string; action: string; isSending: boolean; onPieces: (typed: Pieces) => void }

const NOTHING = { text: '', key: '' }

/** Not a separate form, because it is inside the form of the product. */
function PiecesField({ label, action, isSending, onPieces }: PiecesFieldProps) {
  const [typed, setTyped] = useState(NOTHING)
  const { text, key } = typed
  const onDone = () => setTyped((latest) => (latest.key === key ? NOTHING : latest)) // keeps what was typed meanwhile
  return (
    <div className="pb-inline-field">
      <label>
        <span>{label}</span>
        <input
          type="number"
          min={0}
          max={STOCK_MAX}
          step={1}
          value={text}
          onChange={({ target }) => setTyped({ text: target.value, key: newKey() })}
        />
      </label>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending || text === ''}
        onClick={() => onPieces({ pieces: Number(text), key, onDone })}
      >
        {action}
      </Button>
    </div>
  )
}
