import { Accordion } from '@/components/ui/accordion'
import type { BlockOf } from '@/lib/content/page'

import { BlockFrame } from './block-frame'
import { RichWords } from './rich-words'

export function QuestionsBlock({ block: { id, heading, questions } }: { block: BlockOf<'questions'> }) {
  return (
    <BlockFrame id={id} heading={heading}>
      <Accordion
        name={id}
        items={questions.map(({ question, answer }) => ({
          key: question,
          heading: question,
          content: <RichWords of={answer} />,
        }))}
      />
    </BlockFrame>
  )
}
