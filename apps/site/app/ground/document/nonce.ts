import { createContext } from 'react'

/** The nonce of a document made for one player; shared documents are allowed by hash instead. */
export const NonceContext = createContext<string | undefined>(undefined)
