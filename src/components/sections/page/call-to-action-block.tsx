import { ButtonLink } from '@/components/ui/button'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'
import { RichWords } from './rich-words'

/** What to do next; the first action is the primary one. */
export function CallToActionBlock({ block: { id, heading, text, actions } }: { block: BlockOf<'callToAction'> }) {
  return (
    <BlockFrame id={id} heading={heading} className="no-print border-t-[1.5px] border-ink pt-7">
      <RichWords of={text} />
      <p className="mt-5 flex flex-wrap gap-3">
        {actions.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </BlockFrame>
  )
}
