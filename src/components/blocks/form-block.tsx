import { StandingForm } from '@/components/forms/standing-form'
import { Sheet } from '@/components/sections/page/part'
import { TextPart } from '@/components/sections/page/text-part'
import type { BlockOf } from '@/lib/site/page'
import type { SiteSettings } from '@/lib/site/site-settings'

type FormBlockProps = { block: BlockOf<'form'>; settings: SiteSettings }

export function FormBlock({ block: { id, form, heading, text }, settings }: FormBlockProps) {
  return (
    <TextPart id={id} heading={heading} text={text}>
      <Sheet className="no-print px-5 py-7 md:p-9">
        <StandingForm form={form} phone={settings.mainPhone} />
      </Sheet>
    </TextPart>
  )
}
