import { Button } from './button'
import { Picture } from './picture'

type ZoomablePictureProps = Parameters<typeof Picture>[0] & {
  /** Unique on the page. */
  id: string
}

/** A picture that opens in full when pressed. The browser opens and closes the dialog, so it needs no script. */
export function ZoomablePicture({ id, ...shown }: ZoomablePictureProps) {
  const { picture } = shown
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Enlarge: ${picture.alt}`}
        className="block w-full cursor-zoom-in rounded-panel"
      >
        <Picture {...shown} />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={picture.alt}
        className="m-auto max-w-[96vw] rounded-panel bg-panel p-3 shadow-cast backdrop:bg-ink/70"
      >
        <Picture picture={picture} sizes="96vw" className="h-auto max-h-[82dvh] w-auto max-w-full object-contain" />
        <Button look="secondary" size="sm" popoverTarget={id} popoverTargetAction="hide" className="mt-3">
          Close
        </Button>
      </div>
    </>
  )
}
