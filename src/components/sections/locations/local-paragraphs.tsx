import { Section } from '@/components/ui/section'
import type { Paragraph } from '@/lib/content/locations/text/about'

type LocalParagraphsProps = {
  name: string
  verdict: Paragraph
  paragraphs: readonly Paragraph[]
  /** Text about the place by staff. */
  editorial?: string
}

/** The verdict, the text added by staff, and paragraphs specific to the place. */
export function LocalParagraphs({ name, verdict, paragraphs, editorial }: LocalParagraphsProps) {
  return (
    <Section name="Does it make sense?" context={name}>
      <h2 className="max-w-[20em] text-h2">{verdict.heading}</h2>
      <p className="max-w-[38em] pt-4 text-lede">{verdict.text}</p>
      {editorial && <p className="max-w-[36em] pt-5 whitespace-pre-line">{editorial}</p>}
      <div className="grid gap-x-(--gutter) gap-y-8 pt-11 md:grid-cols-2">
        {paragraphs.map(({ key, heading, text }) => (
          <div key={key}>
            <h3 className="text-h3">{heading}</h3>
            <p className="max-w-[36em] pt-2.5">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
