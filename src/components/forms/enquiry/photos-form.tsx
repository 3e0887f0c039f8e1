import { Button } from '@/components/ui/button'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import { filesMax, takesDocuments } from '@/lib/domain/leads/photos'
import { counted } from '@/lib/format/counted'
import { lateEndpoints } from '@/lib/routing/endpoints'

const PHOTOS = 'image/jpeg,image/png,image/webp,image/avif'

type PhotosFormProps = { token: string; kind: LeadKind; kept: { photos: number; documents: readonly string[] } }

/**
 * A plain form for photos of the rooms and, with a project, for documents. Phones turn their own format into JPEG
 * because of `accept`.
 */
export function PhotosForm({ token, kind, kept: { photos, documents } }: PhotosFormProps) {
  const isProject = takesDocuments(kind)
  return (
    <form
      method="post"
      action={lateEndpoints.enquiryPhotos}
      encType="multipart/form-data"
      className="grid justify-items-start gap-3"
    >
      {photos > 0 && <p className="font-semibold">We have {counted(photos, 'photo')} from you.</p>}
      {documents.length > 0 && (
        <div>
          <p className="font-semibold">We have {counted(documents.length, 'document')} from you:</p>
          <ul className="list-disc pl-5 text-sm">
            {documents.map((name, place) => (
              <li key={place} className="break-words">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {photos + documents.length < filesMax(kind) && (
        <>
          <input type="hidden" name="token" value={token} />
          <label htmlFor="enquiry-photos" className="text-sm">
            {isProject
              ? 'Plans, a schedule of rooms and an EPC as PDF, and photos of ceilings and the fuse box.'
              : 'Photos of the ceiling, your current heating and the fuse box help most.'}{' '}
            Up to {filesMax(kind)} {isProject ? 'files of 20 MB, 30 MB at once' : 'photos'}; we remove hidden details
            such as the location.
          </label>
          <input
            id="enquiry-photos"
            name="photos"
            type="file"
            multiple
            required
            accept={isProject ? `${PHOTOS},application/pdf` : PHOTOS}
            className="max-w-full text-sm"
          />
          <Button type="submit" look="secondary">
            {isProject ? 'Send the files' : 'Send the photos'}
          </Button>
        </>
      )}
    </form>
  )
}
