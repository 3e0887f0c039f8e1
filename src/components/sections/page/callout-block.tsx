import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'
import { RichWords } from './rich-words'

const TONES: Record<BlockOf<'callout'>['tone'], { icon?: IconName; look: string }> = {
  note: { icon: 'file-check', look: 'border-ink bg-plaster' },
  limit: { look: 'border-ink bg-plaster' },
  warning: { icon: 'alert', look: 'border-ink bg-panel shadow-cast' },
}

/** An important note in its own box, as wide as the text. */
export function CalloutBlock({ block: { id, tone, heading, text } }: { block: BlockOf<'callout'> }) {
  const { icon, look } = TONES[tone]
  return (
    <BlockFrame id={id} className="break-inside-avoid">
      <div className={`max-w-[38em] border-t-[6px] px-5 py-5 md:px-6 ${look}`}>
        {heading && (
          <h2 className="mb-1.5 flex items-center gap-2.5 font-text text-h4 font-semibold">
            {icon && <Icon name={icon} />}
            {heading}
          </h2>
        )}
        <RichWords of={text} />
      </div>
    </BlockFrame>
  )
}
