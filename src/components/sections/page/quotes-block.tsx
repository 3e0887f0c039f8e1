import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'

export function QuotesBlock({ block: { id, heading, quotes } }: { block: BlockOf<'quotes'> }) {
  if (quotes.length === 0) return null
  return (
    <BlockFrame id={id} heading={heading}>
      <ul className="border-t-[1.5px] border-ink">
        {quotes.map(({ id, quote, clientName, fitted, isSample }) => (
          <li key={id} className="border-b border-line py-5">
            <blockquote className="max-w-[34em] font-display text-h3">{quote}</blockquote>
            <p className="mt-2 text-sm text-ink-2">
              {[clientName, fitted].filter(Boolean).join(' · ')}
              {isSample && ' · Sample text'}
            </p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
