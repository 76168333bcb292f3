import { mobileCodeLifeMs } from '@nordlys/contracts'
import { minuteMs } from '@nordlys/core'

export function codeSms(code: string, brandName: string): string {
  const minutes = mobileCodeLifeMs / minuteMs
  return (
    `Din kode hos ${brandName} er ${code}. Den gælder i ${minutes} minutter. ` +
    'Giv den aldrig til andre.'
  )
}

export function changeAskedSms({ brandName }: { brandName: string }): string {
  return `${brandName}: Der er bedt om et andet mobilnummer til din spilkonto. ${smsNotYou}`
}

export function mobileChangedSms({ brandName }: { brandName: string }): string {
  return `${brandName}: Din spilkonto har fået et nyt mobilnummer. ${smsNotYou}`
}

/** In the place of the letter about a wish, where letters do not arrive. [LT7] */
export function emailChangeAskedSms({ brandName }: { brandName: string }): string {
  return `${brandName}: Der er bedt om en anden e-mailadresse til din spilkonto. ${smsNotYou}`
}

export function emailChangedSms({ brandName }: { brandName: string }): string {
  return `${brandName}: Din spilkonto har fået en ny e-mailadresse. ${smsNotYou}`
}

const smsNotYou = 'Var det ikke dig, så kontakt kundeservice med det samme.'
