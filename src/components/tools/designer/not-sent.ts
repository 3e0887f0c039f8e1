/** Apart from the script that sends a design, because that may not load either. */
export const NOT_REACHED = 'We could not be reached. Nothing is lost: your design is still on your screen.'
