import { routes } from '@/lib/routing/routes'

import { fetchOwnPage } from './fetch-own-page'

type Settings = {
  origin: string
  /** The page as it was prerendered at build time. */
  built: Buffer
}

/**
 * The page that is sent in place of one that cannot be rendered. Rendering it needs the database, so it is fetched from
 * this server in good time, and the last copy is kept for as long as it is needed.
 */
export function unavailablePageOf({ origin, built }: Settings) {
  let last = built
  return {
    body: () => last,

    /** Fetches it again, as its telephone number may have changed. Keeps the last copy if that fails. */
    async refresh(): Promise<void> {
      const page = await fetchOwnPage(`${origin}${routes.unavailable}`).catch(() => null)
      if (page?.status === 200) last = page.body
    },
  }
}
