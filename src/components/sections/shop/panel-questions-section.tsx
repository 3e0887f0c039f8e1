import { Accordion } from '@/components/ui/accordion'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { routes } from '@/lib/routing/routes'

const QUESTIONS = [
  {
    heading: 'Does it make any noise?',
    content: 'Nothing in it turns. The thermostat may click, and the frame may tick as it warms.',
  },
  {
    heading: 'Who fits it?',
    content: (
      <>
        Two people hang it from channels screwed to the joists, and an electrician connects it, tests it and leaves you
        the certificate. <TextLink href={routes.installationEngineering}>How it is fitted</TextLink>
      </>
    ),
  },
  {
    heading: 'How warm does the face get?',
    content: 'Too warm to rest a hand on, and out of reach. Nothing in it glows or burns.',
  },
  {
    heading: 'How do I look after it?',
    content:
      'There is no yearly service. Switch it off, let it cool, and wipe the face with a barely damp cloth. Do not paint it.',
  },
  {
    heading: 'Can I take it with me?',
    content:
      'Yes: it comes off its channels when you move. An electrician makes the cable safe, and four small holes are filled.',
  },
]

/** What buyers ask about the panel. */
export function PanelQuestionsSection() {
  return (
    <Section name="Questions" band="plaster">
      <h2 className="pb-5 text-h2">Before you ask</h2>
      <Accordion
        name="panel-questions"
        items={QUESTIONS.map(({ heading, content }) => ({ key: heading, heading, content: <p>{content}</p> }))}
      />
    </Section>
  )
}
