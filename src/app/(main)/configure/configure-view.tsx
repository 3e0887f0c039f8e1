import { StaticForm } from '@/components/forms/static-form'
import { Configurator } from '@/components/tools/configurator/configurator'
import { HomeOffer } from '@/components/tools/home-offer'
import { ToolHeader } from '@/components/tools/tool-header'
import { Part } from '@/components/ui/part'
import type { TypedChoices } from '@/lib/calculators/configurator/choices'
import { getBasis } from '@/lib/data/basis'
import { getSiteSettings } from '@/lib/data/site-settings'
import { STATIC_PAGES } from '@/lib/registry/static-pages'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'
import type { FormReplyProps } from '../../form-reply-props'

type ConfigureViewProps = {
  typed: TypedChoices
  /** The form that asks for the quote, when returned with errors. */
  reply?: FormReplyProps
}

/** The configurator with the price of the given choices. */
export async function ConfigureView({ typed, reply }: ConfigureViewProps) {
  const [basis, { mainPhone }] = await Promise.all([getBasis(), getSiteSettings()])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.configure} />
      <ToolHeader trail={[]} current={STATIC_PAGES.configure.name}>
        What would your system cost?
      </ToolHeader>
      <HomeOffer tool="configurator" />
      <Part>
        <Configurator
          typed={typed}
          basis={basis}
          after={<StaticForm form="configuration" phone={mainPhone} {...reply} />}
        />
      </Part>
    </>
  )
}
