export { connectWallet, type Wallet } from './wallet.ts'
export { WalletDown } from './wallet-down.ts'
