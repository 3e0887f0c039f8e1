import { choicesIn } from '@/lib/calculators/configurator/choices'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { ConfigureView } from '../configure-view'

export const metadata = pageMetadata({
  ...REPLY_PAGES.configureResult,
  path: routes.configure,
  cardOf: STATIC_PAGES.configure,
  isPrivate: true,
})

/** The configurator for a URL with choices in it; the proxy rewrites such requests for its path to this page. */
export default async function ConfigureResultPage({ searchParams }: PageProps<'/configure/result'>) {
  return <ConfigureView typed={choicesIn(await searchParams)} />
}
