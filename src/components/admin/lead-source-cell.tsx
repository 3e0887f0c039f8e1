import { leadSourceLabel } from '@/lib/domain/leads/lead-source'

/** Where an enquiry was made, in words. */
export function LeadSourceCell({ cellData: source }: { cellData: string | null }) {
  return source && leadSourceLabel(source)
}
