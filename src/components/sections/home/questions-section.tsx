import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import type { SectionCopy } from '@/lib/content/home-page'
import type { Question } from '@/lib/content/testimonials'

export function QuestionsSection({ copy, questions }: { copy: SectionCopy; questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <Section id="questions" name="Questions" className="render-late [--late-height:32rem] md:[--late-height:28rem]">
      <h2 className="pb-5 text-h2">{copy.heading}</h2>
      {copy.lede && <p className="max-w-[38em] pb-5 text-lede">{copy.lede}</p>}
      <Accordion
        name="home-questions"
        items={questions.map(({ id, question, answer }) => ({
          key: id,
          heading: question,
          content: answer.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="not-first:mt-3">
              {paragraph}
            </p>
          )),
        }))}
      />
    </Section>
  )
}
