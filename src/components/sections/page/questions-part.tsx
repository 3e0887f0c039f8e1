import { Accordion } from '@/components/ui/accordion'
import type { BlockOf } from '@/lib/site/page'

import { Part } from './part'
import { RichWords } from './rich-words'

export function QuestionsPart({ block: { id, heading, questions } }: { block: BlockOf<'questions'> }) {
  return (
    <Part id={id} heading={heading}>
      <Accordion
        name={id}
        items={questions.map(({ question, answer }) => ({
          key: question,
          heading: question,
          content: <RichWords of={answer} />,
        }))}
      />
    </Part>
  )
}
