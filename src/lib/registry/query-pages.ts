import type { QueryPage } from '@/lib/features/feature'
import { joined } from '@/lib/features/features'

/** Prerendered pages that accept a query, by path. */
export const QUERY_PAGES: Readonly<Record<string, QueryPage>> = joined('queryPages')
