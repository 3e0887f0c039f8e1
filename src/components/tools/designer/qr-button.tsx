'use client'

import { useId, useState } from 'react'

import { Button } from '@/components/ui/button'

const NOT_DRAWN = 'The code couldn’t be loaded. Copy the link instead.'

/** Shows a link as a QR code, for another device in the same room. The code is drawn here: nobody else sees the link. */
export function QrButton({ url, name }: { url: string; name: string }) {
  const id = useId()
  const [picture, setPicture] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const show = () =>
    import('uqr').then(
      ({ renderSVG }) => setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`),
      () => setFault(NOT_DRAWN),
    )
  return (
    <>
      <Button
        size="sm"
        look="secondary"
        className="noscript:hidden"
        aria-label={`QR code: ${name}`}
        aria-expanded={picture !== null}
        aria-controls={id}
        onClick={() => (picture === null ? void show() : setPicture(null))}
      >
        QR code
      </Button>
      <span id={id} role="status" className="mt-1 block text-sm empty:hidden">
        {fault !== '' && <span>{fault}</span>}
        {picture !== null && (
          <img src={picture} alt={`QR code of the link: ${name}`} width={200} height={200} className="bg-panel" />
        )}
      </span>
    </>
  )
}
