/** Worked out at the first need, once for each argument. */
export function remembered<Of, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new Map<Of, { readonly found: Found }>()
  return (of) => {
    const { found } = known.get(of) ?? { found: find(of) }
    known.set(of, { found })
    return found
  }
}

/** Worked out at the first need. */
export function once<Found>(find: () => Found): () => Found {
  return remembered<void, Found>(find)
}
