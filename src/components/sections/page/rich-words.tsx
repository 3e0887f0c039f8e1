import { cx } from '@/components/ui/cx'
import type { List, Passage, RichText } from '@/lib/content/rich-text'

import { Words } from './words'

/** Text of several paragraphs at a readable width. */
export function RichWords({ of, className }: { of: RichText; className?: string }) {
  return (
    <div className={cx('max-w-[38em] [&>*+*]:mt-3.5', className)}>
      {of.map((passage, index) => (
        <PassageShown key={index} of={passage} />
      ))}
    </div>
  )
}

function PassageShown({ of }: { of: Passage }) {
  switch (of.kind) {
    case 'paragraph':
      return (
        <p>
          <Words of={of.content} />
        </p>
      )
    case 'heading':
      return of.level === 3 ? (
        <h3 className="pt-3 text-h4 font-semibold">
          <Words of={of.content} />
        </h3>
      ) : (
        <h4 className="pt-2 font-semibold">
          <Words of={of.content} />
        </h4>
      )
    case 'list':
      return <ListShown of={of} />
  }
}

function ListShown({ of: { isOrdered, items } }: { of: List }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag
      className={cx(
        'space-y-1.5 pl-6 marker:text-ink-3',
        isOrdered ? 'list-decimal marker:tabular-nums' : 'list-[square]',
      )}
    >
      {items.map(({ content, lists }, index) => (
        <li key={index} className="pl-1">
          <Words of={content} />
          {lists.map((list, inner) => (
            <ListShown key={inner} of={list} />
          ))}
        </li>
      ))}
    </Tag>
  )
}
