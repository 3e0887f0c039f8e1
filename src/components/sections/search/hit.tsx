import { TextLink } from '@/components/ui/link'
import type { MarkedText, SearchHit } from '@/lib/content/search'
import { SEARCH_KINDS } from '@/lib/domain/search/kinds'
import { labelOf } from '@/lib/domain/text/label-of'

/** A search result, with its kind and its path beside it. */
export function Hit({ hit: { kind, path, title, excerpt } }: { hit: SearchHit }) {
  return (
    <article className="grid gap-x-(--gutter) gap-y-1 md:grid-cols-9">
      <p className="text-sm text-ink-2 md:order-last md:col-span-2 md:pt-1">
        <span>{`${labelOf(SEARCH_KINDS, kind)} `}</span>
        <span aria-hidden className="md:hidden">
          ·
        </span>{' '}
        <span className="text-xs text-ink-3 wrap-anywhere md:block">{path}</span>
      </p>
      <div className="md:col-span-7">
        <h3 className="pb-1.5 text-h4">
          <TextLink href={path}>
            <Marked text={title} />
          </TextLink>
        </h3>
        <p className="max-w-[44em] text-sm text-ink-2 wrap-anywhere">
          <Marked text={excerpt} />
        </p>
      </div>
    </article>
  )
}

/** Text with the matches highlighted. */
function Marked({ text }: { text: MarkedText }) {
  return (
    <>
      {text.map((segment, index) =>
        segment.isMatch ? (
          <mark key={index} className="rounded-[2px] bg-frost text-ink">
            {segment.text}
          </mark>
        ) : (
          <span key={index}>{segment.text}</span>
        ),
      )}
    </>
  )
}
