import { ButtonLink } from '@/components/ui/button'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'
import { Words } from './words'

/** Next steps for different readers, side by side; each links to the page or form for them. */
export function DoorsBlock({ block: { id, doors } }: { block: BlockOf<'doors'> }) {
  return (
    <BlockFrame id={id} isWide>
      <ul className="grid gap-(--gutter) md:auto-cols-fr md:grid-flow-col md:grid-cols-[1.5fr]">
        {doors.map(({ title, text, label, href }, index) => (
          <li
            key={href}
            className="flex flex-col items-start border-t-7 border-ink bg-panel px-5 pt-5 pb-6 shadow-cast md:px-7"
          >
            <h2 className="mb-2 text-h3">{title}</h2>
            <p className="mb-5 max-w-[30em] grow">
              <Words of={text} />
            </p>
            <ButtonLink href={href} look={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
