/**
 * Splits a name at its first space: 'Priya Nair' is Priya, Nair; 'Ana de la Cruz' is Ana, de la Cruz; 'Cher' has no
 * last name.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
