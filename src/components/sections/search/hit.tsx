import { TextLink } from '@/components/ui/link'
import type { MarkedText, SearchHit } from '@/lib/content/search'
import { SEARCH_KINDS } from '@/lib/domain/search/kinds'
import { labelOf } from '@/lib/domain/text/label-of'

export function Hit({ hit: { kind, path, title, excerpt } }: { hit: SearchHit }) {
  return (
    <article>
      <p className="text-xs text-ink-2">
        {labelOf(SEARCH_KINDS, kind)} <span aria-hidden>·</span> <span className="wrap-anywhere">{path}</span>
      </p>
      <h3 className="py-1 text-h4">
        <TextLink href={path}>
          <Marked text={title} />
        </TextLink>
      </h3>
      <p className="max-w-[44em] text-sm text-ink-2 wrap-anywhere">
        <Marked text={excerpt} />
      </p>
    </article>
  )
}

/** Text with the matches highlighted. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[2px] bg-frost text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
