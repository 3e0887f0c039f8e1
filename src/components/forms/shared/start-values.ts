import type { FormValues } from '@/components/ui/field-props'

type StartValues = {
  /** Each fills in what the later ones leave blank. */
  layers: readonly FormValues[]
  /** The fields that are lists, even of one or none. */
  lists?: readonly string[]
}

/** The values that a form starts with. */
export function startValues({ layers, lists = [] }: StartValues): FormValues {
  const values: FormValues = Object.fromEntries(layers.flatMap((layer) => Object.entries(filledIn(layer))))
  return { ...values, ...Object.fromEntries(lists.map((name) => [name, [values[name] ?? []].flat()])) }
}

/** The values that are not blank; react-hook-form has false for an unticked checkbox and null for no radio button. */
export function filledIn(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value && value.length > 0))
}
