/** The profile, after a visit to MitID for name and address; without a refusal they have been given. */
export function detailsResultAddress(refusal = 'hentet'): string {
  return `/min-konto/profil?oplysninger=${encodeURIComponent(refusal)}`
}
