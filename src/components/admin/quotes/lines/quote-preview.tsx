import { useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

const TABS = [
  { label: 'Page', path: '' },
  { label: 'Email', path: '/email' },
  { label: 'PDF', path: '/quote.pdf' },
] as const

type QuotePreviewProps = { id: number; version: string }

/** What the customer will get, as last saved: the page, the email and the PDF themselves. `version`: when it was saved. */
export function QuotePreview({ id, version }: QuotePreviewProps) {
  const isModified = useFormModified()
  const [shown, setShown] = useState<(typeof TABS)[number]>(TABS[0])
  const address = `/preview/quote/${id}${shown.path}?saved=${encodeURIComponent(version)}`
  return (
    <section className="pb-quote-preview" aria-label="As the customer will see it">
      <div role="group" aria-label="What is shown">
        {TABS.map((tab) => (
          <button key={tab.label} type="button" aria-pressed={tab === shown} onClick={() => setShown(tab)}>
            {tab.label}
          </button>
        ))}
        <a href={address} target="_blank" rel="noreferrer">
          Open in a tab
        </a>
      </div>
      <p role="status">{isModified ? 'As last saved. Save to see your changes.' : 'As the customer will see it.'}</p>
      <iframe key={address} src={address} title={`${shown.label} of the quote`} />
    </section>
  )
}
