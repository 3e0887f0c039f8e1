import type { ReactNode } from 'react'

import type { RichText } from '@/lib/site/rich-text'

import { Part } from './part'
import { RichWords } from './rich-words'

type TextPartProps = { id: string; heading: string; text: RichText; children: ReactNode }

/** A heading and some text above one of our own parts: a form, a tool, a map, a download. */
export function TextPart({ id, heading, text, children }: TextPartProps) {
  return (
    <Part id={id} heading={heading}>
      <RichWords of={text} />
      <div className="mt-7">{children}</div>
    </Part>
  )
}
