import { StaticForm } from '@/components/forms/static-form'
import { Sheet } from '@/components/sections/page/block-frame'
import { TextBlock } from '@/components/sections/page/text-block'
import type { BlockOf } from '@/lib/content/page'
import type { SiteSettings } from '@/lib/content/site-settings'

type FormBlockProps = { block: BlockOf<'form'>; settings: SiteSettings }

export function FormBlock({ block: { id, form, heading, text }, settings }: FormBlockProps) {
  return (
    <TextBlock id={id} heading={heading} text={text}>
      <Sheet className="no-print px-5 py-7 md:p-9">
        <StaticForm form={form} phone={settings.mainPhone} />
      </Sheet>
    </TextBlock>
  )
}
