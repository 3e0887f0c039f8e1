import { ContactForm } from '@/components/forms/contact-form'
import { QuoteRequestForm } from '@/components/forms/quote-request-form'
import { Sheet } from '@/components/sections/page/part'
import { TextPart } from '@/components/sections/page/text-part'
import { ButtonLink } from '@/components/ui/button'
import type { BlockOf } from '@/lib/site/page'
import type { FormName } from '@/lib/site/page-parts'
import { routes } from '@/lib/site/routes'
import type { SiteSettings } from '@/lib/site/site-settings'

type FormBlockProps = { block: BlockOf<'form'>; settings: SiteSettings }

export function FormBlock({ block: { id, form, heading, text }, settings }: FormBlockProps) {
  return (
    <TextPart id={id} heading={heading} text={text}>
      <FormNamed form={form} settings={settings} />
    </TextPart>
  )
}

function FormNamed({ form, settings: { mainPhone } }: { form: FormName; settings: SiteSettings }) {
  switch (form) {
    case 'contact':
      return <Sheet className="no-print px-5 py-7 md:p-9"><ContactForm phone={mainPhone} /></Sheet>
    case 'quote':
      return <Sheet className="no-print px-5 py-7 md:p-9"><QuoteRequestForm phone={mainPhone} /></Sheet>
    case 'datasheet':
    case 'distributor':
    case 'installer':
    case 'business':
      return <ButtonLink href={routes.contact}>Write to us</ButtonLink>
  }
}
