import { Button } from '@/components/ui/button'
import { PHOTOS_MAX } from '@/lib/domain/leads/photos'
import { counted } from '@/lib/format/counted'
import { lateEndpoints } from '@/lib/routing/endpoints'

type PhotosFormProps = { token: string; kept: number }

/** A plain form for photos of the rooms. Phones turn their own format into JPEG because of `accept`. */
export function PhotosForm({ token, kept }: PhotosFormProps) {
  return (
    <form
      method="post"
      action={lateEndpoints.enquiryPhotos}
      encType="multipart/form-data"
      className="grid justify-items-start gap-3"
    >
      {kept > 0 && <p className="font-semibold">We have {counted(kept, 'photo')} from you.</p>}
      {kept < PHOTOS_MAX && (
        <>
          <input type="hidden" name="token" value={token} />
          <label htmlFor="enquiry-photos" className="text-sm">
            Photos of the ceiling, your current heating and the fuse box help most. Up to {PHOTOS_MAX} photos; we remove
            hidden details such as the location.
          </label>
          <input
            id="enquiry-photos"
            name="photos"
            type="file"
            multiple
            required
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="max-w-full text-sm"
          />
          <Button type="submit" look="secondary">
            Send the photos
          </Button>
        </>
      )}
    </form>
  )
}
