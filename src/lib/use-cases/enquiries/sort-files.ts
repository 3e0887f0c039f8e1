import type { Enquiry } from '@/lib/content/enquiry'
import { acceptedFiles } from '@/lib/domain/leads/photos'
import { sortFiles } from '@/lib/integrations/files/sort-files'

/** The files that an enquiry of this kind can keep, and a sentence about each of the others. */
export const sortEnquiryFiles = (files: readonly File[], { kind }: Pick<Enquiry, 'kind'>) =>
  sortFiles(files, acceptedFiles(kind))
