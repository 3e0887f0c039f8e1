type LabelledInputProps = {
  label: string
  type?: 'text' | 'date'
  value: string
  onType: (text: string) => void
}

/** A short text or a date under its label. */
export const LabelledInput = ({ label, type = 'text', value, onType }: LabelledInputProps) => (
  <label>
    <span>{label}</span>
    <input type={type} value={value} onChange={({ target }) => onType(target.value)} />
  </label>
)
