import { ButtonLink } from '@/components/ui/button'
import { PageTitle } from '@/components/ui/page-title'
import { routes } from '@/lib/routing/routes'

/** In place of someone's data once its page has closed. */
export const DataClosed = () => (
  <>
    <PageTitle lede="It stays open for half an hour, so that nobody else reads it later on the same device. Ask for a new link to go on.">
      This page has closed.
    </PageTitle>
    <div className="grid-page pt-8 pb-(--section)">
      <div className="col-span-full md:col-start-4">
        <ButtonLink href={routes.yourData} look="secondary">
          Ask for a new link
        </ButtonLink>
      </div>
    </div>
  </>
)
