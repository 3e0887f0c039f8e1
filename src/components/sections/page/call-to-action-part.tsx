import { ButtonLink } from '@/components/ui/button'
import type { BlockOf } from '@/lib/site/page'

import { Part } from './part'
import { RichWords } from './rich-words'

/** What to do next; the first action is the one we would take. */
export function CallToActionPart({ block: { id, heading, text, actions } }: { block: BlockOf<'callToAction'> }) {
  return (
    <Part id={id} heading={heading} className="no-print border-t-[1.5px] border-ink pt-7">
      <RichWords of={text} />
      <p className="mt-5 flex flex-wrap gap-3">
        {actions.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </Part>
  )
}
