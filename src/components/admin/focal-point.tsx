'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'

const MIDDLE = 50

/** Chooses the point of a picture that stays in view where it is cropped, and shows two crops. */
export function FocalPoint() {
  const x = useField<number | null>({ path: 'focalX' })
  const y = useField<number | null>({ path: 'focalY' })
  const { data } = useDocumentInfo()
  const src: unknown = data?.url
  const objectPosition = `${x.value ?? MIDDLE}% ${y.value ?? MIDDLE}%`
  return (
    <fieldset className="field-type pb-focal-point">
      <legend className="field-label">What stays in view</legend>
      <p>Lists and cards crop pictures. Move the point until both examples show what matters.</p>
      <Slider label="From the left" name="focalX" {...x} />
      <Slider label="From the top" name="focalY" {...y} />
      {typeof src === 'string' && (
        <div>
          <img src={src} alt="" style={{ objectPosition, aspectRatio: '20 / 9' }} />
          <img src={src} alt="" style={{ objectPosition, aspectRatio: '4 / 5' }} />
        </div>
      )}
    </fieldset>
  )
}

type SliderProps = {
  label: string
  name: string
  value: number | null
  setValue: (value: number) => void
  disabled?: boolean
}

function Slider({ label, name, value, setValue, disabled }: SliderProps) {
  const id = `field-${name}`
  return (
    <>
      <label htmlFor={id}>{`${label}: ${value ?? MIDDLE}%`}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value ?? MIDDLE}
        disabled={disabled}
        onChange={({ target }) => setValue(target.valueAsNumber)}
      />
    </>
  )
}
