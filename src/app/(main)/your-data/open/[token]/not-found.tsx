import { DataLinkForm } from '@/components/forms/your-data/data-link-form'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { routes } from '@/lib/routing/routes'

/** In place of a link that was used, is too old or never existed: which of these, nobody is told. */
export default function DataLinkClosed() {
  return (
    <>
      <PageTitle lede="It has been used, or is too old. Ask for a new one: it takes a minute.">
        This link no longer works.
      </PageTitle>
      <FormSection aside={<ArrowLink href={routes.yourData}>Your data</ArrowLink>}>
        <DataLinkForm />
      </FormSection>
    </>
  )
}
