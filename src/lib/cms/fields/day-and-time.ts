/** `admin.date` for timestamps; the picker ignores the admin's own date format. */
export const DAY_AND_TIME = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMMM yyyy, HH:mm' } as const

/** The same for days. */
export const DAY_ONLY = { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } as const
