import { leadSourceLabel } from '@/lib/domain/leads/lead-source'

/** The source of an enquiry, in words. */
export function LeadSourceCell({ cellData: source }: { cellData: string | null }) {
  return source && leadSourceLabel(source)
}
