import type { ReactNode } from 'react'

import type { RichText } from '@/lib/content/rich-text'

import { BlockFrame } from './block-frame'
import { RichWords } from './rich-words'

type TextBlockProps = { id: string; heading: string; text: RichText; children: ReactNode }

/** A heading and some text above a custom block: a form, a tool, a map, a download. */
export function TextBlock({ id, heading, text, children }: TextBlockProps) {
  return (
    <BlockFrame id={id} heading={heading}>
      <RichWords of={text} />
      <div className="mt-7">{children}</div>
    </BlockFrame>
  )
}
