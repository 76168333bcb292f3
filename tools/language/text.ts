/** A Danish text that somebody reads, and where it is written. */
export interface Text {
  /** The file from the project's root, and the place in it: `…/translations.json shell.skip`. */
  place: string
  text: string
}

/** Something about a text that nobody has explained. */
export interface Complaint extends Text {
  says: string
}
