import { FactList } from '@/components/ui/fact-list'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { SiteSettings } from '@/lib/content/site-settings'
import { paragraphsOf, type StoreTerms } from '@/lib/content/store-terms'
import { routes } from '@/lib/routing/routes'

/**
 * The seller's details and the rights of distance buyers (Consumer Contracts Regulations 2013, Consumer Rights Act
 * 2015).
 */
export function DistanceSection({
  settings: { company, mainPhone, email },
  terms,
}: {
  settings: Pick<SiteSettings, 'company' | 'mainPhone' | 'email'>
  terms: StoreTerms
}) {
  const facts = [
    { term: 'Sold by', detail: company.legalName },
    { term: 'Address', detail: company.address.filter(Boolean).join(', ') },
    { term: 'Phone', detail: <TextLink href={mainPhone.href}>{mainPhone.display}</TextLink> },
    { term: 'Email', detail: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
    ...(company.vatNumber ? [{ term: 'VAT number', detail: company.vatNumber }] : []),
  ]
  return (
    <Section id="buying" name="Buying from us" context="What you may rely on" band="plaster">
      <h2 className="text-h3">If you change your mind, or something is wrong</h2>
      <ul className="mt-4 max-w-[38em] list-[square] space-y-2.5 pl-6 marker:text-ink-3">
        <li>
          <b>14 days to cancel.</b> They start when the last part of your order arrives, and you don’t have to give a
          reason. You then have 14 days to send it back. We refund what you paid, including standard delivery, within 14
          days of receiving it or proof that you’ve sent it. Unless your quote says otherwise, you pay for the return.
        </li>
        <li>
          <b>Faulty goods</b> can be rejected within 30 days. After that, we have to repair or replace them. Any
          warranty is in addition to these rights.
        </li>
        <li>
          <b>Before you pay</b> you get a written total with VAT and delivery, and a cancellation form. Nothing is
          ordered until you press “Order with obligation to pay”.
        </li>
        <Terms name="Delivery." text={terms.delivery} />
        <Terms name="Old electrical goods." text={terms.takeBack} />
      </ul>
      <p className="mt-4">
        <TextLink href={routes.consumerRights}>Your rights in full</TextLink>
      </p>
      <FactList facts={facts} className="mt-7 max-w-[38em]" />
    </Section>
  )
}

/** What staff have written; nothing if they have not. */
function Terms({ name, text }: { name: string; text: string }) {
  const [first, ...others] = paragraphsOf(text)
  if (!first) return null
  return (
    <li>
      <b>{name}</b> {first}
      {others.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
    </li>
  )
}
