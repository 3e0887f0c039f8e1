import type { ArrivingFile } from '@/lib/content/enquiry'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import { acceptedFiles, filesMax, takesDocuments } from '@/lib/domain/leads/photos'
import { counted } from '@/lib/format/counted'

import { FileSender } from './file-sender'

type PhotosFormProps = {
  token: string
  kind: LeadKind
  kept: { photos: number; documents: readonly string[] }
  arriving: readonly ArrivingFile[]
}

const limits = (kind: LeadKind, files: string) =>
  `Up to ${filesMax(kind)} ${files}; we remove hidden details such as the location.`

/** Photos of the rooms and, for a project, documents. */
export function PhotosForm({ token, kind, kept: { photos, documents }, arriving }: PhotosFormProps) {
  const isProject = takesDocuments(kind)
  return (
    <div className="grid justify-items-start gap-3">
      {photos > 0 && <p className="font-semibold">{`We have ${counted(photos, 'photo')} from you.`}</p>}
      {documents.length > 0 && (
        <div>
          <p className="font-semibold">{`We have ${counted(documents.length, 'document')} from you:`}</p>
          <ul className="list-disc pl-5 text-sm">
            {documents.map((name, index) => (
              <li key={index} className="break-words">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {arriving.map(({ name, percent }, index) => (
        <p
          key={index}
          className="text-sm break-words"
        >{`We have ${percent}% of ${name}: choose the same file to continue from there.`}</p>
      ))}
      {photos + documents.length < filesMax(kind) && (
        <FileSender
          token={token}
          hint={
            isProject
              ? `Plans, a schedule of rooms and an EPC as PDF, and photos of ceilings and the fuse box. ${limits(kind, 'files of 20 MB each')}`
              : `Photos of the ceiling, your current heating and the fuse box help most. ${limits(kind, 'photos of 20 MB each')}`
          }
          accepted={acceptedFiles(kind)}
          submitLabel={isProject ? 'Send the files' : 'Send the photos'}
        />
      )}
    </div>
  )
}
