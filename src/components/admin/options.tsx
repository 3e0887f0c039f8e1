type Option = { readonly value: string; readonly label: string }

/** The options of a select. */
export const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
