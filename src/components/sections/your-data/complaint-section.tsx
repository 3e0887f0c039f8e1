import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { routes } from '@/lib/routing/routes'

/** How to complain, to us and to the regulator. */
export const ComplaintSection = ({ email }: { email: string }) => (
  <Section name="Not happy with us?" context="You can complain at any time.">
    <p className="max-w-[42em]">
      <TextLink href={`${routes.yourData}#ask`}>Tell us</TextLink>
      <span>, or write to </span>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
      <span>
        : we acknowledge a complaint within 30 days and answer it without undue delay. You can also complain to the
        Information Commissioner’s Office at{' '}
      </span>
      <TextLink href="https://ico.org.uk/make-a-complaint/">ico.org.uk</TextLink>
      <span>, without asking us first.</span>
    </p>
  </Section>
)
