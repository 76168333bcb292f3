import type { ChainPar, FreeSpinsPar, HoldPar, Par, TablePar } from './par.ts'

export function isFreeSpinsPar(par: Par): par is FreeSpinsPar {
  return 'freeSpinsPerFeature' in par
}

export function isHoldPar(par: Par): par is HoldPar {
  return 'coinsPerFeature' in par
}

export function isTablePar(par: Par): par is TablePar {
  return 'table' in par
}

export function isChainPar(par: Par): par is ChainPar {
  return 'parts' in par
}
