import { Picture } from '@/components/ui/picture'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'
import { RichWords } from './rich-words'

export function StepsBlock({ block: { id, heading, steps } }: { block: BlockOf<'steps'> }) {
  return (
    <BlockFrame id={id} heading={heading}>
      <ol>
        {steps.map(({ title, text, picture }, index) => (
          <li
            key={index}
            className="grid gap-x-(--gutter) gap-y-3 border-b border-line py-5 break-inside-avoid first:pt-0 md:grid-cols-9"
          >
            <div className="flex gap-4 md:col-span-6">
              <span aria-hidden className="w-8 flex-none font-display text-h3 font-medium text-ink-3 tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="mb-1 text-h4 font-semibold">{title}</h3>
                <RichWords of={text} />
              </div>
            </div>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 56.3125rem) 22vw, 100vw"
                className="aspect-video h-auto w-full rounded-panel md:col-span-3"
              />
            )}
          </li>
        ))}
      </ol>
    </BlockFrame>
  )
}
